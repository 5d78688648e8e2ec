import Primitives
import W8Engine

/// Takes the days of a diary, whose lines tell together how each of them is read.
struct DiaryTaking {
  private var text: TextDays

  init(_ text: TextDays) { self.text = text }

  /// Takes all days into `log`, or asks it the questions that are open.
  mutating func take(into log: inout ImportedLog) {
    var evidence = SetEvidence()
    var known = log.settings.sets
    if known.unit == nil, let (unit, line) = text.unitOfText {
      known.unit = unit
      log.remark(line, "loads without a unit read as \(unit.symbol), as the text says")
    }
    log.hasBareWeights =
      log.settings.unit != nil
      && text.setRows.contains { readSets($0.sets, SetConventions()).questions.contains(.unit) }
    for row in text.setRows { evidence.add(readSets(row.sets, known), of: row.text) }
    let conventions = evidence.decided(known)
    if log.settings.explainsLines { log.readings = text.readings(conventions, log.settings) }
    if ask(conventions, &log) { return }
    text.setYears(from: log.settings.year, log.settings.dateOrder)
    report(known, conventions, evidence, &log)
    for day in text.days where day.isKept { take(day, conventions, &log) }
    for line in text.outside { log.remark(line, "outside any day") }
    for line in text.unread {
      log.countRow()
      log.leaveOut(line.number, Reason.unknownTable, line.whole)
    }
    let passed = text.days.filter { !$0.isKept }
    for day in passed {
      log.remark(day.line, "days without sets or weights, ignored")
      for row in day.rows where row.line > day.line {
        log.remark(row.line, "days without sets or weights, ignored")
      }
    }
  }

  /// Asks all questions that the text leaves open, each with an example, its option, and the effect of each answer; returns
  /// whether there are any.
  private func ask(_ conventions: SetConventions, _ log: inout ImportedLog) -> Bool {
    let settings = log.settings
    var examples: [SetQuestion: [TextRow.Sets]] = [:]
    for row in text.setRows {
      for question in readSets(row.sets, conventions).questions where isAsked(question, row) {
        examples[question, default: []].append(row)
      }
    }
    for question in SetQuestion.allCases {
      guard let rows = examples[question] else { continue }
      let (name, values) = question.option
      func effects(_ row: TextRow.Sets) -> [(answer: String, effect: String?)] {
        values.map {
          ($0, effect(of: row.sets, conventions.answering(question, $0), question))
        }
      }
      // An example that every answer reads alike shows nothing.
      let first = rows.first { Set(effects($0).map { $0.effect }).count > 1 } ?? rows[0]
      let effects = effects(first)
      let more = rows.count > 1 ? " and \(counted(rows.count - 1, "more line"))" : ""
      // An answer that leaves the sets open is of no use, unless all do.
      let useful = effects.filter { $0.effect != nil }
      let answers = useful.isEmpty ? effects : useful
      let choices = answers.map { "\(name) \($0)\($1.map { "   \($0)" } ?? "")" }
      let answer = answers.first { $0.effect != notImported } ?? answers[0]
      log.ask(
        ImportQuestion(
          text:
            "\(question.text), as in line \(first.line), \"\(first.text.prefix(longestExample))\"\(more)",
          choices: choices, answer: "\(name) \(answer.0)"))
    }
    if let day = text.openDay, settings.dateOrder == nil {
      log.ask(
        ImportQuestion(
          text: "whether the day or the month comes first, as in line \(day)",
          choices: ["--date-order dmy or mdy"], answer: "--date-order dmy"))
    }
    if let day = text.dayWithoutYear, settings.year == nil {
      log.ask(
        ImportQuestion(
          text:
            "the year of the first date, in line \(day); later years follow from the order of the days",
          choices: ["--year YYYY"], answer: "--year YYYY"))
    }
    return !log.questions.isEmpty
  }

  /// What sets become by one answer; nil where another question is open as well.
  private func effect(
    of sets: String, _ conventions: SetConventions, _ question: SetQuestion
  ) -> String? {
    var whole = conventions
    if whole.unit == nil { whole.unit = .kilogram }
    let reading = readSets(sets, whole)
    guard reading.questions.isEmpty else { return nil }
    guard reading.fault == nil else { return notImported }
    return "becomes \(setsText(reading.sets, unit: question == .unit ? nil : .kilogram))"
  }

