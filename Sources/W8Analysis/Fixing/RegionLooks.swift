import W8Engine

/// What was found by looking at all lines of a region: the fixes of each of its findings ask the same.
final class RegionLooks {
  var lines: [LinePlace]?
  var dayBlocks: [DayBlock]?
  /// The days that are farther in the order of the file than all above them.
  var farthestDays: [FarthestDay]?
  var isLong: Bool?
  /// The first line that may be the header of another month, once it was looked for.
  var firstUnreadHeader: Int??
  var strays: StrayDays?
  private var fixes: [String: [Fix]] = [:]

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
