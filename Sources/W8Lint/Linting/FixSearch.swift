package import W8Book
import W8Text

/// Looks for the fixes of the diagnostics of a file, which come by place.
package struct FixSearch {
  private let fixed: FixedFile
  private var walk: LinePlaceWalk
  /// The fixes of the last finding of each rule.
  private var last: [RuleCode: [Fix]] = [:]

  /// Starts with the first diagnostic of `file`.
  package init(_ analysis: Analysis, _ file: FileAnalysis) {
    fixed = FixedFile(file, in: analysis)
    walk = LinePlaceWalk(file)
  }

  /// The fixes of `diagnostic`; the first is the preferred one if any is.
  package mutating func fixes(for diagnostic: Diagnostic) -> [Fix] {
    walk.place(at: diagnostic.range.start).map { fixed.fixes(for: diagnostic, at: $0) } ?? []
  }

  /// Those of `fixes`, which `diagnostic` has, that the finding of its rule before did not have.
  ///
  /// Edits that findings share are one array, which is seen at a glance.
  package mutating func newFixes(among fixes: [Fix], of diagnostic: Diagnostic) -> [Fix] {
    guard !fixes.isEmpty else { return [] }
    let before = last.updateValue(fixes, forKey: diagnostic.code) ?? []
    return fixes.filter { fix in !before.contains { $0.edits == fix.edits } }
  }
}
