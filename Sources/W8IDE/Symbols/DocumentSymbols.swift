package import W8Analysis

extension Analysis {
  /// The outline of `file` in the order of its lines: declared gyms, and month › entry › session › exercise.
  ///
  /// What stands above the first month header is at the top. The cost is that of reading every line.
  package func documentSymbols(in file: FileAnalysis) -> [DocumentSymbol] {
    []
  }
}
