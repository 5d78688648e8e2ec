import JSON
import Primitives
import W8Book
import W8Engine

/// A set with what it is a part of.
struct ExportedSetRow {
  let session: ExportedSession
  let exercise: ExportedExercise
  /// Its number among the sets of its line, from 1.
  let number: Int
  let done: ExportedSet
}

extension ExportedLog {
  /// The sets one by one.
  var setRows: [ExportedSetRow] {
    sessions.flatMap { session in
      session.exercises.flatMap { exercise in
        exercise.sets.enumerated().map { index, set in
          ExportedSetRow(session: session, exercise: exercise, number: index + 1, done: set)
        }
      }
    }
  }
}

extension ExportedSetRow {
  /// What a row says of a set, with loads in `unit`, a kilogram or a pound; the columns of `csv`, in this order.
  static func fields(in unit: MassUnit) -> [Field<ExportedSetRow>] {
    fieldsOfSession + fieldsOfSet(in: unit)
  }

  private static var fieldsOfSession: [Field<ExportedSetRow>] {
    [
      .text("file", "") { $0.session.row.fileName },
      .count("line", "", { $0.exercise.line }),
      .count("entry", "", { $0.session.row.location.line.number }),
      .text("date", "") { $0.session.row.entry.date.description },
      .count("session", "", { $0.session.number }),
      .text("time", "") { $0.session.start?.description },
      .text("end", "") { $0.session.end?.description },
      .text("gym", "") { $0.session.gym?.text },
      .text("title", "") { $0.session.title },
      .notes("sessionNotes") { $0.session.notes },
      .count("exerciseNumber", "", { $0.exercise.number }),
      .text("exercise", "") { $0.exercise.name },
      .flag("superset", "", yes: "") { $0.exercise.joining == .superset },
      .notes("exerciseNotes") { $0.exercise.notes },
    ]
  }

  private static func fieldsOfSet(in unit: MassUnit) -> [Field<ExportedSetRow>] {
    [.count("set", "", { $0.number })] + fieldsOfLoggedSet(in: unit)
      + [.words("tags") { $0.session.row.entry.tags.map { $0.text } }]
  }

  /// What a set says without the line that it is on.
  static func fieldsOfLoggedSet(in unit: MassUnit) -> [Field<ExportedSetRow>] {
    func load(_ row: ExportedSetRow) -> LoadDocument { LoadDocument(row.done.load, in: unit) }
    return [
      .flag("warmup", "", yes: "") { $0.done.set.purpose == .warmUp },
      .count("reps", "", { $0.done.set.repetitions }),
      .flag("failed", "", yes: "") { $0.done.set.mark == .failed },
      .flag("amrap", "", yes: "") { $0.done.set.mark == .asManyAsPossible },
      .exact("load") { load($0).amount },
      .text("unit", "") { load($0).unit },
      .exact("added") { $0.done.added?.value(in: unit) },
      .text("addedUnit", "") { $0.done.added.map { _ in unit.symbol } },
      .exact("seconds") { $0.done.set.seconds?.value },
      .exact("metres") { $0.done.set.distance?.meters },
      .exact("effort") { $0.done.set.effort?.value },
      .words("labels", separator: ", ") { $0.done.set.labels },
    ]
  }
}

extension ExportedEntry {
  /// What a row says of an entry, with masses in `unit`; the columns of `csv`, in this order.
  static func fields(in unit: MassUnit) -> [Field<ExportedEntry>] {
    [
      .text("file", "") { $0.row.fileName },
      .count("line", "", { $0.row.location.line.number }),
      .text("date", "") { $0.row.entry.date.description },
      .text("time", "") { $0.row.entry.time?.description },
      .exact("weight") { $0.row.entry.weighIn?.mass.value(in: unit) },
      .text("unit", "") { _ in unit.symbol },
      .flag("excluded", "", yes: "") { $0.row.entry.weighIn?.isExcluded == true },
      .exact("average") { $0.row.figures.averageKilograms.map(unit.value(ofKilograms:)) },
      .exact("rate") { $0.row.figures.rate?.change.value(in: unit) },
      .count("rateDays", "") { $0.row.figures.rate?.days },
      .exact("pace") {
        $0.row.figures.pace.map { unit.value(ofKilograms: $0.weeklyKilograms) }
      },
      .exact("fat", { $0.fat }),
      Field(
        column: Table.Column(key: "measurements", title: ""),
        cell: { .text($0.measurements.map { $0.pair }.joined(separator: " ")) },
        json: { .array($0.measurements.map { $0.document }) }),
      .words("gyms") { $0.row.gyms.map { $0.text } },
      .words("tags") { $0.row.entry.tags.map { $0.text } },
      .notes("note") { $0.row.notes },
    ]
  }
}

