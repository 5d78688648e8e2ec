import Primitives
import W8Book
import W8Engine
import W8Syntax

/// The session in which a session or exercise line stands, with what is known of it.
struct SessionContext {
  /// The day; nil where the entry above has no date.
  let date: CivilDate?
  /// The line that opens the session.
  let head: FileLine
  let lines: ClosedRange<Int>
  /// The session of the logbook; nil without a date.
  let reference: SessionReference?

  /// Nil where the line at `line` belongs to no session of an entry.
  init?(_ line: FileLine, in analysis: Analysis) {
    guard let (entry, number, index) = analysis.sessionLine(at: line) else { return nil }
    let session = line.lowered.sessions[number]
    date = entry.entry?.date
    head = analysis.files[line.file].line(section: line.section, index: session.head)
    lines = session.lines
    reference = analysis.reference(to: entry).flatMap { analysis.logbook.session(index, of: $0) }
  }

  /// The gym with its name; nil where it is not known.
  func gym(in analysis: Analysis) -> String? {
    guard let id = reference.flatMap(analysis.logbook.gym) else { return nil }
    let name = analysis.book.gym(id)?.name.map { ", \(oneLine($0))" } ?? ""
    return oneLine(analysis.book.spelling(of: id)) + name
  }

  /// The title without its quotes; nil without one.
  var title: String? { head.sessionTitle.map(oneLine) }

  /// The notes on `lines` of the section that say something, in order; of very many the first.
  func notes(onLines lines: some Sequence<Int>) -> [HoverFact] {
    var facts: [HoverFact] = []
    for line in lines where facts.count < mostNotes {
      guard let token = head.tree.tokens(ofLine: line).first(of: .note) else { continue }
      let text = oneLine(String(head.tree.string(of: token, line: line).dropFirst()))
      if !text.isEmpty { facts.append(HoverFact("Note", text)) }
    }
    return facts
  }
}

extension Analysis {
  /// The session in which the line at `line` stands; nil where it stands in none, and without a date.
  func session(at line: FileLine) -> SessionReference? {
    guard let (entry, _, index) = sessionLine(at: line) else { return nil }
    return reference(to: entry).flatMap { logbook.session(index, of: $0) }
  }

  /// The line of the entry and the number of the session in which the line at `line` stands, in the section and in the
  /// entry.
  fileprivate func sessionLine(
    at line: FileLine
  ) -> (entry: FileLine, number: Int, index: Int)? {
    guard files.indices.contains(line.file), let day = line.lowered.day(at: line.line),
      let number = line.lowered.sessionIndex(ofLine: line.line), day.sessions.contains(number)
    else { return nil }
    let entry = files[line.file].line(section: line.section, index: day.entry)
    return (entry, number, number - day.sessions.lowerBound)
  }
}

/// A hover has no more notes.
private let mostNotes = 20

/// The working sets and what was lifted in them; empty without a set that was done.
func workFacts(of sessions: [ExerciseSession], in unit: MassUnit) -> [HoverFact] {
  let groups = sessions.flatMap { $0.workingGroups }
  let count = groups.reduce(0) { $0 + $1.doneSetCount }
  guard count > 0 else { return [] }
  var volume = MassTotal.zero
  for session in sessions { volume += TrainingFigures(of: session).volume }
  let sets = HoverFact("Work", counted(count, "set"))
  guard let kilograms = volume.meanKilograms(of: 1), kilograms > 0 else { return [sets] }
  // Loads are in pounds where body weights are in stones.
  let text = massText(kilograms: kilograms, in: unit == .stone ? .pound : unit)
  return [sets, HoverFact("Volume", text)]
}
