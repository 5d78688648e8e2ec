package import W8Analysis
import W8Engine
import W8Syntax
import W8Text

extension Analysis {
  /// The outline of `file` in the order of its lines: declared gyms, and month › entry › session › exercise.
  ///
  /// What stands above the first month header is at the top. The cost is that of reading every line.
  package func documentSymbols(in file: FileAnalysis) -> [DocumentSymbol] {
    Outline(file).months.flatMap { month in
      let children = children(of: month)
      return month.header.map { [symbol($0, month, children)] } ?? children
    }
  }

  private func children(of month: OutlineMonth) -> [DocumentSymbol] {
    let entries = month.entries.map { symbol($0, under: month.header?.month) }
    let gyms = month.directives.compactMap { gymSymbol($0) }
    return (gyms + entries).sorted { $0.range.start < $1.range.start }
  }

  private func symbol(
    _ header: LinePlace, _ month: OutlineMonth, _ children: [DocumentSymbol]
  ) -> DocumentSymbol {
    let summary = header.month.flatMap { logbook.index(of: $0) }
      .flatMap { logbook.summary(ofMonthAt: $0) }
    return DocumentSymbol(
      name: header.month?.title ?? named(oneLine(header.lowered.text(of: header))),
      detail: summary?.line(in: logbook.settings.unit), kind: .month,
      range: TextRange(header.contentRange.start, month.end),
      selectionRange: header.token(.yearMonth).map(header.range(of:)) ?? header.contentRange,
      children: children)
  }

  private func symbol(_ entry: OutlineEntry, under month: YearMonth?) -> DocumentSymbol {
    DocumentSymbol(
      name: name(of: entry.line, under: month), detail: detail(of: entry.line), kind: .entry,
      range: TextRange(entry.start, entry.end), selectionRange: entry.line.dayRange,
      children: sessionSymbols(of: entry))
  }

  /// `03 Sat` under the header of its month, else `2026-01-03 Sat`.
  private func name(of line: LinePlace, under month: YearMonth?) -> String {
    guard let date = line.entry?.date else {
      let first = EntrySyntax(line.tokens).day.map { line.string(of: $0) }
      return named(first ?? oneLine(line.lowered.text(of: line)))
    }
    let day = date.yearMonth == month ? padded(date.day, to: 2) : "\(date)"
    return "\(day) \(date.weekday.abbreviation)"
  }

  /// `81.7 kg  ↓ 0.4/wk`
  private func detail(of line: LinePlace) -> String? {
    guard let entry = line.entry else { return nil }
    guard let weighIn = entry.weighIn else {
      return line.token(.unweighed) == nil ? nil : "not weighed"
    }
    let unit = logbook.settings.unit
    let weight = massText(weighIn.mass, in: unit)
    if weighIn.isExcluded { return "\(weight)?" }
    guard let reference = reference(to: line), let rate = logbook.rate(of: reference) else {
      return weight
    }
    let change = DecimalText.text(rate.change.magnitude, in: unit)
    return "\(weight)  \(rate.direction.symbol) \(change)/wk"
  }

  private func gymSymbol(_ line: LinePlace) -> DocumentSymbol? {
    guard case .gym(let gym) = line.tree.directive(onLine: line.line) else { return nil }
    return DocumentSymbol(
      name: named(oneLine(gym.id.text)), detail: gym.name.map(oneLine), kind: .directive,
      range: line.contentRange, selectionRange: gym.id.range.shifted(by: line.sectionStart),
      children: [])
  }
}

extension LinePlace {
  /// The bytes of the day and the weekday beside it; of the whole line without a day.
  fileprivate var dayRange: TextRange {
    let syntax = EntrySyntax(tokens)
    guard let day = syntax.day.map(range(of:)) else { return contentRange }
    guard let weekday = syntax.weekday.map(range(of:)), weekday.end > day.start else { return day }
    return TextRange(day.start, weekday.end)
  }
}

/// `text`, or a stand-in when it is empty: editors refuse symbols without a name.
func named(_ text: String) -> String {
  text.isEmpty ? "–" : text
}
