package import W8Analysis
import W8Engine
import W8Syntax
import W8Text

extension Analysis {
  /// The outline of `file` in the order of its lines: declared gyms, and month › entry › session › exercise.
  ///
  /// What stands above the first month header is at the top. The cost is that of a look at the rows of every line.
  package func documentSymbols(in file: FileAnalysis) -> [DocumentSymbol] {
    var names = SymbolNames(self, file)
    return Outline(file).months.flatMap { month in
      let header = month.header(in: file)
      var children: [DocumentSymbol] = []
      for section in month.sections {
        addSymbols(of: section, in: file, under: header?.month, &names, to: &children)
      }
      return header.map { [symbol($0, TextRange($0.contentRange.start, month.end), children)] }
        ?? children
    }
  }

  private func symbol(
    _ header: LinePlace, _ range: TextRange, _ children: [DocumentSymbol]
  ) -> DocumentSymbol {
    let summary = header.month.flatMap { logbook.index(of: $0) }
      .flatMap { logbook.summary(ofMonthAt: $0) }
    return DocumentSymbol(
      name: header.month?.title ?? named(oneLine(header.lowered.text(of: header))),
      detail: summary?.line(in: logbook.settings.unit), kind: .month, range: range,
      selectionRange: header.token(.yearMonth).map(header.range(of:)) ?? header.contentRange,
      children: children)
  }

  /// The entries of a section and the gyms that are declared outside them.
  private func addSymbols(
    of section: OutlineSection, in file: FileAnalysis, under month: YearMonth?,
    _ names: inout SymbolNames, to symbols: inout [DocumentSymbol]
  ) {
    let (tree, entries) = (section.tree, section.lowered.entries)
    let first = symbols.count
    let lines = SymbolLines(section)
    let references = references(inSection: section.index, of: file)
    for (index, day) in section.lowered.days.enumerated() {
      let entry = entries[index]
      symbols.append(
        DocumentSymbol(
          name: name(of: entry, in: section, of: file, under: month),
          detail: detail(of: entry, references[index], lines), kind: .entry,
          range: lines.range(day.entry, day.last),
          selectionRange: lines.dayRange(ofLine: day.entry),
          children: sessionSymbols(of: day, lines, &names)))
    }
    let entryCount = symbols.count
    for line in tree.directiveLines
    where section.lowered.day(at: line).map({ $0.last < line }) ?? true {
      if let gym = gymSymbol(tree.directive(onLine: line), section.range(line, line), section) {
        symbols.append(gym)
      }
    }
    if symbols.count > entryCount { symbols[first...].sort { $0.range.start < $1.range.start } }
  }

  /// `03 Sat` under the header of its month, else `2026-01-03 Sat`.
  private func name(
    of entry: LoweredEntry, in section: OutlineSection, of file: FileAnalysis,
    under month: YearMonth?
  ) -> String {
    guard let date = entry.date else {
      let line = file.place(section: section.index, line: entry.line)
      let first = line.tokens.day.map { line.string(of: $0) }
      return named(first ?? oneLine(line.lowered.text(of: line)))
    }
    let day = date.yearMonth == month ? padded(date.day, to: 2) : "\(date)"
    return day + " " + date.weekday.abbreviation
  }

  /// `81.7 kg  ↓ 0.4/wk`
  private func detail(
    of entry: LoweredEntry, _ reference: EntryReference?, _ lines: SymbolLines
  ) -> String? {
    guard let weighIn = entry.weighIn else {
      return lines.row(.unweighed, ofLine: entry.line) == nil ? nil : "not weighed"
    }
    let unit = logbook.settings.unit
    let weight = massText(weighIn.mass, in: unit)
    if weighIn.isExcluded { return "\(weight)?" }
    guard let reference, let rate = logbook.rate(of: reference) else { return weight }
    let change = DecimalText.text(rate.change.magnitude, in: unit)
    return "\(weight)  \(rate.direction.symbol) \(change)/wk"
  }

  private func gymSymbol(
    _ directive: Directive, _ range: TextRange, _ section: OutlineSection
  ) -> DocumentSymbol? {
    guard case .gym(let gym) = directive else { return nil }
    return DocumentSymbol(
      name: named(oneLine(gym.id.text)), detail: gym.name.map(oneLine), kind: .directive,
      range: range, selectionRange: gym.id.range.shifted(by: section.start), children: [])
  }
}

/// `text`, or a stand-in when it is empty: editors refuse symbols without a name.
func named(_ text: String) -> String {
  text.isEmpty ? "–" : text
}
