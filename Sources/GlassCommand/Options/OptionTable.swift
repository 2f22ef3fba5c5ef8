import GlassEngine
import GlassProject

/// Every option there is. One that is not implemented is not here.
package enum OptionTable {
  package static let help = OptionSpec("help", letter: "h", in: .general, "Show this help")
  package static let version = OptionSpec("version", in: .general, "Show the version")

  package static let color = OptionSpec(
    "color", value: .required("WHEN"), in: .output,
    completion: .words(["auto", "always", "never"]),
    "Use colours: auto (on a terminal), always or never")

  /// The options of `lint`, by group.
  package static let lint: [OptionSpec] =
    selection + changes + rules + project + baseline + fixes + output + general

  /// The options of `config`.
  package static let configuration = [
    projectFolder, configFile, noConfig,
    OptionSpec("schema", in: .output, "Write the JSON Schema of configurations, for editors"),
    help,
  ]

  private static let projectFolder = OptionSpec(
    "project", value: .required("DIR"), in: .selection, completion: .directories,
    "Read this folder as the project, so that callers and wrappers elsewhere in it are known")

  private static let configFile = OptionSpec(
    "config", value: .required("FILE"), in: .project, completion: .files,
    "Use this configuration instead of the nearest .glasslint.json")

  private static let noConfig = OptionSpec(
    "no-config", in: .project, "Ignore configuration files")

  private static let selection = [
    projectFolder,
    OptionSpec("isolated", in: .selection, "Read only the files that are named"),
    OptionSpec(
      "exclude", value: .required("GLOB"), repeats: true, in: .selection,
      "Leave out the files that match"),
    OptionSpec(
      "no-exclude", in: .selection,
      "Report on the named files also where an exclusion or an ignore file leaves them out"),
    OptionSpec(
      "stdin", in: .selection, "Read a file's text from standard input; needs --stdin-filename"),
    OptionSpec(
      "stdin-filename", value: .required("PATH"), in: .selection, completion: .files,
      "The file for which the text on standard input stands"),
    OptionSpec(
      "explain-files", in: .selection, "Say for each file why it is in or out, and check nothing"),
  ]

  private static let changes = [
    OptionSpec(
      "changed", value: .optional("REV"), in: .changes,
      "Report only findings that touch a line changed since the merge base with REV (by default the default branch)"
    ),
    OptionSpec(
      "staged", in: .changes,
      "Report only findings that touch a staged line; files are checked as they are staged"),
    OptionSpec(
      "diff-file", value: .required("FILE"), in: .changes, completion: .files,
      "Report only findings that touch a line added by this patch; - reads standard input"),
  ]

  private static let rules = [
    OptionSpec(
      "only", value: .required("IDS"), repeats: true, in: .rules, completion: .ruleList,
      "Run exactly these rules (ids, folder names or all, with commas)"),
    OptionSpec(
      "enable", value: .required("IDS"), repeats: true, in: .rules, completion: .ruleList,
      "Run these rules as well"),
    OptionSpec(
      "skip", value: .required("IDS"), repeats: true, in: .rules, completion: .ruleList,
      "Do not run these rules"),
  ]

  private static let project = [
    configFile, noConfig,
    OptionSpec(
      "deployment-target", value: .required("PLATFORM=VERSION"), repeats: true, in: .project,
      completion: .words(Platform.allCases.map { "\($0.key)=" }),
      "The oldest system the app runs on, such as ios=17.0"),
    OptionSpec(
      "sdk", value: .required("VERSION"), in: .project,
      "The SDK the app is built with, such as 26.0"),
    OptionSpec("jobs", value: .required("N"), in: .project, "Work on so many files at a time"),
  ]

  private static let baseline = [
    OptionSpec(
      "baseline", value: .required("FILE"), in: .baseline, completion: .files,
      "Report only what this baseline does not hold"),
    OptionSpec(
      "write-baseline", value: .required("FILE"), in: .baseline, completion: .files,
      "Accept all findings of this run, and end with status 0"),
    OptionSpec("prune", in: .baseline, "Take out of the baseline what is no longer found"),
    OptionSpec(
      "add-suppressions", value: .optional("REASON"), in: .baseline,
      "Write a suppression with this reason above each finding"),
  ]

  private static let fixes = [
    OptionSpec("fix", in: .fixes, "Apply the safe fixes"),
    OptionSpec("unsafe-fixes", in: .fixes, "Apply also the fixes that change look or structure"),
    OptionSpec(
      "diff", in: .fixes,
      "Show what --fix or --add-suppressions would change, and change nothing"),
  ]

  private static let output = [
    OptionSpec(
      "format", value: .required("NAME[=FILE]"), repeats: true, in: .output, completion: .formats,
      "Report in this format, to this file; see Formats below"),
    OptionSpec(
      "fail-on", value: .required("SEVERITY"), in: .output,
      completion: .words(["error", "warning", "info", "never"]),
      "End with status 1 from this severity on: error, warning (default), info or never"),
    OptionSpec(
      "statistics", in: .output, "Count the findings by rule and by folder instead of showing them"),
    color,
    OptionSpec("quiet", in: .output, "Report findings only: no summary, no notes"),
    OptionSpec("timings", in: .output, "Tell on standard error where the time goes"),
  ]

  private static let general = [help, version]
}
