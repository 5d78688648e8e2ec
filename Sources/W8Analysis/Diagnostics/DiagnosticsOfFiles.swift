import W8Engine

extension Analysis {
  /// What there is to tell of each of `files`, worked out once and kept with the book.
  package var foundInFiles: [FoundDiagnostics] {
    keptFindings.value { foundByFile() }
  }

  /// The diagnostics of each of `files`, by place, worked out once and kept with the book.
  package var diagnosticsOfFiles: [[Diagnostic]] {
    keptDiagnostics.value { foundInFiles.map(\.all) }
  }
}
