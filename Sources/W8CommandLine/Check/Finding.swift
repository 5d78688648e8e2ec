import W8Analysis
import W8Text

/// A diagnostic with its place for people and its fixes.
struct Finding {
  let diagnostic: Diagnostic
  let start: HumanPosition
  let fixes: [Fix]

  init(_ diagnostic: Diagnostic, in log: OpenedLog) {
    self.diagnostic = diagnostic
    start = log.file.text.humanPosition(of: diagnostic.range.start)
    fixes = log.analysis.fixes(for: diagnostic, in: log.file)
  }

  /// The line that the error parsers of editors know: `path:line:column: severity: message [rule]`.
  func headline(in log: OpenedLog, _ style: Style) -> String {
    let place = "\(visible(log.name)):\(start.line):\(start.column):"
    let severity = style.paint("\(diagnostic.severity.name):", diagnostic.severity.part)
    let rule = "[\(diagnostic.rule.name) \(diagnostic.code)]"
    return "\(place) \(severity) \(visible(diagnostic.message)) \(rule)"
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
