import JSON
import W8Engine

extension Importer {
  static let liftosaurStorage = Importer(
    name: "liftosaur-json", title: "Liftosaur's backup",
    recognition: "a JSON object with a member storage or history",
    recognizes: { head in
      head.firstByte == UInt8(ascii: "{") && head.contains("\"history\"")
        && (head.contains("\"storage\"") || head.contains("\"entries\""))
    },
    open: { (_, _) throws(ImportRefusal) in JSONReading(LiftosaurStorage()) })
}

/// The backup of Liftosaur: its workouts, and the weights among its measurements.
private struct LiftosaurStorage: DocumentReading {
  mutating func read(_ document: JSON, into log: inout ImportedLog) throws(ImportRefusal) {
    let storage = document["storage"] ?? document
    guard let history = storage["history"]?.arrayValue else {
      throw .unreadable(line: nil, "the backup has no history; export it again")
    }
    let names = storage["settings"]?["exercises"]
    for (index, record) in history.enumerated() { try take(record, index + 1, names, &log) }
    try takeMeasurements(storage["stats"]?.objectValue, &log)
  }

  /// Takes weights and shares of fat, those of one point in time as one weigh-in, and reports all others.
  private func takeMeasurements(
    _ stats: JSONObject?, _ log: inout ImportedLog
  ) throws(ImportRefusal) {
    var indices: [Timestamp: Int] = [:]
    for group in stats?.members ?? [] {
      for kind in group.value.objectValue?.members ?? [] {
        for (index, value) in (kind.value.arrayValue ?? []).enumerated() {
          log.takeRow(index + 1) { (log) throws(RowRefusal) in
            try take(value, kind.key, index + 1, &indices, &log)
          }
        }
      }
    }
  }

  /// Rows of a backup are numbered from 1 in each of its lists.
  private func take(
    _ record: JSON, _ number: Int, _ names: JSON?, _ log: inout ImportedLog
  ) throws(ImportRefusal) {
    var session: ImportedSession?
    var exercises: [ImportedExercise] = []
    for entry in record["entries"]?.arrayValue ?? [] {
      var exercise = ImportedExercise(
        name: name(of: entry["exercise"], names), line: number)
      exercise.notes = [note(entry)].compactMap { $0 }
      for (list, isWarmUp) in [("warmupSets", true), ("sets", false)] {
        for value in entry[list]?.arrayValue ?? [] {
          log.takeRow(number) { (log) throws(RowRefusal) in
            guard value["completedReps"].map({ !$0.isNull }) ?? false else {
              return log.setAside(number, "sets planned but not done")
            }
            if session == nil { session = try begin(record, number, &log) }
            for var set in try sets(value, number, &log) {
              set.isWarmUp = isWarmUp
              exercise.sets.append(set)
            }
            if let note = note(value) { exercise.notes.append(note) }
            session?.lines.append(number)
          }
        }
      }
      if exercise.sets.isEmpty {
        for note in exercise.notes { log.lose(number, Reason.noteOfNotDone, note) }
      } else {
        exercises.append(exercise)
      }
    }
    guard var done = session else {
      if let note = note(record) { log.lose(number, Reason.noteOfNotDone, note) }
      return
    }
    done.exercises = exercises
    log.sessions.append(done)
  }

  private func begin(
    _ record: JSON, _ number: Int, _ log: inout ImportedLog
  ) throws(RowRefusal) -> ImportedSession {
    let milliseconds = record["startTime"]?.writtenNumber?.thousandths
    let stamp =
      milliseconds.flatMap { Timestamp(epochSeconds: $0 / 1_000_000) }
      ?? record["date"]?.stringValue.flatMap { readTimestamp($0.utf8) }
    guard let stamp else { throw .row(Reason.badDate, record["date"]?.stringValue) }
    let here = log.moment(stamp)
    var session = ImportedSession(
      day: here.day, start: here.time, title: record["dayName"]?.stringValue)
    if let end = record["endTime"]?.writtenNumber?.thousandths, let start = milliseconds,
      let second = here.second, end > start
    {
      session.setEnd(second: second, after: (end - start) / 1_000_000)
    }
    if let note = note(record) { session.notes = [note] }
    if let program = record["programName"]?.stringValue, saysSomething(program) {
      log.lose(number, "the name of the program", program)
    }
    return session
  }

