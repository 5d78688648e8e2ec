/// What was found by looking at all lines of a region: the fixes of each of its findings ask the same.
final class RegionLooks {
  var lines: [LinePlace]?
  var dayBlocks: [DayBlock]?
  var isUnsettled: Bool?
  private var fixes: [String: [Fix]] = [:]

  /// The fixes of a rule that are the same for all its findings in the region, worked out for the first.
  func fixes(of rule: String, _ workOut: () -> [Fix]) -> [Fix] {
    if let known = fixes[rule] { return known }
    let found = workOut()
    fixes[rule] = found
    return found
  }
}

/// The region of the finding whose fixes were asked for last.
final class LastRegion {
  private var region: MonthRegion?

  /// The region that holds the section at `section` of `file`, always the same file.
  func region(around section: Int, in file: FileAnalysis) -> MonthRegion {
    if let region, region.sections.contains(section) { return region }
    let found = MonthRegion(around: section, in: file)
    region = found
    return found
  }
}
