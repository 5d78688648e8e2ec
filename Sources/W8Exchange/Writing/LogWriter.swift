package import W8Engine
import W8Syntax

/// The canonical log that says what was gathered, and in `tallies` what it cannot say.
///
/// Throws where a line of it would not say what is meant.
package func logText(
  _ gathered: GatheredImport, _ settings: ImportSettings, _ tallies: inout Tallies
) throws(ImportRefusal) -> [UInt8] {
  let units = LogUnits(gathered)
  var writer = EntryWriter(units, settings)
  var text: [UInt8] = []
  text.append(text: "w8log 1.0\n\n")
  for directive in units.directives { text.append(text: directive + "\n") }
  var last: CivilDate?
  var days = GatheredDays(gathered)
  while let next = days.next() {
    switch next {
    case .weighIn(let weighIn, let date):
      beginMonth(of: date, after: last, &text)
      let entry = writer.entry(weighIn, date)
      text.append(text: "\(padded(date.day, to: 2)) \(date.weekday.abbreviation) \(entry.fields)\n")
      for line in entry.lines { text.append(text: line + "\n") }
      last = date
    case .session(let session, let date):
      beginMonth(of: date, after: last, &text)
      if date != last {
        text.append(text: "\(padded(date.day, to: 2)) \(date.weekday.abbreviation)\n")
      }
      writer.append(session, to: &text)
      last = date
    }
  }
  writer.tell(&tallies)
  do throws(MeaningChange) {
    return try canonicalText(text)
  } catch {
    throw .unreadable(line: nil, "line \(error.line + 1) of the log would not say what is meant")
  }
}

private func beginMonth(of date: CivilDate, after last: CivilDate?, _ text: inout [UInt8]) {
  guard date.yearMonth != last?.yearMonth else { return }
  text.append(text: "\n# \(date.yearMonth)\n\n")
}

/// What was gathered as entries of a book: each weigh-in and each session by itself, in order.
///
/// Numbers stand alone where they are of `unit` and `loadUnit`, which are nil where none may.
package func bookEntries(
  _ gathered: GatheredImport, _ settings: ImportSettings, unit: MassUnit?, loadUnit: MassUnit?,
  _ tallies: inout Tallies
) -> [ImportedEntry] {
  var writer = EntryWriter(LogUnits(weight: unit, load: loadUnit), settings)
  var entries: [ImportedEntry] = []
  var days = GatheredDays(gathered)
  while let next = days.next() {
    switch next {
    case .weighIn(let weighIn, let date):
      var entry = writer.entry(weighIn, date)
      entry.sourceLines = weighIn.lines + weighIn.sharedLines
      entries.append(entry)
    case .session(let session, let date):
      var lines: [UInt8] = []
      writer.append(session, to: &lines)
      let texts = lines.split(separator: .lineFeed).map { String(decoding: $0, as: UTF8.self) }
      entries.append(ImportedEntry(date: date, lines: texts, sourceLines: session.lines))
    }
  }
  writer.tell(&tallies)
  return entries
}
