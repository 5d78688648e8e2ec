import JSON
import Primitives
import W8Book
import W8Lint
import W8Reports
import W8Text

extension Renderer {
  /// The Code Quality report of GitLab, which shows findings in merge requests.
  static let gitlab = Renderer(name: "gitlab", reader: .program) { GitLabReport(paths: $0.paths) }
}

/// A list of findings in the pieces in which it is written.
private struct GitLabReport: CheckReport {
  private var json = JSONWriter(.document)
  private let paths: RepositoryPaths
  /// The number of findings that had the same file, rule and message.
  private var counts: [String: Int] = [:]

  init(paths: RepositoryPaths) {
    self.paths = paths
    json.startArray()
  }

  mutating func tell(_ finding: Finding, in log: OpenedLog, to output: inout [UInt8]) {
    let diagnostic = finding.diagnostic
    let path = paths.name(of: log)
    let value: JSON = .object([
      "check_name": .string(diagnostic.rule.name),
      "description": .string(diagnostic.message),
      "fingerprint": .string(fingerprint(of: diagnostic, in: path)),
      "location": .object([
        "lines": .object([
          "begin": .integer(finding.start.line),
          "end": .integer(log.file.text.humanPosition(of: diagnostic.range.end).line),
        ]),
        "path": .string(path),
      ]),
      "severity": .string(diagnostic.severity.gitLabName),
    ])
    value.write(to: &json)
    output += json.take()
  }

  mutating func end(_ summary: CheckSummary, to output: inout [UInt8]) {
    json.endArray()
    json.endDocument()
    output += json.take()
  }

  /// Returns what GitLab knows the finding by: it is another for each, and stays if lines above are added.
  private mutating func fingerprint(of diagnostic: Diagnostic, in path: String) -> String {
    let words = "\(path)\n\(diagnostic.code)\n\(diagnostic.message)"
    let count = counts[words, default: 0]
    counts[words] = count + 1
    return contentHash(Array("\(words)\n\(count)".utf8))
  }
}

extension Severity {
  fileprivate var gitLabName: String {
    switch self {
    case .error: "major"
    case .warning: "minor"
    case .information, .hint, .off: "info"
    }
  }
}
