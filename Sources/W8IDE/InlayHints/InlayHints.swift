package import W8Analysis
package import W8Text

extension Analysis {
  /// The hints of `kinds` whose offset lies in `range`, its end included, ascending.
  ///
  /// Only the lines in the range are looked at; the cost does not grow with the file but for the
  /// logarithm of its length.
  package func inlayHints(
    in file: FileAnalysis, range: TextRange, kinds: Set<InlayHintKind>
  ) -> [InlayHint] {
    []
  }
}