  private func note(_ value: JSON) -> String? {
    value["notes"]?.stringValue.flatMap { saysSomething($0) ? $0 : nil }
  }

  /// A set, or those of the right and the left side.
  private func sets(
    _ value: JSON, _ number: Int, _ log: inout ImportedLog
  ) throws(RowRefusal) -> [ImportedSet] {
    var right = try set(value, value["completedReps"], number, &log)
    guard let other = value["completedRepsLeft"], !other.isNull else { return [right] }
    var left = try set(value, other, number, &log)
    right.labels.append("right")
    left.labels.append("left")
    return [right, left]
  }

  private func set(
    _ value: JSON, _ repetitions: JSON?, _ number: Int, _ log: inout ImportedLog
  ) throws(RowRefusal) -> ImportedSet {
    var set = ImportedSet()
    guard let count = repetitions?.writtenNumber?.whole, 0...9999 ~= count else {
      throw .row(Reason.badRepetitions, nil)
    }
    set.repetitions = count
    let weight = value["completedWeight"] ?? value["weight"]
    if let load = weight?["value"]?.writtenNumber, load.thousandths != 0 {
      let unit = try log.unit(weight?["unit"]?.stringValue.map(knownMassUnit))
      guard let mass = ImportedMass(thousandths: load.thousandths, unit: unit) else {
        throw .row(Reason.badLoad, nil)
      }
      set.load = .mass(mass)
    }
    if let written = value["completedRpe"]?.writtenNumber {
      set.effort = written.effort
      if set.effort == nil { log.lose(number, Reason.badEffort) }
    }
    if value["isAmrap"]?.boolValue == true { set.mark = .asManyAsPossible }
    try set.settle()
    return set
  }

  /// The name of an exercise of the user, else its id in words, with what it is done with.
  private func name(of exercise: JSON?, _ names: JSON?) -> String {
    let id = exercise?["id"]?.stringValue ?? ""
    let own = names?[id]?["name"]?.stringValue
    let name = own ?? words(id)
    guard let equipment = exercise?["equipment"]?.stringValue, own == nil else { return name }
    return "\(name), \(words(equipment))"
  }

  /// `benchPress` as `Bench Press`.
  private func words(_ id: String) -> String {
    var result = ""
    for character in id {
      if result.isEmpty {
        result += character.uppercased()
      } else {
        if character.isUppercase { result += " " }
        result.append(character)
      }
    }
    return result.isEmpty ? "?" : result
  }

  private func take(
    _ value: JSON, _ kind: String, _ number: Int, _ indices: inout [Timestamp: Int],
    _ log: inout ImportedLog
  ) throws(RowRefusal) {
    guard let milliseconds = value["timestamp"]?.writtenNumber?.thousandths,
      let stamp = Timestamp(epochSeconds: milliseconds / 1_000_000)
    else { throw .row(Reason.badDate, nil) }
    let here = log.moment(stamp)
    let written = value["value"]?["value"]?.writtenNumber
    var weighIn = ImportedWeighIn(line: number, day: here.day, time: here.time, mass: nil)
    switch kind {
    case "weight":
      guard let written, written.thousandths > 0,
        let mass = ImportedMass(
          thousandths: written.thousandths,
          unit: try log.unit(value["value"]?["unit"]?.stringValue.map(knownMassUnit)))
      else { throw .row(Reason.badWeight, nil) }
      weighIn.mass = mass
    case "bodyfat":
      guard let written,
        let tenths = log.fat(thousandths: written.thousandths, line: number, as: nil)
      else { throw .row(Reason.badFat, nil) }
      weighIn.fatTenths = tenths
    default: throw .row(Reason.otherMeasurement, kind)
    }
    log.add(weighIn, at: here, &indices)
  }
}
