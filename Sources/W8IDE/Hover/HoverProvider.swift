package import W8Book
package import W8Text

/// One kind of thing that has a hover.
///
/// A provider is a file in `Hover` and a line in `all`.
struct HoverProvider: Sendable {
  /// The hover; nil where something else stands.
  let hover: @Sendable (HoverScope) -> Hover?

  /// Every provider; the first that has a hover gives it.
  static let all: [HoverProvider] = [
    .rule,
    .gym,
    .namedExercise,
    .tag,
    .weighIn,
    .session,
    .exercise,
    .monthHeader,
    .directive,
  ]
}

/// What a provider can read.
struct HoverScope {
  let analysis: Analysis
  let file: FileAnalysis
  /// The line that holds the offset.
  let line: FileLine
  /// The offset in the file for which the hover is requested.
  let offset: Int

  /// The name at the offset; nil where none does.
  var name: NameOccurrence? { analysis.name(in: file, at: offset) }

  /// A hover that speaks of the part `range` of the line.
  func hover(_ range: TextRange, _ title: String, _ facts: [HoverFact]) -> Hover {
    Hover(range: range, content: HoverContent(title: title, facts: facts, drawing: nil))
  }

  /// A hover that speaks of the whole line.
  func hover(_ title: String, _ facts: [HoverFact], drawing: String? = nil) -> Hover {
    Hover(
      range: line.contentRange,
      content: HoverContent(title: title, facts: facts, drawing: drawing))
  }
}

/// The known facts about one part of a file.
package struct Hover: Hashable, Sendable {
  /// The bytes that it speaks of.
  package let range: TextRange
  /// Its text.
  package let content: HoverContent
}

extension Analysis {
  /// The hover at `offset`; nil when there is none.
  package func hover(in file: FileAnalysis, at offset: Int) -> Hover? {
    guard let line = file.line(at: offset) else { return nil }
    let content = line.contentRange
    // The end of a line belongs to it: there the cursor stands after typing.
    guard content.start <= offset, offset <= content.end else { return nil }
    let scope = HoverScope(analysis: self, file: file, line: line, offset: offset)
    return HoverProvider.all.lazy.compactMap { $0.hover(scope) }.first
  }
}

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
  /// Its subject, such as `Average`.
  package let label: String
  /// Its kind.
  package let text: String

  init(_ label: String, _ text: String) {
    self.label = label
    self.text = text
  }
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
