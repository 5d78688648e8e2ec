package import W8Text

/// A text that an editor shows above a line and that is not in the file.
package struct CodeLens: Hashable, Sendable {
  /// The line that it is about, without its line end.
  package let range: TextRange
  /// The text, on one line.
  package let title: String
}
