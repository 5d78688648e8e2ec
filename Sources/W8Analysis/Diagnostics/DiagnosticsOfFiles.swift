import W8Engine

extension Analysis {
  /// The diagnostics of each of `files`, by place, worked out once and kept with the book.
  package var diagnosticsOfFiles: [[Diagnostic]] {
    keptDiagnostics.value { diagnosticsByFile() }
  }
}
