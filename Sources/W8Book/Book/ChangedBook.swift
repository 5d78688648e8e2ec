package import W8Text

extension Analysis {
  /// The same book with `bytes` as the text of `file`; nil when the book does not have that file.
  ///
  /// No disk is asked: includes lead where they led before.
  package func with(_ bytes: [UInt8], in file: FileAnalysis) -> Analysis? {
    guard structure.index(of: file.id) != nil else { return nil }
    var host = AnalysisHost(self)
    host.apply(.open(file.id, bytes, version: file.version))
    return host.analysis(of: root.id)
  }

  /// The same book with `edits` made in `file`, which are ascending and lie apart; nil when the book does not have that
  /// file.
  ///
  /// Takes time for the sections that are edited; many edits cost more than reading the text anew.
  package func with(_ edits: [TextEdit], in file: FileAnalysis) -> Analysis? {
    guard structure.index(of: file.id) != nil else { return nil }
    var host = AnalysisHost(self)
    // Each moves nothing that one before it in the text is for.
    host.apply(.edit(file.id, edits.reversed(), version: file.version))
    return host.analysis(of: root.id)
  }
}
