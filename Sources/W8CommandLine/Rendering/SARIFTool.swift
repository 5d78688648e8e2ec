import JSON
import W8Analysis

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
  return .object([
    "id": .string(rule.code.description),
    "name": .string(rule.name),
    "shortDescription": .message(firstSentence(of: page.finds)),
    "fullDescription": .message(oneLine(page.finds) + " " + oneLine(page.harm)),
    "help": .object([
      "text": .string(
        "\(oneLine(page.harm))\n\nExample\n\(block(page.example))\n\nInstead\n\(block(page.instead))"
      ),
      "markdown": .string(
        "\(oneLine(page.harm))\n\nExample\n\n```w8log\n\(block(page.example))\n```\n\n"
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
  text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
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
