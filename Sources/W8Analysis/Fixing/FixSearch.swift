import W8Text

/// Looks for the fixes of the diagnostics of a file, which come by place.
///
/// A fix reads its line again, so only the first few diagnostics of a line are asked: a line with more of them is none
/// that anybody typed, and would cost the square of its length.
package struct FixSearch {
  private let analysis: Analysis
  private let file: FileAnalysis
  /// The region that was looked at last: findings come by place, so the next is mostly of the same.
  let lastRegion = LastRegion()
  private var line: LineFixes.LineID?
  private var count = 0

  /// Starts with the first diagnostic of `file`.
  package init(_ analysis: Analysis, _ file: FileAnalysis) {
    self.analysis = analysis
    self.file = file
  }

  /// The fixes of `diagnostic`; none where too many of its line came before it.
  package mutating func fixes(for diagnostic: Diagnostic) -> [Fix] {
    guard let place = file.place(at: diagnostic.range.start), allows(place) else { return [] }
    return analysis.fixes(for: diagnostic, in: file, lastRegion)
  }

  /// Whether another diagnostic of the line at `place` may be asked.
  mutating func allows(_ place: LinePlace) -> Bool {
    let id = LineFixes.LineID(section: place.section, line: place.line)
    count = id == line ? count + 1 : 1
    line = id
    return count <= FixLimits.findingsOfLine
  }
}
