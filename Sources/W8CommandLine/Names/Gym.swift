import W8Book
import W8Edits
import W8Engine
import W8Reports

extension Command {
  static let gym = Command(
    name: "gym",
    summary: "rename, merge, delete, color or close a gym",
    operands: "rename|merge|delete|color|close @GYM [@GYM|COLOR|DATE]",
    detail: """
      rename gives a gym a new name. merge moves all sessions of the first gym to the second. If the
      second gym uses another unit, merge writes the unit after each load. rename and merge keep the old
      name as an alias in the `gym` line, and add that line if the log has none; --no-alias keeps no
      alias. @ alone means the sessions without a gym; imported sessions often have none. If you rename @,
      the new name becomes the default gym.

      delete needs one of two options. --keep-history closes the gym on the day of its last session and
      keeps its sessions. --with-history deletes the sessions and keeps the weigh-ins. close closes the
      gym on DATE, or today if you leave it out. Reports still show a closed gym; `next` does not choose
      it, and completion offers it only if no open gym matches. You cannot close or delete the default
      gym, or merge it into another.

      Shows a diff first and, on a terminal, asks before writing. Changes the log and the files it
      includes.
      """,
    options: [.keepHistory, .withHistory, .noAlias, .yes, .dryRun, .changedFile],
    exitCodes: ExitCode.ofNames,
    examples: [
      "w8log gym rename @iron @temple --dry-run",
      "w8log gym rename @ @iron",
      "w8log gym merge @hotel @travel",
      "w8log gym delete @hotel --keep-history",
      "w8log gym color @iron red",
      "w8log gym close @garage 2026-03-01",
    ],
    run: { invocation throws(Failure) in
      try invocation.change(
        "gym", by: [.renameGym, .mergeGym, .deleteGym, .colorGym, .closeGym])
    })
}

extension NameCommand {
  fileprivate static let renameGym = NameCommand(
    name: "rename", operands: "a gym and its new name, such as @iron @temple", counts: 2...2
  ) { (log, names, invocation) throws(Failure) in
    let gym = try log.gym(names[0])
    return try withEdits { () throws(EditRefusal) in
      try log.analysis.renaming(
        gym: gym, to: names[1], leavingAlias: !invocation.arguments.has(.noAlias))
    }
  }

  fileprivate static let mergeGym = NameCommand(
    name: "merge", operands: "two gyms, such as @hotel @travel", counts: 2...2
  ) { (log, names, invocation) throws(Failure) in
    let gym = try log.gym(names[0], fit: log.analysis.mayGoAway)
    let target = try log.gym(names[1]) { log.analysis.areOther($0, gym) }
    return try withEdits { () throws(EditRefusal) in
      try log.analysis.merging(
        gym: gym, into: target, leavingAlias: !invocation.arguments.has(.noAlias))
    }
  }

  fileprivate static let deleteGym = NameCommand(
    name: "delete", operands: "a gym, such as @hotel", counts: 1...1
  ) { (log, names, invocation) throws(Failure) in
    let arguments = invocation.arguments
    let (keeps, deletes) = (arguments.has(.keepHistory), arguments.has(.withHistory))
    try arguments.refuse(.keepHistory, beside: .withHistory)
    guard keeps || deletes else {
      throw .usage(
        .missingOperand(command: "gym delete", expected: "--keep-history or --with-history"))
    }
    let gym = try log.gym(names[0]) {
      log.analysis.mayGoAway($0) && !(keeps && log.analysis.isUnnamed($0))
    }
    return try withEdits { () throws(EditRefusal) in
      keeps
        ? try log.analysis.deletingKeepingHistory(gym: gym)
        : try log.analysis.deletingWithHistory(gym: gym)
    }
  }

  fileprivate static let colorGym = NameCommand(
    name: "color", operands: "a gym and a color, such as @iron red", counts: 2...2
  ) { (log, names, _) throws(Failure) in
    guard let color = GymColor(rawValue: names[1].lowercased()) else {
      let colors = GymColor.allCases.map { $0.rawValue }.listed(with: "or")
      throw .usage(.badOperand(names[1], expected: colors))
    }
    let gym = try log.gym(names[0]) { log.analysis.book.gym($0) != nil }
    return try withEdits { () throws(EditRefusal) in
      try log.analysis.recoloring(gym: gym, color)
    }
  }

  fileprivate static let closeGym = NameCommand(
    name: "close", operands: "a gym and perhaps a day, such as @garage 2026-03-01", counts: 1...2
  ) { (log, names, invocation) throws(Failure) in
    let today = try invocation.today
    var date = today
    if names.count > 1 {
      guard let named = DayChoice(names[1])?.date(today: today) else {
        throw .usage(.badOperand(names[1], expected: OptionValue.day.expectation))
      }
      date = named
    }
    let gym = try log.gym(names[0]) {
      log.analysis.book.gym($0) != nil && log.analysis.mayGoAway($0)
    }
    return try withEdits { () throws(EditRefusal) in
      try log.analysis.closing(gym: gym, on: date)
    }
  }
}

extension Analysis {
  /// Whether a gym may be merged into another or deleted: not where it is declared as the default.
  fileprivate func mayGoAway(_ gym: GymID) -> Bool {
    isUnnamed(gym) || logbook.settings.gyms.canonical(gym) != logbook.settings.gyms.defaultGym
  }

  /// Whether two names are of different gyms.
  fileprivate func areOther(_ gym: GymID, _ other: GymID) -> Bool {
    logbook.settings.gyms.canonical(gym) != logbook.settings.gyms.canonical(other)
  }
}

/// The options of `gym`, `exercise` and `tag`.
extension Option {
  static let keepHistory = Option(
    name: "--keep-history", summary: "delete: close the gym, keep its sessions")
  static let withHistory = Option(
    name: "--with-history", summary: "delete: delete its sessions, too")
  static let noAlias = Option(
    name: "--no-alias", summary: "rename, merge: do not keep the old name as an alias")
}

extension ExitCode {
  /// What the exit codes of commands that change names say.
  static let ofNames: [(code: ExitCode, meaning: String)] = [
    (.success, "the log was changed, or you answered no"),
    (.usage, "the command line is wrong, or the change is not possible"),
    (.unreadable, "the log cannot be read or written, or there is none"),
  ]
}
