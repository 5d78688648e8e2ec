import W8Text

/// What all fixes of the findings of a file look at; one object, which costs little to hand on.
final class FixedFile {
  let analysis: Analysis
  let file: FileAnalysis
  /// What the fixes have found so far.
  let looks: FixLooks

  init(_ file: FileAnalysis, in analysis: Analysis, _ looks: FixLooks = FixLooks()) {
    (self.analysis, self.file, self.looks) = (analysis, file, looks)
  }

  /// The fixes of `diagnostic`, which starts on the line at `place`; the first is the preferred one if any is.
  func fixes(for diagnostic: Diagnostic, at place: LinePlace) -> [Fix] {
    diagnostic.rule.fixes?(FixScope(self, diagnostic, at: place)) ?? []
  }
}