  /// A number alone is asked about where many lines have nothing else; elsewhere it is a note.
  private func isAsked(_ question: SetQuestion, _ row: TextRow.Sets) -> Bool {
    question != .singleNumbers || row.isOfKnownExercise && text.singleCount * 5 > text.setRows.count
  }

  /// Tells what was decided by the lines of the file.
  private func report(
    _ known: SetConventions, _ decided: SetConventions, _ evidence: SetEvidence,
    _ log: inout ImportedLog
  ) {
    for question in SetQuestion.allCases {
      guard known.answer(to: question) == nil, let answer = decided.answer(to: question) else {
        continue
      }
      let rows = text.setRows.filter { row in
        let reading = readSets(row.sets, known)
        return reading.questions.contains(question)
      }
      let shown = evidence.examples[question]?[answer] ?? rows.first?.text ?? ""
      for row in rows {
        log.remark(
          row.line,
          "read as \(question.option.name) \(answer), as in \"\(shown.prefix(longestExample))\"")
      }
    }
  }

  private func take(
    _ day: TextDay, _ conventions: SetConventions, _ log: inout ImportedLog
  ) {
    var session = ImportedSession(
      day: day.stamp.day, start: day.start, end: day.end, title: day.title)
    var notes: [Note] = []
    for row in day.rows {
      switch row.content {
      case .weight(let weight):
        log.takeRow(row.line) { (log) throws(RowRefusal) in
          var stamp = weight.stamp
          stamp.day = day.stamp.day
          let here = log.moment(stamp)
          guard let mass = weight.mass.mass(in: &log), mass.thousandths > 0 else {
            throw .row(Reason.badWeight, nil)
          }
          log.take(
            ImportedWeighIn(
              line: row.line, day: here.day, time: here.time, mass: mass,
              note: weight.rest.isEmpty ? nil : weight.rest))
        }
      case .sets(let sets):
        log.countRow()
        let reading = readSets(sets.sets, conventions)
        guard reading.fault == nil, reading.questions.isEmpty else {
          notes.append(Note(line: row.line, text: sets.text, reason: reading.fault ?? numberAlone))
          continue
        }
        session.lines.append(row.line)
        session.exercise(sets.name)
        for var set in reading.sets {
          set.isWarmUp = set.isWarmUp || sets.isWarmUp
          session.add(set, to: sets.name)
        }
        if let note = reading.note ?? sets.note { session.addNote(note) }
        if reading.hasUndone { log.lose(row.line, "a set without reps", sets.text) }
      case .note(let text, let reason, let isOfExercise):
        log.countRow()
        if isOfExercise, !session.exercises.isEmpty {
          session.lines.append(row.line)
          session.addNote(text)
          tell(row.line, text, reason, &log)
        } else {
          notes.append(Note(line: row.line, text: text, reason: reason))
        }
      }
    }
    keep(notes, of: day, &session, &log)
    if !session.exercises.isEmpty { log.sessions.append(session) }
  }

  /// A line that becomes a note, and why it is not read as sets though it looks like them.
  private struct Note {
    let line: Int
    let text: String
    let reason: String?
  }

  private func tell(_ line: Int, _ text: String, _ reason: String?, _ log: inout ImportedLog) {
    if let reason {
      log.lose(line, "not imported as sets (\(reason)), kept as a note", text)
    } else {
      log.remark(line, "kept as notes")
    }
  }

  /// Notes are of the session; of a day without one they are of its weigh-in.
  private func keep(
    _ notes: [Note], of day: TextDay, _ session: inout ImportedSession, _ log: inout ImportedLog
  ) {
    let weighIn = log.weighIns.indices.last.flatMap {
      log.weighIns[$0].day == day.stamp.day ? $0 : nil
    }
    for note in notes {
      if !session.exercises.isEmpty {
        session.lines.append(note.line)
        session.addSessionNote(note.text)
      } else if let weighIn {
        log.weighIns[weighIn].lines.append(note.line)
        let all = [log.weighIns[weighIn].note, note.text].compactMap { $0 }
        log.weighIns[weighIn].note = all.joined(separator: "\n")
      } else {
        log.leaveOut(
          note.line, note.reason ?? Reason.noteOfEmptyDay, note.text)
        continue
      }
      tell(note.line, note.text, note.reason, &log)
    }
    if session.exercises.isEmpty, let weighIn, let title = day.title {
      let all = [title, log.weighIns[weighIn].note].compactMap { $0 }
      log.weighIns[weighIn].note = all.joined(separator: "\n")
    }
  }
}

private let longestExample = 40
private let notImported = "not imported"
private let numberAlone = "a number alone"
