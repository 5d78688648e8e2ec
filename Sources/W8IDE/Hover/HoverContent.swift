/// What a hover says, apart from how it is written.
package struct HoverContent: Hashable, Sendable {
  /// What it speaks of, on one line.
  package let title: String
  /// What there is to say, in order.
  package let facts: [HoverFact]
  /// A drawing of one line; nil when there is none.
  package let drawing: String?

  /// The content as Markdown.
  package var markdown: String {
    var blocks = ["**\(escaped(title))**"]
    if !facts.isEmpty {
      let items = facts.map { "- \(escaped($0.label)): \(escaped($0.text))" }
      blocks.append(items.joined(separator: "\n"))
    }
    if let drawing { blocks.append("`\(drawing)`") }
    return blocks.joined(separator: "\n\n")
  }

  /// The content as plain text of several lines.
  package var plainText: String {
    let lines = [title] + facts.map { "\($0.label): \($0.text)" } + (drawing.map { [$0] } ?? [])
    return lines.joined(separator: "\n")
  }
}

/// One thing that a hover says.
package struct HoverFact: Hashable, Sendable {
  /// What it is about, such as `Average`.
  package let label: String
  /// What it is.
  package let text: String
}

/// `text` with a backslash before all that Markdown would take for a mark within a line.
private func escaped(_ text: String) -> String {
  var result = String.UnicodeScalarView()
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\\", "`", "*", "_", "[", "]", "<", ">", "#", "~", "|", "&", "$": result.append("\\")
    default: break
    }
    result.append(scalar)
  }
  return String(result)
}
