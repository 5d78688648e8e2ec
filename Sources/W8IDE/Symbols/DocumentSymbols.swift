package import Primitives
package import W8Book
import W8Engine
import W8Syntax
package import W8Text

extension Analysis {
  /// The outline of `file` in the order of its lines: declared gyms, and month › entry › session › exercise.
  ///
  /// What stands above the first month header is at the top. Where there would be more than 10,000 symbols, exercises
  /// are left out, and if that is not enough entries more than two years older than the newest. The cost is that of a
  /// look at the rows of every line.
  package func documentSymbols(
    in file: FileAnalysis, unless interruption: Interruption = .never
  ) throws(Interrupted) -> [DocumentSymbol] {
    let outline = Outline(file)
    let (detail, symbolCount) = OutlineDetail.fitting(outline, today: today)
    var builder = SymbolBuilder(self, file, detail, symbolCount)
    for month in outline.months {
      try interruption.look()
      builder.add(month)
    }
    return builder.symbols
  }
}

/// Makes the symbols of one month after the other.
private struct SymbolBuilder {
  private(set) var symbols: [DocumentSymbol] = []
  private let analysis: Analysis
  private let file: FileAnalysis
  private let detail: OutlineDetail
  private var names: SymbolNames

  init(_ analysis: Analysis, _ file: FileAnalysis, _ detail: OutlineDetail, _ symbolCount: Int) {
    (self.analysis, self.file, self.detail) = (analysis, file, detail)
    names = SymbolNames(analysis, file)
    symbols.reserveCapacity(symbolCount)
  }

  private var logbook: Logbook { analysis.logbook }

  mutating func add(_ month: OutlineMonth) {
    let header = month.header(in: file)
    if let header { symbols.append(symbol(of: header, month)) }
    let (title, depth) = (header?.headerMonth, header == nil ? 0 : 1)
    for section in month.sections { add(section, under: title, depth) }
  }

  private func symbol(of header: FileLine, _ month: OutlineMonth) -> DocumentSymbol {
    let summary = header.headerMonth.flatMap { logbook.index(of: $0) }
      .flatMap { logbook.summary(ofMonthAt: $0) }
    return DocumentSymbol(
      name: header.headerMonth?.title ?? named(oneLine(header.lowered.text(of: header))),
      detail: summary?.line(in: logbook.settings.unit), kind: .month, depth: 0,
      range: TextRange(header.contentRange.start, month.end),
      selectionRange: header.token(.yearMonth).map(header.range(of:)) ?? header.contentRange)
  }

  /// Adds the entries of a section and the gyms that are declared outside them.
  private mutating func add(_ section: OutlineSection, under month: YearMonth?, _ depth: Int) {
    let entries = section.lowered.entries
    var gymLines = section.tree.directiveLines[...]
    for (index, day) in section.lowered.days.enumerated() {
      while let line = gymLines.first, line <= day.last {
        gymLines.removeFirst()
        if line < day.entry { addGym(line, section, depth) }
      }
      guard detail.shows(entries[index]) else { continue }
      let name = name(of: entries[index], in: section, under: month)
      symbols.append(
        DocumentSymbol(
          name: name,
          detail: weight(of: entries[index], section), kind: .entry,
          depth: depth, range: section.range(day.entry, day.last),
          selectionRange: section.dayRange(ofLine: day.entry)))
      addSessions(of: day, section, depth + 1)
    }
    for line in gymLines { addGym(line, section, depth) }
  }

  /// `03 Sat` under the header of its month, else `2026-01-03 Sat`.
  private func name(
    of entry: LoweredEntry, in section: OutlineSection, under month: YearMonth?
  ) -> String {
    guard let date = entry.date else {
      let line = file.line(section: section.index, index: entry.line)
      let first = line.tokens.day.map { line.string(of: $0) }
      return named(first ?? oneLine(line.lowered.text(of: line)))
    }
    let day = date.yearMonth == month ? padded(date.day, to: 2) : "\(date)"
    return day + " " + date.weekday.abbreviation
  }

  /// `81.7 kg`
  private func weight(of entry: LoweredEntry, _ section: OutlineSection) -> String? {
    guard let weighIn = entry.weighIn else {
      return section.row(.unweighed, ofLine: entry.line) == nil ? nil : "not weighed"
    }
    let weight = massText(weighIn.mass, in: logbook.settings.unit)
    return weighIn.isExcluded ? "\(weight)?" : weight
  }

  private mutating func addGym(_ line: Int, _ section: OutlineSection, _ depth: Int) {
    guard case .gym(let gym) = section.tree.directive(onLine: line) else { return }
    symbols.append(
      DocumentSymbol(
        name: named(oneLine(gym.id.text)), detail: gym.name.map(oneLine), kind: .directive,
        depth: depth, range: section.range(line, line),
        selectionRange: gym.id.range.shifted(by: section.start)))
  }

  /// Adds the sessions of an entry with their exercises; exercises above any gym stand by themselves.
  private mutating func addSessions(of day: DayLines, _ section: OutlineSection, _ depth: Int) {
    if day.sessions.isEmpty { return }
    let lines = section.tree.lines
    for session in section.lowered.sessions[day.sessions] {
      let symbol = sessionSymbol(session, section, &names, depth)
      if let symbol { symbols.append(symbol) }
      guard detail.showsExercises else { continue }
      for line in session.lines where lines[line].kind == .exercise {
        symbols.append(exerciseSymbol(line, section, &names, symbol == nil ? depth : depth + 1))
      }
    }
  }
}

/// `text`, or a stand-in when it is empty: editors refuse symbols without a name.
func named(_ text: String) -> String {
  text.isEmpty ? "–" : text
}

/// Something that has a name in a file.
///
/// A list of them is in the order of the text: what a symbol holds stands behind it, one deeper.
package struct DocumentSymbol: Hashable, Sendable {
  /// Its name; one line, never empty.
  package let name: String
  /// What is to be said of it in one line; nil when there is nothing.
  package let detail: String?
  /// Its kind.
  package let kind: Kind
  /// The number of symbols that it lies in; at most one more than that of the symbol before it.
  package let depth: Int
  /// All of it, from the start of its first line or token to the end of its last line's content.
  ///
  /// It lies in that of the symbol that holds it, apart from those beside it.
  package let range: TextRange
  /// The bytes that stand for it; they lie in `range`.
  package let selectionRange: TextRange

  /// What a symbol is.
  package enum Kind: Hashable, Sendable {
    /// A month header and what stands under it.
    case month
    /// An entry and its indented lines.
    case entry
    /// A visit to a gym that is named.
    case session
    case exercise
    /// The declaration of a gym.
    case directive
  }
}
