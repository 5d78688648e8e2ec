package import W8Engine
package import W8Text

/// A text that an editor shows above a line and that is not in the file.
package struct CodeLens: Hashable, Sendable {
  /// The line that it is about, without its line end.
  package let range: TextRange
  /// The text, on one line.
  package let title: String
  /// What a report can show more of.
  package let subject: CodeLensSubject
}

/// What a lens is about.
package enum CodeLensSubject: Hashable, Sendable {
  case month(YearMonth)
  /// A gym, as its declaration writes it.
  case gym(String)
}
