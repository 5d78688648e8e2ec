import SystemLibrary
import W8CommandLine
import W8Engine
import W8Server
import W8ServerProcess

// A closed pipe is no reason to be killed: `w8log log | head` ends quietly.
signal(SIGPIPE, SIG_IGN)

let arguments = Array(CommandLine.arguments.dropFirst())

/// The texts and pictures that the server has made by the command line.
let logPages = LogPages(
  report: { reportText(of: editedLog($0), gym: $0.gym, date: $0.date) },
  chart: { chartFile(of: editedLog($0)) },
  page: { pageFile(of: editedLog($0)) })

/// Whether only a page is asked for, which the command line has of every command.
let asksForPage = arguments.contains { ["--help", "-h", "--version"].contains($0) }

// The language server goes first: nothing else may be in the way of its start.
if arguments.first == "lsp", !asksForPage {
  exit(
    runLanguageServer(
      arguments: Array(arguments.dropFirst()), version: w8logVersion, pages: logPages))
}

let environment = Environment.system(
  arguments: arguments,
  variable: { name in getenv(name).map { String(cString: $0) } },
  today: localDate,
  isTerminal: { isatty($0) == 1 },
  terminalWidth: { positive(terminalSize()?.columns) },
  terminalHeight: { positive(terminalSize()?.lines) })
exit(runCommandLine(environment).rawValue)

/// The log of a conversation as the command line knows it.
func editedLog(_ source: LogPages.Source) -> EditedLog {
  EditedLog(root: source.root, texts: source.texts, today: source.today)
}

/// The date of the clock in the zone of the user.
func localDate() -> ClockDate {
  var now = time(nil)
  var local = tm()
  localtime_r(&now, &local)
  return ClockDate(
    year: Int(local.tm_year) + 1900, month: Int(local.tm_mon) + 1, day: Int(local.tm_mday))
}

/// The size of the terminal, zero where it does not say; nil when standard output is none.
func terminalSize() -> (columns: Int, lines: Int)? {
  var size = winsize()
  guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 else { return nil }
  return (Int(size.ws_col), Int(size.ws_row))
}

/// Nil for a size that a terminal cannot have.
func positive(_ size: Int?) -> Int? {
  size.flatMap { $0 > 0 ? $0 : nil }
}
