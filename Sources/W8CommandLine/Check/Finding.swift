import W8Book
import W8Lint
import W8Reports
import W8Text

/// A diagnostic with its position for people and its fixes.
struct Finding {
  let diagnostic: Diagnostic
  let start: HumanPosition
  let fixes: [Fix]
  /// Those that no finding before had, for a program: what sorts a month mends all its days that are out of order, and
  /// documents tell it with the first of them.
  let newFixes: [Fix]
  /// Whether `check --fix` leaves the log as it is.
  private let isRefused: Bool

  /// Takes what `check` found in `log`, for `reader`, and asks `search` for its fixes; none is made where the log `isRefused`.
  init(
    _ diagnostic: Diagnostic, in log: OpenedLog, for reader: Renderer.Reader,
    _ search: inout FixSearch, isRefused: Bool
  ) {
    self.isRefused = isRefused
    self.diagnostic = diagnostic
    start = log.file.text.humanPosition(of: diagnostic.range.start)
    fixes = search.fixes(for: diagnostic)
    newFixes = reader == .program ? search.newFixes(among: fixes, of: diagnostic) : []
  }

  /// Whether `check --fix` mends it.
  var isMended: Bool { !isRefused && fixes.contains { $0.isSafe } }
  /// Whether `check --unsafe-fixes` mends it and `--fix` does not.
  var isMendedUnsafely: Bool { !isRefused && !isMended && fixes.contains { $0.isPreferred } }

  /// Appends the line that the error parsers of editors know: `path:line:column: severity: message [rule]`, with `[*]`
  /// before the rule where `--fix` mends the finding.
  func tellHeadline(in log: OpenedLog, _ style: Style, to output: inout [UInt8]) {
    output += visible(log.name).utf8
    for number in [start.line, start.column] {
      output.append(UInt8(ascii: ":"))
      output += String(number).utf8
    }
    output += ": ".utf8
    style.paint(diagnostic.severity.part, in: &output) {
      $0 += diagnostic.severity.name.utf8
      $0.append(UInt8(ascii: ":"))
    }
    output.append(UInt8(ascii: " "))
    output += visible(diagnostic.message).utf8
    output += (isMended ? " [*] [" : " [").utf8
    output += diagnostic.rule.name.utf8
    output.append(UInt8(ascii: " "))
    output += diagnostic.code.description.utf8
    output.append(UInt8(ascii: "]"))
  }
}

extension Severity {
  /// The way the severity stands out.
  var part: Style.Part {
    switch self {
    case .error: .error
    case .warning: .warning
    case .information: .information
    case .hint, .off: .faint
    }
  }
}
