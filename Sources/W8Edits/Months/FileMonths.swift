import Primitives
package import W8Book
package import W8Engine
package import W8Syntax

/// A file cut into months by its headers, each found once.
package final class FileMonths {
  let file: FileAnalysis
  /// The sections that open with headers of months.
  package private(set) lazy var headers = HeaderSections(file)
  private lazy var regions = cut()

  /// Reads `file` once a month is asked for.
  package init(_ file: FileAnalysis) {
    self.file = file
  }

  /// The region that holds the section at `section`.
  package func region(around section: Int) -> MonthRegion {
    regions[regions.partitioningIndex { $0.sections.lowerBound > section } - 1]
  }

  private func cut() -> [MonthRegion] {
    let starts = file.sections.indices.filter {
      $0 == 0 || file.sections[$0].lowered.opensMonth
    }
    let firstDoubt = file.sections.firstIndex { $0.lowered.isUnresolved }
    return starts.indices.map { index in
      let end = index + 1 < starts.count ? starts[index + 1] : file.sections.count
      return MonthRegion(
        starts[index]..<end, of: file, isBelowDoubt: firstDoubt.map { $0 < end } ?? false)
    }
  }
}

/// The sections of a file that open with headers of months.
package struct HeaderSections {
  /// The first section of each month.
  private var first: [YearMonth: Int] = [:]
  /// Every section that opens with one, in order, with its first month and its last.
  private var all: [(section: Int, month: YearMonth, last: YearMonth)] = []
  /// The order of the file.
  package let order: WrittenOrder

  init(_ file: FileAnalysis) {
    order = file.settings.order
    for (section, analyzed) in file.sections.enumerated() {
      let months = analyzed.lowered.months
      guard let month = months.first?.month, let last = months.last?.month else { continue }
      all.append((section, month, last))
      if first[month] == nil { first[month] = section }
    }
  }

  /// Whether no section opens with a header of a month.
  package var isEmpty: Bool { first.isEmpty }

  /// The first section of `month`.
  package func first(of month: YearMonth) -> Int? { first[month] }

  /// The month of the last header in the sections up to `section`.
  package func month(upTo section: Int) -> YearMonth? {
    all[..<all.partitioningIndex { $0.section > section }].last?.last
  }

  /// The first section of another month than that of `date`, whose first day must not stand above it.
  func first(after date: CivilDate) -> Int? {
    all.first { $0.month != date.yearMonth && order.forbids(date, below: $0.month.firstDay) }?
      .section
  }
}
