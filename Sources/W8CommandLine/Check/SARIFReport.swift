import JSON
import W8Book
import W8Engine
import W8Lint
import W8Reports
import W8Text

extension Renderer {
  /// SARIF 2.1.0, the format in which tools for static analysis exchange results.
  static let sarif = Renderer(name: "sarif", reader: .program) {
    SARIFReport(paths: $0.paths)
  }
}

/// A document in the pieces in which it is written, with one run of the tool.
private struct SARIFReport: CheckReport {
  private var json = JSONWriter(.document)
  private let paths: RepositoryPaths

  init(paths: RepositoryPaths) {
    self.paths = paths
    json.startObject()
    json.field("$schema", sarifSchema)
    json.key("runs")
    json.startArray()
    json.startObject()
    // Columns count Unicode scalars; a reader would else take them for UTF-16 code units.
    json.field("columnKind", "unicodeCodePoints")
    if paths.top != nil { json.field("originalUriBaseIds", uriBases) }
    json.key("results")
    json.startArray()
  }

  mutating func tell(_ finding: Finding, in log: OpenedLog, to output: inout [UInt8]) {
    result(finding, in: log, paths).write(to: &json)
    output += json.take()
  }

  mutating func end(_ summary: CheckSummary, to output: inout [UInt8]) {
    json.endArray()
    json.field("tool", sarifTool())
    var invocation: JSONObject = ["executionSuccessful": .bool(!summary.hasUnreadable)]
    if let leftOut = summary.leftOut {
      invocation["toolExecutionNotifications"] = [["level": "note", "message": .message(leftOut)]]
    }
    json.field("invocations", [invocation])
    json.endObject()
    json.endArray()
    json.field("version", "2.1.0")
    json.endObject()
    json.endDocument()
    output += json.take()
  }
}

private let sarifSchema =
  "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"

private let ruleIndices = Dictionary(
  uniqueKeysWithValues: Rule.all.enumerated().map { ($1.code, $0) })

/// What the base of the paths is: its folder on this machine is of no use elsewhere.
private let uriBases: JSON = .object([
  uriBase: .object(["description": .message("the top of the repository")])
])

private let uriBase = "%SRCROOT%"

private func result(_ finding: Finding, in log: OpenedLog, _ paths: RepositoryPaths) -> JSON {
  let diagnostic = finding.diagnostic
  let text = log.file.text
  let artifact = artifactLocation(log.file, in: log, paths)
  let related = diagnostic.related.enumerated().map { index, other in
    let file = other.file.flatMap(log.analysis.file) ?? log.file
    return JSON.object([
      "id": .integer(index + 1),
      "message": .message(other.message),
      "physicalLocation": physicalLocation(
        artifactLocation(file, in: log, paths), other.range, file.text),
    ])
  }
  // An edit of a byte order mark has no columns, since a mark has none.
  let fixes = finding.newFixes.filter { fix in
    fix.edits.allSatisfy { $0.range.isEmpty || $0.range.start >= text.lengthOfByteOrderMark }
  }
  var members: JSONObject = [
    "ruleId": .string(diagnostic.code.description),
    "level": .string(diagnostic.severity.level),
    "message": .message(diagnostic.message),
    "locations": .array([
      .object(["physicalLocation": physicalLocation(artifact, diagnostic.range, text)])
    ]),
  ]
  if let index = ruleIndices[diagnostic.code] { members["ruleIndex"] = .integer(index) }
  if !related.isEmpty { members["relatedLocations"] = .array(related) }
  if !fixes.isEmpty { members["fixes"] = .array(fixes.map { sarifFix($0, artifact, text) }) }
  return .object(members)
}

private func sarifFix(
  _ fix: Fix, _ artifact: JSON, _ text: SectionedText
) -> JSON {
  let replacements = fix.edits.map { edit in
    JSON.object([
      "deletedRegion": region(edit.range, text),
      "insertedContent": .object(content(edit.replacement)),
    ])
  }
  return .object([
    "description": .message(fix.title),
    "artifactChanges": .array([
      .object(["artifactLocation": artifact, "replacements": .array(replacements)])
    ]),
  ])
}

