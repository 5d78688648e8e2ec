package import W8Analysis

extension Analysis {
  /// What can be folded in `file`, by start, and of two with one start the longer first.
  ///
  /// Any two ranges are apart or one lies in the other. The cost is that of reading every line.
  package func foldingRanges(in file: FileAnalysis) -> [FoldingRange] {
    []
  }
}
