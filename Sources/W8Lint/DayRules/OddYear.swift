import W8Book
import W8Edits
import W8Engine
import W8Syntax
import W8Text

extension Rule {
  static let oddYear = Rule(
    8113, "odd-year", .warning,
    Explanation(
      finds: """
        A month more than five years before or after all other entries of the log. Needs a log \
        with at least twelve months.
        """,
      harm: "Often a digit of the year is wrong.",
      fix: "Correct the year.",
      example: months(of: 2025) + "# 2062-01\n\n03       82.1\n",
      instead: months(of: 2025) + "# 2026-01\n\n03       82.1\n"),
    .file { scope, findings in
      guard let usual = UsualYears(scope.analysis.logbook) else { return }
      for (section, content) in scope.file.sections.enumerated() {
        let lowered = content.lowered
        for header in lowered.months where !usual.isNear(header.month.year) {
          let fileLine = scope.file.line(section: section, index: header.line)
          guard let range = fileLine.range(of: .yearMonth) else { continue }
          findings.report(fileLine, yearRange(range), usual.message(header.month.year))
        }
        for month in lowered.contributions where !usual.isNear(month.month.year) {
          for entry in month.entries {
            let fileLine = scope.file.line(section: section, index: Int(entry.line))
            guard let range = fileLine.range(of: .date), fileLine.entry?.headerMonth != month.month
            else { continue }
            findings.report(fileLine, yearRange(range), usual.message(month.month.year))
          }
        }
      }
    },
    fixes: .possible { scope in
      guard scope.fileLine.kind == .month,
        let month = scope.fileLine.lowered.months.first?.month,
        let usual = UsualYears(scope.analysis.logbook),
        let right = usual.years.compactMap({ YearMonth(year: $0, month: month.month) })
          .first(where: { fits($0, scope) })
      else { return [] }
      return [.possible("Write # \(right)", scope.replacing(with: padded(right.year, to: 4)))]
    })
}

/// The years of a book around its middle, without those beyond a gap.
///
/// A distance from the middle alone would call the ends of every log of more than eleven years odd.
private struct UsualYears {
  let years: ClosedRange<Int>

  /// Reads the years of the months that have entries; nil for fewer than twelve months.
  init?(_ logbook: Logbook) {
    let months = logbook.months
    guard months.count >= 12 else { return nil }
    var first = months[months.count / 2].month.year
    var last = first
    for month in months[..<(months.count / 2)].reversed() {
      guard first - month.month.year <= Self.widestGap else { break }
      first = month.month.year
    }
    for month in months[(months.count / 2)...] {
      guard month.month.year - last <= Self.widestGap else { break }
      last = month.month.year
    }
    years = first...last
  }

  private static let widestGap = 5

  /// Months without entries may stand there too, such as the header of the year that begins.
  var nearYears: ClosedRange<Int> {
    years.lowerBound - Self.widestGap...years.upperBound + Self.widestGap
  }

  func isNear(_ year: Int) -> Bool { nearYears.contains(year) }

  func message(_ year: Int) -> String {
    let rest =
      years.count == 1 ? "\(years.lowerBound)" : "\(years.lowerBound)–\(years.upperBound)"
    return "year \(padded(year, to: 4)) is far from the rest of the log (\(rest))"
  }
}

/// Whether the header could say `month`: every day fits, and it stands between its neighbors.
private func fits(_ month: YearMonth, _ scope: FixScope) -> Bool {
  let region = scope.region
  let sections = scope.file.sections
  let above = sections[..<region.sections.lowerBound].last { !$0.lowered.months.isEmpty }
  let below = sections[region.sections.upperBound...].first { !$0.lowered.months.isEmpty }
  let isOldestFirst = scope.file.settings.order == .oldest
  let earlier = (isOldestFirst ? above : below)?.lowered.months.first?.month
  let later = (isOldestFirst ? below : above)?.lowered.months.first?.month
  return (earlier.map { $0 < month } ?? true) && (later.map { month < $0 } ?? true)
    && region.fits(month) && scope.analysis.logbook.index(of: month) == nil
}

private func yearRange(_ date: TextRange) -> TextRange {
  TextRange(date.start, date.start + 4)
}

/// A log with one weigh-in in each month of `year`.
private func months(of year: Int) -> String {
  (1...12).map { "# \(year)-\(padded($0, to: 2))\n\n03       82.1\n\n" }.joined()
}
