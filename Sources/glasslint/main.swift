import GlassCommand

Program.main(Array(CommandLine.arguments.dropFirst()))
