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
}
