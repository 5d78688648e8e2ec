/// What a hover says, apart from how it is written.
package struct HoverContent: Hashable, Sendable {
  /// What it speaks of, on one line.
  package let title: String
  /// What there is to say, in order.
  package let facts: [HoverFact]
  /// A drawing of one line; nil when there is none.
  package let drawing: String?

  /// The content as Markdown.
  package var markdown: String { "" }
  /// The content as plain text of several lines.
  package var plainText: String { "" }
}

/// One thing that a hover says.
package struct HoverFact: Hashable, Sendable {
  /// What it is about, such as `Average`.
  package let label: String
  /// What it is.
  package let text: String
}