extension ExportedMeasurement {
  fileprivate var document: JSON {
    .object([
      "amount": JSON(amount) { .number($0) }, "key": .string(key),
      "unit": JSON(unit) { .string($0) }, "written": .string(written),
    ])
  }
}

extension Field {
  /// A number that is not rounded for people; nil for none.
  static func exact(_ key: String, _ value: @escaping (Row) -> Double?) -> Field {
    number(key, "", shown: { _ in "" }, value)
  }

  /// Names without their signs, between blanks.
  static func words(
    _ key: String, separator: String = " ", _ values: @escaping (Row) -> [String]
  ) -> Field {
    list(key, "", separator: separator, breaking: .words, shown: { _ in "" }, values)
  }

  /// Notes that say something, each on a line.
  static func notes(_ key: String, _ values: @escaping (Row) -> [String]) -> Field {
    words(key, separator: "\n") { row in values(row).filter { !$0.isEmpty } }
  }
}

/// A set as programs know it that have a number for a load and one kind for each set.
struct PlainSet {
  /// The load; nil for one's own weight, or none.
  let load: PlainLoad?
  let kind: Kind

  /// Its kind of set, by the words of Hevy.
  enum Kind: String {
    case normal
    case warmUp = "warmup"
    case drop = "dropset"
    case failure
  }

  /// A load as a number.
  struct PlainLoad {
    let amount: Double
    /// Nil for a level of a machine, which has none.
    let unit: MassUnit?

    /// The number in another unit.
    func amount(in other: MassUnit) -> Double {
      guard let unit, unit != other else { return amount }
      return amount * unit.kilograms / other.kilograms
    }
  }

  /// Makes it of `done`, and notes what of it cannot be said.
  init(_ done: ExportedSet, _ losses: inout ExportLosses) {
    load = Self.load(of: done, &losses)
    let labels = done.set.labels.map { $0.lowercased() }
    let known: [(label: String, kind: Kind)] = [("drop", .drop), ("failure", .failure)]
    if done.set.purpose == .warmUp {
      kind = .warmUp
      losses.add(.label, labels.count)
    } else {
      let told = known.first { labels.contains($0.label) }
      kind = told?.kind ?? .normal
      losses.add(.label, labels.count { $0 != told?.label })
    }
    if done.set.mark == .failed { losses.add(.failedMark) }
    if done.set.mark == .asManyAsPossible { losses.add(.asManyAsPossible) }
  }

  private static func load(of done: ExportedSet, _ losses: inout ExportLosses) -> PlainLoad? {
    switch done.set.load {
    case .mass(let written):
      return PlainLoad(written, done.bareUnit)
    case .level(let thousandths):
      losses.add(.level)
      return PlainLoad(amount: Double(thousandths) / 1000, unit: nil)
    case .bodyWeight(let written):
      guard written.thousandths != 0 else { return nil }
      if written.thousandths > 0 { losses.add(.addedLoad) }
      return PlainLoad(written, done.bareUnit)
    case nil:
      if done.added == nil, done.set.repetitions != nil { losses.add(.noLoad) }
      return nil
    }
  }
}

extension PlainSet.PlainLoad {
  /// The number; below zero it is help.
  fileprivate init(_ written: WrittenLoad, _ bareUnit: MassUnit) {
    amount = Double(written.thousandths) / 1000
    unit = written.unit ?? bareUnit
  }
}

extension ExportedSet {
  /// The distance as programs know it that have kilometers and miles; nil without one.
  var plainDistance: (amount: Double, isInMiles: Bool)? {
    guard let meters = set.distance?.meters else { return nil }
    switch distanceUnit {
    case .meter, .kilometer: return (meters / 1000, false)
    case .mile, .yard, .foot: return (meters / 1609.344, true)
    }
  }
}

extension ExportedSession {
  /// Notes what of it a program cannot say that knows neither gyms nor tags.
  func notePlain(_ losses: inout ExportLosses) {
    if namesGym { losses.add(.gym) }
    guard number == 1 else { return }
    losses.add(.tags, row.entry.tags.count)
    if hasNoteOfDay { losses.add(.noteOfDay) }
  }
}
