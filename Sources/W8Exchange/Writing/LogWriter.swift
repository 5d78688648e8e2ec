package import W8Engine
import W8Syntax

/// The canonical log that says what was gathered, and in `reasonCounts` what it cannot say.
///
/// Throws where a line of it would not say what is meant.
package func logText(
  _ gathered: GatheredImport, _ settings: ImportSettings, _ reasonCounts: inout ReasonCounts
) throws(ImportRefusal) -> [UInt8] {
  let units = LogUnits(gathered)
  var writer = EntryWriter(units, settings)
  var text: [UInt8] = []
  text.append(text: "w8log 1.0\n\n")
  for directive in units.directives { text.append(text: directive + "\n") }
  var last: CivilDate?
  gathered.forEachInOrder { weighIn in
    let date = weighIn.date
    beginMonth(of: date, after: last, &text)
    let entry = writer.entry(weighIn.content, date)
    text.append(text: "\(padded(date.day, to: 2)) \(date.weekday.abbreviation) \(entry.fields)\n")
    for line in entry.lines { text.append(text: line + "\n") }
    last = date
  } session: { session in
    let date = session.date
    beginMonth(of: date, after: last, &text)
    if date != last {
      text.append(text: "\(padded(date.day, to: 2)) \(date.weekday.abbreviation)\n")
    }
    writer.append(session.content, to: &text)
    last = date
  }
  writer.tell(&reasonCounts)
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
  _ reasonCounts: inout ReasonCounts
) -> [ImportedEntry] {
  var writer = EntryWriter(LogUnits(weight: unit, load: loadUnit), settings)
  var entries: [ImportedEntry] = []
  gathered.forEachInOrder { weighIn in
    var entry = writer.entry(weighIn.content, weighIn.date)
    entry.isThere = weighIn.isThere
    entry.sourceLines = weighIn.content.lines + weighIn.content.sharedLines
    entries.append(entry)
  } session: { session in
    var lines: [UInt8] = []
    writer.append(session.content, to: &lines)
    let texts = lines.split(separator: .lineFeed).map { String(decoding: $0, as: UTF8.self) }
    entries.append(
      ImportedEntry(
        date: session.date, lines: texts, isThere: session.isThere,
        sourceLines: session.content.lines))
  }
  writer.tell(&reasonCounts)
  return entries
}

/// The units that a log says once, so that most of its numbers stand alone.
struct LogUnits {
  /// The unit of weights; nil where there are none.
  private(set) var weight: MassUnit?
  /// The unit of loads; nil where there are none.
  private(set) var load: MassUnit?

  /// The units of a log that is there; nil where numbers never stand alone.
  init(weight: MassUnit?, load: MassUnit?) {
    (self.weight, self.load) = (weight, load)
  }

  /// The units that most weights and most loads have.
  init(_ gathered: GatheredImport) {
    var (weights, loads): ([MassUnit: Int], [MassUnit: Int]) = ([:], [:])
    for weighIn in gathered.weighIns {
      if let mass = weighIn.content.mass { weights[mass.unit, default: 0] += 1 }
    }
    for session in gathered.sessions {
      for exercise in session.content.exercises {
        for unit in MassUnit.allCases {
          let count = exercise.sets.count { $0.load?.mass?.unit == unit }
          if count > 0 { loads[unit == .stone ? .pound : unit, default: 0] += count }
        }
      }
    }
    weight = mostFrequent(weights)
    load = mostFrequent(loads)
  }

  /// The lines that say them.
  var directives: [String] {
    guard let unit = weight ?? load else { return [] }
    let isImplied = load == nil || load == unit || unit == .stone && load == .pound
    return ["unit \(unit.symbol)"] + (isImplied ? [] : ["lift-unit \((load ?? unit).symbol)"])
  }

  /// A weight in the unit of the log, with its own where that is another; stones are whole then.
  func text(_ mass: ImportedMass) -> String {
    guard mass.unit != weight else { return withDecimal(mass.thousandths) }
    guard mass.unit == .stone else { return withDecimal(mass.thousandths) + mass.unit.symbol }
    let (stones, rest) = mass.thousandths.quotientAndRemainder(dividingBy: 1000)
    return "\(stones)st" + (rest == 0 ? "" : decimalText(rest * 14))
  }
}

/// Of units that are as frequent the one that comes first counts.
private func mostFrequent(_ counts: [MassUnit: Int]) -> MassUnit? {
  counts.max { ($0.value, $1.key.rawValue) < ($1.value, $0.key.rawValue) }?.key
}

private func withDecimal(_ thousandths: Int) -> String {
  let text = decimalText(thousandths)
  return text.contains(".") ? text : text + ".0"
}

extension GatheredImport {
  /// Hands over what was gathered in the order in which a log has it: the weigh-ins of a day before its sessions.
  fileprivate func forEachInOrder(
    weighIn: (Dated<ImportedWeighIn>) -> Void, session: (Dated<ImportedSession>) -> Void
  ) {
    let below = Dictionary(
      grouping: sessions.indices.filter { sessions[$0].content.entry != nil },
      by: { OwnEntry(date: sessions[$0].date, line: sessions[$0].content.entry) })
    var placed: Set<Int> = []
    var index = 0
    func passSessions(while isEarlier: (CivilDate) -> Bool) {
      while index < sessions.count, isEarlier(sessions[index].date) {
        if !placed.contains(index) { session(sessions[index]) }
        index += 1
      }
    }
    for next in weighIns {
      passSessions { $0 < next.date }
      weighIn(next)
      let own = OwnEntry(date: next.date, line: next.content.lines.first)
      for index in below[own] ?? [] where placed.insert(index).inserted { session(sessions[index]) }
    }
    passSessions { _ in true }
  }
}

/// An entry of a source that says which sessions are below it.
private struct OwnEntry: Hashable {
  let date: CivilDate
  let line: Int?
}

/// One day of a log, or a part of it, as it would be typed.
package struct ImportedEntry: Equatable, Sendable {
  /// The day.
  package let date: CivilDate
  /// What stands behind the day on its line: weight, time, pairs and a note; empty for a session alone.
  package var fields = ""
  /// The indented lines below: notes, sessions, exercises; a note of an exercise stands eight blanks deep, all else four.
  package var lines: [String] = []
  /// Whether the book that it goes to is known to have it.
  package var isThere = false
  /// The first line of the note on a weigh-in; nil where it has none.
  package var note: String?
  /// The lines of the source that it comes from.
  package var sourceLines: [Int] = []
}
