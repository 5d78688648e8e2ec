import W8Book
import W8Edits
import W8Text

/// What all fixes of the findings of a file look at, with what they have found so far; one object, which costs little to
/// hand on.
final class FixedFile {
  let analysis: Analysis
  let file: FileAnalysis
  /// The months of the file.
  let months: FileMonths
  /// The directives of the file, and the names that its book declares.
  private(set) lazy var directives = WrittenDirectives(file, in: analysis)
  private var ofMonths: [Int: MonthFixes] = [:]
  /// The session whose gyms were asked for last.
  private var gyms: GymsAround?

  init(_ file: FileAnalysis, in analysis: Analysis) {
    (self.analysis, self.file, months) = (analysis, file, FileMonths(file))
  }

  /// The fixes of `diagnostic`, which starts on the line at `place`; the first is the preferred one if any is.
  func fixes(for diagnostic: Diagnostic, at place: LinePlace) -> [Fix] {
    FixScope(self, diagnostic, at: place).fixes
  }

  /// The fixes of the findings of a month, so far.
  func fixes(of region: MonthRegion) -> MonthFixes {
    if let known = ofMonths[region.sections.lowerBound] { return known }
    let fixes = MonthFixes()
    ofMonths[region.sections.lowerBound] = fixes
    return fixes
  }

  /// The gyms around the exercise on the line at `place`, looked for once for all findings of the session.
  func gymsAround(_ place: LinePlace) -> GymsAround? {
    if gyms?.holds(place) != true { gyms = GymsAround(around: place, in: file) }
    return gyms
  }
}
