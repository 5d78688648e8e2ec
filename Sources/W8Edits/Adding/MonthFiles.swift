import Primitives
package import W8Book
package import W8Engine

/// Which file of a book holds which month.
package struct MonthFiles {
  private var file: [YearMonth: Int] = [:]
  /// Ascending.
  private let months: [YearMonth]
  private let fallback: Int

  /// Looks through the files of a book, or into `only` alone.
  package init(_ analysis: Analysis, onlyIn only: FileID? = nil) {
    let chosen = only.flatMap { analysis.file($0)?.index }
    fallback = chosen ?? 0
    for one in analysis.files where chosen == nil || one.index == chosen {
      let headers = one.sections.lazy.compactMap { $0.lowered.months.first?.month }
      let isWithout = headers.isEmpty
      for month in headers where file[month] == nil { file[month] = one.index }
      guard isWithout else { continue }
      for contribution in one.sections.lazy.flatMap(\.lowered.contributions)
      where file[contribution.month] == nil {
        file[contribution.month] = one.index
      }
    }
    months = file.keys.sorted()
  }

  /// Whether a file is known to hold `month`.
  package func holds(_ month: YearMonth) -> Bool { file[month] != nil }

  /// The file that holds `month`; else that of the nearest month above, else below; the root of a book without months, or the only one that is looked into.
  package func index(of month: YearMonth) -> Int {
    if let known = file[month] { return known }
    let next = months.partitioningIndex { $0 > month }
    let near = next > 0 ? months[next - 1] : months.first
    return near.flatMap { file[$0] } ?? fallback
  }
}
