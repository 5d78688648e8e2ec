import W8Book
import W8Edits
import W8Engine
import W8Reports

extension Command {
  static let gym = Command(
    name: "gym",
    summary: "rename, merge, delete, colour or close a gym in a whole book",
    operands: "rename|merge|delete|color|close @GYM [@GYM|COLOR|DATE]",
    detail: """
      rename writes another name wherever the book has the gym; where a line declares it, the old name
      becomes an alias there, for what another device still writes, unless --no-alias is given. merge
      gives all that the book has of the first gym to the second, whose former name it becomes; loads
      get their unit where that of the second is another. delete takes a gym away:
      --keep-history leaves its sessions to the default gym, each with a note that names it, and
      --with-history deletes them; weigh-ins stay. color and close change the line that declares it;
      without DATE it closes today. @ is the gym of sessions that name none, as those of an import
      are; a gym that is declared as the default can be neither merged nor deleted.

      What changes in which file is shown before it is written; on a terminal it is asked for. The
      file of the log and all that it includes are changed.
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
  ) { (log, names, _) throws(Failure) in
    let gym = try log.gym(names[0], fit: log.analysis.mayGoAway)
    let target = try log.gym(names[1]) { log.analysis.mayTakeOver($0, from: gym) }
    return try withEdits { () throws(EditRefusal) in
      try log.analysis.merging(gym: gym, into: target)
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
    name: "color", operands: "a gym and a colour, such as @iron red", counts: 2...2
  ) { (log, names, _) throws(Failure) in
    guard let color = GymColor(rawValue: names[1].lowercased()) else {
      let colors = GymColor.allCases.map { $0.rawValue }.listed(with: "or")
      throw .usage(.badOperand(names[1], expected: colors))
    }
    let gym = try log.gym(names[0]) { log.analysis.book.gym($0) != nil }
    return try withEdits { () throws(EditRefusal) in
      try log.analysis.recolouring(gym: gym, color)
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

  /// Whether a gym may get what another has: where gyms are declared, so is that one, or it is the gym without a name.
  fileprivate func mayTakeOver(_ gym: GymID, from other: GymID) -> Bool {
    (book.gyms.isEmpty || book.gym(gym) != nil || isUnnamed(gym))
      && logbook.settings.gyms.canonical(gym) != logbook.settings.gyms.canonical(other)
  }
}

/// The options of `gym`, `exercise` and `tag`.
extension Option {
  static let keepHistory = Option(
    name: "--keep-history", summary: "delete: leave the sessions to the default gym")
  static let withHistory = Option(
    name: "--with-history", summary: "delete: delete the sessions too")
  static let noAlias = Option(
    name: "--no-alias", summary: "rename: leave the old name as no alias")
  static let yes = Option(name: "--yes", short: "-y", summary: "do not ask")
}

extension ExitCode {
  /// What the exit codes of commands that change names say.
  static let ofNames: [(code: ExitCode, meaning: String)] = [
    (.success, "it was changed, or it was not wanted"),
    (.usage, "the command line is wrong, or the change cannot be"),
    (.unreadable, "the log cannot be read or written, or there is none"),
  ]
}
