import W8Engine

extension Importer {
  static let liftosaurTable = Importer(
    name: "liftosaur", title: "Liftosaur",
    recognition: "columns Workout DateTime, Exercise and Completed Reps",
    hasLifts: true,
    header: { $0.has("workout datetime", "exercise", "completed reps") },
    rows: { (header, _) throws(ImportRefusal) in LiftosaurRows(&header) })
}

/// The rows of Liftosaur's table, a set each.
private struct LiftosaurRows: RowTaking {
  private let date, day, exercise, isWarmUp, repetitions, isAMRAP, effort, weight, unit, note: Int?
  private let plannedWeight, plannedUnit: Int?
  private var key: [UInt8] = []
  private var start: Timestamp?
  /// The name of the workout, as its first row has it.
  private var name: [UInt8] = []

  init(_ header: inout TableHeader) {
    date = header.index(of: "workout datetime")
    day = header.index(of: "day name")
    exercise = header.index(of: "exercise")
    isWarmUp = header.index(of: "is warmup set?")
    repetitions = header.index(of: "completed reps")
    isAMRAP = header.index(of: "is amrap?")
    effort = header.index(of: "completed rpe")
    weight = header.index(of: "completed weight value")
    unit = header.index(of: "completed weight unit")
    plannedWeight = header.index(of: "required weight value")
    plannedUnit = header.index(of: "required weight unit")
    note = header.index(of: "notes")
    header.passBy(
      "required reps", "required rpe", "log rpe?", "ask weight?", "completed reps time",
      "target muscles", "synergist muscles")
  }

  mutating func take(_ row: TableRow, _ log: inout ImportedLog) throws(RowRefusal) {
    guard !row.isEmpty(repetitions) else {
      if let text = log.note(row, note) { log.lose(row.line, Reason.noteOfNotDone, text) }
      return log.setAside(row.line, "sets that were planned and not done")
    }
    let isNew = start == nil || !row.raw(date).elementsEqual(key)
    var stamp = start
    if isNew {
      let written = try log.timestamp(row, date)
      stamp = try log.moment(written)
    }
    let name = try log.name(row, exercise)
    var set = ImportedSet()
    set.repetitions = try log.repetitions(row, repetitions)
    // A set with the weight that was planned may say no other.
    set.load =
      try row.isEmpty(weight)
      ? log.load(row, plannedWeight, nil, unitIndex: plannedUnit)
      : log.load(row, weight, nil, unitIndex: unit)
    try set.settle()
    set.effort = log.effort(row, effort)
    set.isWarmUp = row.isWord("1", at: isWarmUp)
    if row.isWord("1", at: isAMRAP) { set.mark = .asManyAsPossible }
    if isNew, let stamp {
      key = Array(row.raw(date))
      start = stamp
      self.name = Array(row.raw(day))
      log.sessions.append(
        ImportedSession(day: stamp.day, start: stamp.time, title: log.note(row, day)))
    } else if !row.raw(day).elementsEqual(self.name), !row.isEmpty(day) {
      log.lose(row.line, Reason.otherName, log.text(row, day))
    }
    log.add([set], to: name, of: row, note: note)
  }
}
