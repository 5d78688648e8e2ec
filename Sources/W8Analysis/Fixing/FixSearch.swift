import W8Text

/// Looks for the fixes of the diagnostics of a file, which come by place.
///
/// Most fixes read their line again with the edits made, so only the first few diagnostics of a line are asked: a line
/// with more of them is none that anybody typed, and would cost the square of its length.
package struct FixSearch {
  private let fixed: FixedFile
  private var walk: LinePlaceWalk
  private var line: LineFixes.LineID?
  private var count = 0
  /// The fixes of the last finding of each rule.
  private var last: [RuleCode: [Fix]] = [:]

  /// Starts with the first diagnostic of `file`.
  package init(_ analysis: Analysis, _ file: FileAnalysis) {
    fixed = FixedFile(file, in: analysis)
    walk = LinePlaceWalk(file)
  }

  /// The fixes of `diagnostic`; none where too many of its line came before it.
  package mutating func fixes(for diagnostic: Diagnostic) -> [Fix] {
    guard let place = walk.place(at: diagnostic.range.start), allows(place) else { return [] }
    return fixed.fixes(for: diagnostic, at: place)
  }

  /// Those of `fixes`, which `diagnostic` has, that the finding of its rule before did not have.
  ///
  /// Edits that findings share are one array, which is seen at a glance.
  package mutating func newFixes(among fixes: [Fix], of diagnostic: Diagnostic) -> [Fix] {
    guard !fixes.isEmpty else { return [] }
    let before = last.updateValue(fixes, forKey: diagnostic.code) ?? []
    return fixes.filter { fix in !before.contains { $0.edits == fix.edits } }
  }

  /// Whether another diagnostic of the line at `place` may be asked.
  mutating func allows(_ place: LinePlace) -> Bool {
    let id = LineFixes.LineID(place)
    count = id == line ? count + 1 : 1
    line = id
    return count <= FixLimits.findings(ofLine: place.contentRange.count)
  }
}
