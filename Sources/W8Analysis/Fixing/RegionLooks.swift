import W8Engine

/// What was found by looking at all lines of a region: the fixes of each of its findings ask the same.
///
/// Kept by `FixLooks`, so it holds nothing that leads back there.
final class RegionLooks {
  /// The sections of the region.
  let sections: Range<Int>
  var lines: [LinePlace]?
  var dayBlocks: [DayBlock]?
  /// The days that are farther in the order of the file than all above them.
  var farthestDays: [FarthestDay]?
  var isLong: Bool?
  /// The first line that may be the header of another month, once it was looked for.
  var firstUnreadHeader: Int??
  /// What brings a day home that is dated in another month, by the indexes of the blocks; nil inside where it is to stay.
  var strayFixes: [Int: Fix?] = [:]
  /// The first block from which on all are dated in other months.
  var strayTail: Int?
  /// The days of the next month, once they were looked for.
  var turn: TurnOfMonth??
  private var fixes: [String: [Fix]] = [:]

  /// Nothing is known yet of the region that holds the section at `section` of `file`.
  init(around section: Int, in file: FileAnalysis) {
    func opens(_ index: Int) -> Bool {
      file.sections[index].lowered.opensMonth
    }
    var first = section
    while first > 0, !opens(first) { first -= 1 }
    var end = section + 1
    while end < file.sections.count, !opens(end) { end += 1 }
    sections = first..<end
  }

  /// The fixes of a rule that are the same for all its findings in the region, worked out for the first.
  func fixes(of rule: String, _ workOut: () -> [Fix]) -> [Fix] {
    if let known = fixes[rule] { return known }
    let found = workOut()
    fixes[rule] = found
    return found
  }
}

/// A day of a region, and which of its blocks it is.
struct FarthestDay {
  let date: CivilDate
  let block: Int
}
