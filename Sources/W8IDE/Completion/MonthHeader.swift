import W8Book
import W8Engine
import W8Syntax

extension CompletionProvider {
  /// The header of the next month, with its name where the header before has one.
  static let monthHeader = CompletionProvider { scope in
    let line = scope.line
    guard line.bytes[..<line.column].first.map({ $0 == UInt8(ascii: "#") }) ?? true,
      line.tokens.count <= 2, !line.closed.contains(where: { $0.kind == .yearMonth })
    else { return [] }
    let headers = HeadersAround(scope)
    guard !headers.isWithoutHeaders else { return [] }
    return headers.months(today: scope.analysis.today.yearMonth).map { month in
      let text = "# \(month)" + (headers.haveNames ? " \(month.name)" : "")
      let columns = 0..<(line.column == 0 ? 0 : line.wordEnd)
      return CompletionCandidate(.month, text, in: columns, detail: "month header")
    }
  }
}

/// The month headers nearest to a line.
private struct HeadersAround {
  let order: WrittenOrder
  private(set) var above: YearMonth?
  private(set) var below: YearMonth?
  /// Whether the nearest of them says the name of its month; true without any.
  private(set) var haveNames = true
  /// Whether the file has entries and no header.
  let isWithoutHeaders: Bool

  init(_ scope: CompletionScope) {
    let (file, line) = (scope.file, scope.line)
    order = file.settings.order
    var hasEntries = false
    for (index, section) in file.sections.enumerated() {
      hasEntries = hasEntries || !section.lowered.entries.isEmpty
      for header in section.lowered.months
      where index != line.section || header.line != line.index {
        if (index, header.line) < (line.section, line.index) {
          above = header.month
          haveNames = isNamed(file.line(section: index, index: header.line), header.month)
        } else if below == nil {
          below = header.month
          if above == nil {
            haveNames = isNamed(file.line(section: index, index: header.line), header.month)
          }
        }
      }
    }
    isWithoutHeaders = hasEntries && above == nil && below == nil
  }

  /// The months whose headers may stand there, the likeliest first.
  func months(today: YearMonth) -> [YearMonth] {
    let (earlier, later) = order == .oldest ? (above, below) : (below, above)
    let next = earlier.flatMap { YearMonth(number: $0.number + 1) }
    var months: [YearMonth] = []
    for month in [next, today].compactMap({ $0 }) where !months.contains(month) {
      if let earlier, month <= earlier { continue }
      if let later, month >= later { continue }
      if month <= today || earlier.map({ $0 > today }) ?? false { months.append(month) }
    }
    return months
  }
}

private func isNamed(_ header: FileLine, _ month: YearMonth) -> Bool {
  header.token(.title).map { header.string(of: $0).hasPrefix(month.name) } ?? false
}

extension CompletionProvider {
  /// The name of a month behind it.
  static let monthTitle = CompletionProvider { scope in
    let line = scope.line
    guard line.kind == .month, let token = line.closed.last, token.kind == .yearMonth,
      line.mayBecome(.title),
      let month = YearMonth(year: Int(token.value / 100), month: Int(token.value % 100))
    else { return [] }
    return [CompletionCandidate(.month, month.name, in: line.word, detail: "title of the month")]
  }
}
