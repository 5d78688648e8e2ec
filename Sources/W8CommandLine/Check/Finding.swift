import W8Analysis
import W8Text

/// A diagnostic with its place for people and its fixes.
struct Finding {
  let diagnostic: Diagnostic
  let start: HumanPosition
  let fixes: [Fix]
  /// Those that no finding before had: what sorts a month mends all its days that are out of order, and documents
  /// tell it with the first of them.
  let newFixes: [Fix]

  /// Takes what `check` found in `log`, and asks `search` for its fixes.
  init(_ diagnostic: Diagnostic, in log: OpenedLog, _ search: inout FixSearch) {
    self.diagnostic = diagnostic
    start = log.file.text.humanPosition(of: diagnostic.range.start)
    fixes = search.fixes(for: diagnostic)
    newFixes = search.newFixes(among: fixes, of: diagnostic)
  }

  /// Whether `check --fix` mends it.
  var isMended: Bool { fixes.contains(where: \.isSafe) }
  /// Whether `check --unsafe-fixes` mends it and `--fix` does not.
  var isMendedUnsafely: Bool { !isMended && fixes.contains(where: \.isPreferred) }

  /// The line that the error parsers of editors know: `path:line:column: severity: message [rule]`, with `[*]`
  /// before the rule where `--fix` mends the finding.
  func headline(in log: OpenedLog, _ style: Style) -> String {
    let place = "\(visible(log.name)):\(start.line):\(start.column):"
    let severity = style.paint("\(diagnostic.severity.name):", diagnostic.severity.part)
    let rule = "[\(diagnostic.rule.name) \(diagnostic.code)]"
    return "\(place) \(severity) \(visible(diagnostic.message)) "
      + (isMended ? "[*] " : "") + rule
  }
}

extension Severity {
  /// How the severity stands out.
  var part: Style.Part {
    switch self {
    case .error: .error
    case .warning: .warning
    case .information: .information
    case .hint, .off: .faint
    }
  }
}
