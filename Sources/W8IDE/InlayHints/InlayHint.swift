/// A text that an editor shows at the end of a line and that is not in the file.
package struct InlayHint: Hashable, Sendable {
  /// Where it is shown: the end of the line's content, before the line end.
  package let offset: Int
  /// The kind by which it can be switched off.
  package let kind: InlayHintKind
  /// The text in pieces, in order; never empty. No blank stands before the first.
  package let parts: [InlayHintPart]
  /// What the hint means, as plain text of one or more lines.
  package let tooltip: String

  /// The whole text.
  package var text: String { parts.map(\.text).joined() }
}

/// A piece of a hint.
package struct InlayHintPart: Hashable, Sendable {
  /// What is shown.
  package let text: String
  /// What the piece means, as one line of plain text; nil when it means nothing by itself.
  package let tooltip: String?
  /// The place that the piece speaks of; nil when there is none.
  package let target: NavigationTarget?
}

/// The kinds of hints; the raw value is the name of the setting that switches one off.
package enum InlayHintKind: String, CaseIterable, Hashable, Sendable {
  /// Average and weekly rate behind an entry.
  case averageAndRate
}
