import W8Book
import W8Lint
import W8Reports
import W8Text

extension Renderer {
  /// Workflow commands, which GitHub shows as annotations of the changed lines.
  static let github = Renderer(name: "github", reader: .program) {
    GitHubReport(paths: $0.paths)
  }
}

private struct GitHubReport: CheckReport {
  let paths: RepositoryPaths

  func tell(_ finding: Finding, in log: OpenedLog, to output: inout [UInt8]) {
    let diagnostic = finding.diagnostic
    let end = log.file.text.humanPosition(of: diagnostic.range.end)
    var properties = [
      ("file", paths.name(of: log)),
      ("line", String(finding.start.line)),
      ("endLine", String(end.line)),
    ]
    // Columns are not allowed where a range spans lines.
    if end.line == finding.start.line {
      properties.append(("col", String(finding.start.column)))
      properties.append(("endColumn", String(end.column)))
    }
    properties.append(("title", "\(diagnostic.rule.name) \(diagnostic.code)"))
    output += command(diagnostic.severity.command, properties, diagnostic.message).utf8
  }

  func end(_ summary: CheckSummary, to output: inout [UInt8]) {
    guard let leftOut = summary.leftOut else { return }
    output += command("notice", [("title", "w8log check")], leftOut).utf8
  }

  private func command(
    _ name: String, _ properties: [(name: String, value: String)], _ message: String
  ) -> String {
    let list = properties.map { "\($0.name)=\(gitHubEscaped(property: $0.value))" }
    return "::\(name) \(list.joined(separator: ","))::\(gitHubEscaped(data: message))\n"
  }
}

extension Severity {
  fileprivate var command: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .information, .hint, .off: "notice"
    }
  }
}

/// `text` as the message of a workflow command.
func gitHubEscaped(data text: String) -> String {
  escaped(text) { scalar in
    switch scalar {
    case "%": "%25"
    case "\r": "%0D"
    case "\n": "%0A"
    default: nil
    }
  }
}

/// `text` as the value of a property of a workflow command.
func gitHubEscaped(property text: String) -> String {
  escaped(text) { scalar in
    switch scalar {
    case ":": "%3A"
    case ",": "%2C"
    default: gitHubEscaped(data: String(scalar))
    }
  }
}

/// Replaces what has a replacement, and makes visible what a terminal would obey.
private func escaped(_ text: String, _ replacement: (Unicode.Scalar) -> String?) -> String {
  text.replacing { scalar in
    var shown = ""
    appendVisible(scalar, to: &shown)
    return replacement(scalar) ?? shown
  }
}
