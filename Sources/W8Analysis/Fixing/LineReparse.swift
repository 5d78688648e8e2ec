import W8Text

extension FixScope {
  /// Whether `edits` of the line take the fault away and bring no new one.
  func isClean(after edits: TextEdit...) -> Bool {
    mends(edits)
  }
}
