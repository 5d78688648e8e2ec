import Primitives
import W8Engine
import W8Syntax

/// What the fixes of one file have found by looking around, for the next one that asks the same.
///
/// Kept while the findings of one text are asked in a row; each thing is looked for when it is asked for first.
final class FixLooks {
  /// The region of the finding that was asked last: findings come by place, so the next is mostly of the same.
  private var lastRegion: RegionLooks?
  /// By their first sections.
  private var regions: [Int: RegionLooks] = [:]
  private var headers: HeaderSections?
  private var directives: WrittenDirectives?
  private var firstDoubt: Int?
  /// The line of the finding that was asked last, with its tokens.
  private var line: LinePlace?
  /// The session whose gyms were asked for last.
  private var gyms: GymsAround?
  /// Reads lines with fixes made.
  var mended = MendedLines()
  /// The most lines of a month that is looked at.
  let linesOfMonth: Int

  /// Looks at months of so many lines.
  init(linesOfMonth: Int = FixLimits.linesOfMonth) {
    self.linesOfMonth = linesOfMonth
  }

  /// The region that holds the section at `section` of `file`, always the same file.
  func region(around section: Int, in file: FileAnalysis) -> MonthRegion {
    if let lastRegion, lastRegion.sections.contains(section) {
      return MonthRegion(file, lastRegion, self)
    }
    let found = RegionLooks(around: section, in: file)
    let kept = regions[found.sections.lowerBound] ?? found
    regions[kept.sections.lowerBound] = kept
    lastRegion = kept
    return MonthRegion(file, kept, self)
  }

  /// The region whose header opens the section at `section` of `file`.
  func region(openingAt section: Int, in file: FileAnalysis) -> MonthRegion {
    let kept = regions[section] ?? RegionLooks(around: section, in: file)
    regions[section] = kept
    return MonthRegion(file, kept, self)
  }

  /// The sections that open with headers of months.
  func headers(of file: FileAnalysis) -> HeaderSections {
    if let headers { return headers }
    let found = HeaderSections(file)
    headers = found
    return found
  }

  /// The directives of `file`, always the same, and the names that its book declares.
  func directives(of file: FileAnalysis, in analysis: Analysis) -> WrittenDirectives {
    if let directives { return directives }
    let found = WrittenDirectives(file, in: analysis)
    directives = found
    return found
  }

  /// The first section with a line in doubt, a conflict mark or one without owner; the number of sections where none has.
  ///
  /// Looks at no more than `FixLimits.sectionsAbove`.
  func firstDoubt(in file: FileAnalysis) -> Int {
    if let firstDoubt { return firstDoubt }
    let found =
      file.sections.prefix(FixLimits.sectionsAbove).firstIndex { section in
        !section.lowered.orphans.isEmpty
          || section.lowered.tree.faults.contains { $0.kind == .mergeConflict }
      } ?? file.sections.count
    firstDoubt = found
    return found
  }

  /// The gyms around the exercise on the line at `place` of `file`, looked for once for all findings of the session; nil
  /// where that has too many lines.
  func gymsAround(_ place: LinePlace, in file: FileAnalysis) -> GymsAround? {
    if gyms?.holds(place.line, of: place.lowered) != true {
      gyms = GymsAround(around: place, in: file)
    }
    return gyms.flatMap { $0.isNear(place.line) ? $0 : nil }
  }

  /// The line at `place`, read once for all fixes that ask for its tokens.
  func read(_ place: LinePlace) -> LinePlace {
    if let line, line.section == place.section, line.line == place.line { return line }
    var read = place
    read.reading = LineReading(place.tree, place.line)
    line = read
    return read
  }
}

/// The sections of a file that open with headers of months.
struct HeaderSections {
  /// The first section of each month.
  private var first: [YearMonth: Int] = [:]
  /// The sections whose months are farther in the order of the file than all above them.
  private var farthest: [(month: YearMonth, section: Int)] = []
  private let order: WrittenOrder

  init(_ file: FileAnalysis) {
    order = file.settings.order
    for (section, analyzed) in file.sections.enumerated() {
      guard let month = analyzed.lowered.months.first?.month else { continue }
      count += 1
      if first[month] == nil { first[month] = section }
      if let last = farthest.last, !order.forbids(last.month.firstDay, below: month.firstDay) {
        continue
      }
      farthest.append((month, section))
    }
  }

  /// How many sections open with headers of months.
  private(set) var count = 0

  /// Whether no section opens with a header of a month.
  var isEmpty: Bool { first.isEmpty }

  /// The first section of `month`.
  func first(of month: YearMonth) -> Int? { first[month] }

  /// The first section of another month than that of `date`, whose first day must not stand above it.
  func first(after date: CivilDate) -> Int? {
    let index = farthest.partitioningIndex { order.forbids(date, below: $0.month.firstDay) }
    return farthest[index...].first { $0.month != date.yearMonth }?.section
  }
}
