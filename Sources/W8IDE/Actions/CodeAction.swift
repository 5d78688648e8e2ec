package import W8Analysis
package import W8Text

/// A change of a file that an editor offers.
package struct CodeAction: Hashable, Sendable {
  /// What it does, as a sentence for a menu.
  package let title: String
  /// What kind of change it is.
  package let kind: CodeActionKind
  /// Whether it is the one to take without choosing.
  package let isPreferred: Bool
  /// The fault that it mends; nil when it mends several.
  package let diagnostic: Diagnostic?
  /// Whether it is shown before it is made, where an editor can.
  package var isPreviewed = false
  /// The edits, on the text before any of them; ascending, and they do not overlap.
  package let edits: [TextEdit]
}

/// The kinds of changes.
package enum CodeActionKind: CaseIterable, Hashable, Sendable {
  /// A fix of one diagnostic.
  case quickFix
  /// All safe fixes of the file at once.
  case sourceFixAll
}