/// Text where the bytes are text.
private func content(_ bytes: [UInt8]) -> JSONObject {
  guard let text = String(validating: bytes, as: UTF8.self) else {
    return ["binary": .string(base64(bytes))]
  }
  return ["text": .string(text)]
}

private func physicalLocation(
  _ artifact: JSON, _ range: TextRange, _ text: SectionedText
) -> JSON {
  .object(["artifactLocation": artifact, "region": region(range, text)])
}

private func region(_ range: TextRange, _ text: SectionedText) -> JSON {
  let start = text.humanPosition(of: range.start)
  let end = text.humanPosition(of: range.end)
  return .object([
    "startLine": .integer(start.line),
    "startColumn": .integer(start.column),
    "endLine": .integer(end.line),
    "endColumn": .integer(end.column),
  ])
}

private func artifactLocation(
  _ file: FileAnalysis, in log: OpenedLog, _ paths: RepositoryPaths
) -> JSON {
  guard let path = paths.path(of: file, in: log) else {
    return .object(["uri": .string(uriReference(toFile: log.name(of: file)))])
  }
  return .object([
    "uri": .string(uriReference(toFile: path)), "uriBaseId": .string(uriBase),
  ])
}

/// What SARIF says of the tool: its name, version and rules.
func sarifTool() -> JSON {
  .object([
    "driver": .object([
      "name": .string("w8log"),
      "version": .string(w8logVersion),
      "semanticVersion": .string(w8logVersion),
      "rules": .array(Rule.all.map(descriptor)),
    ])
  ])
}

private func descriptor(of rule: Rule) -> JSON {
  let page = rule.explanation
  let advice = oneLine(page.harm) + " " + oneLine(page.fix)
  return .object([
    "id": .string(rule.code.description),
    "name": .string(rule.name),
    "shortDescription": .message(firstSentence(of: page.finds)),
    "fullDescription": .message(oneLine(page.finds) + " " + oneLine(page.harm)),
    "help": .object([
      "text": .string(
        "\(advice)\n\nExample\n\(block(page.example))\n\nInstead\n\(block(page.instead))"),
      "markdown": .string(
        "\(advice)\n\nExample\n\n```w8log\n\(block(page.example))\n```\n\n"
          + "Instead\n\n```w8log\n\(block(page.instead))\n```\n"),
    ]),
    "defaultConfiguration": rule.severity == .off
      ? .object(["enabled": .bool(false)]) : .object(["level": .string(rule.severity.level)]),
  ])
}

private func block(_ example: String) -> String {
  exampleLines(example).joined(separator: "\n")
}

private func oneLine(_ text: String) -> String {
  text.split { $0.isWhitespace }.joined(separator: " ")
}

extension Severity {
  /// The word that SARIF has for it.
  var level: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .information, .hint: "note"
    case .off: "none"
    }
  }
}

extension JSON {
  /// A text as SARIF has it.
  static func message(_ text: String) -> JSON {
    .object(["text": .string(text)])
  }
}

/// `bytes` in base64 (RFC 4648, section 4), padded, on one line.
func base64(_ bytes: [UInt8]) -> String {
  let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
  var text: [UInt8] = []
  text.reserveCapacity((bytes.count + 2) / 3 * 4)
  for start in stride(from: 0, to: bytes.count, by: 3) {
    let group = bytes[start..<min(start + 3, bytes.count)]
    let bits = group.enumerated().reduce(0) { $0 | Int($1.element) << (16 - 8 * $1.offset) }
    for sextet in 0..<4 {
      let isPadding = sextet > group.count
      text.append(isPadding ? UInt8(ascii: "=") : alphabet[bits >> (18 - 6 * sextet) & 0x3F])
    }
  }
  return String(decoding: text, as: UTF8.self)
}

/// A reference, as RFC 3986 has it, to the file at `path`: relative paths stay relative.
///
/// Everything is escaped but what is never special, so that neither `a:b` nor `100%` is misread.
func uriReference(toFile path: String) -> String {
  let reference = withoutCurrentFolder(path).utf8.map(escaped).joined()
  return path.hasPrefix("/") ? "file://\(reference)" : reference
}

private func escaped(_ byte: UInt8) -> String {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
    UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
    String(Unicode.Scalar(byte))
  default:
    (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
  }
}
