/// Text made safe to stand in a line or a table cell of GitHub's and GitLab's Markdown.
enum MarkdownText {
  /// A message with its code as code spans.
  static func message(_ text: String) -> String {
    MessageText(text).parts.map { part in
      switch part {
      case .words(let words): escaped(words)
      case .code(let code): self.code(code)
      }
    }.joined()
  }

  /// Words in which no sign means anything to Markdown or HTML.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in PlainText.oneLine(text).unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      // A name with an at sign would tell somebody about it, one with a number sign link to an issue.
      case "@": result += "&#64;"
      case "#": result += "&#35;"
      case "\\", "`", "*", "_", "[", "]", "|", "~", "!":
        result += "\\"
        result.unicodeScalars.append(scalar)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// A code span that holds any text. In a table its bars are escaped, which a table undoes first.
  static func code(_ text: String) -> String {
    let text = PlainText.oneLine(text).replacing("|", with: "\\|")
    let fence = String(repeating: "`", count: longestRun(of: "`", in: text) + 1)
    // A space beside a back-tick is taken off again; so are the spaces of a text between two spaces.
    let isPadded =
      text.hasPrefix("`") || text.hasSuffix("`") || (text.hasPrefix(" ") && text.hasSuffix(" "))
    let space = isPadded ? " " : ""
    return text.isEmpty ? "" : fence + space + text + space + fence
  }

  /// A fence that no line of a text can close.
  static func fence(for text: String) -> String {
    String(repeating: "`", count: max(3, longestRun(of: "`", in: text) + 1))
  }

  private static func longestRun(of sign: Character, in text: String) -> Int {
    var longest = 0
    var run = 0
    for character in text {
      run = character == sign ? run + 1 : 0
      longest = max(longest, run)
    }
    return longest
  }
}
