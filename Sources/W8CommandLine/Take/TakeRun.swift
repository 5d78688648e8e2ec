import W8Book
import W8Edits
import W8Engine
import W8Files
import W8Reports
import W8Text

struct TakeRun {
  private let invocation: Invocation
  private let environment: Environment
  private let log: (path: String, only: FileID?)

  /// Throws where nothing is named, or an inbox is a file of the log.
  init(_ invocation: Invocation) throws(Failure) {
    self.invocation = invocation
    environment = invocation.environment
    guard !invocation.arguments.operands.isEmpty else {
      throw .usage(.missingOperand(command: "take", expected: "an inbox, or - for standard input"))
    }
    log = try invocation.bookToAddTo()
    let book = try invocation.openBookToChange(log.path).analysis
    for name in invocation.arguments.operands
    where book.file(FileID(environment.fileIdentity(name))) != nil {
      throw .usage(.badOperand(name, expected: "an inbox, not a file of the log"))
    }
  }

  func run() throws(Failure) -> ExitCode {
    var code = ExitCode.success
    for name in invocation.arguments.operands {
      var accounts: [TakenText] = []
      do throws(Failure) {
        try take(name, &accounts)
      } catch {
        if let message = error.message { try invocation.output.tell("w8log: \(message)") }
        code = code.joined(with: error.exitCode)
      }
      for account in accounts { code = code.joined(with: try account.tell(invocation)) }
    }
    return code
  }

  private var isDry: Bool { invocation.arguments.has(.dryRun) }

  private func take(_ name: String, _ accounts: inout [TakenText]) throws(Failure) {
    let (isOnce, keeps) = (
      invocation.arguments.has(.once), invocation.arguments.has(.keep)
    )
    if name == "-" {
      let text = InboxText(Array(try invocation.standardInput().utf8))
      return accounts.append(
        try taken(text, isOnce: isOnce, of: standardInputName, remembers: false))
    }
    let path = try inboxPath(name)
    let aside = takingPath(of: path)
    // Whoever put a link there, w8log renames inboxes and makes none.
    if environment.fileIdentity(aside) != aside { throw .file(.link(path: aside)) }
    guard environment.stamp(path) != nil || environment.stamp(aside) != nil else {
      return try invocation.remark(
        "w8log: nothing to take, because \(inQuotes(name)) does not exist")
    }
    let rights = isDry ? FileRights() : try invocation.rights(to: [path])
    defer { rights.release() }
    if !isDry, environment.stamp(aside) != nil, environment.isSameFile(path, aside) {
      // The run was ended while it gave the inbox its name back.
      try withFiles(calling: name) { () throws(FileError) in try environment.inboxes.remove(aside) }
    }
    if environment.stamp(aside) != nil {
      // What stays of it goes back to the inbox, and is reported with that.
      let account =
        try isDry
        ? taken(try text(aside, name).text, isOnce: true, of: name)
        : finish(path, aside, isAgain: true, isOnce: true, of: name)
      accounts.append(account.withoutStays)
    }
    guard environment.stamp(path) != nil else { return }
    let text = try text(path, name).text
    if text.lines.isEmpty { return }
    if isDry || keeps {
      return accounts.append(try taken(text, isOnce: isOnce || keeps, of: name))
    }
    try withFiles(calling: name) { () throws(FileError) in
      try environment.inboxes.rename(path, aside)
    }
    accounts.append(try finish(path, aside, isAgain: false, isOnce: isOnce, of: name))
  }

  /// The path of the inbox that the user calls `name`. Throws if that is a symbolic link out of its folder, which somebody else
  /// may have made.
  private func inboxPath(_ name: String) throws(Failure) -> String {
    let path = environment.fileIdentity(name)
    let (own, folder) = (environment.fileIdentity(Path.folder(of: name)), Path.folder(of: path))
    guard folder == own || folder.hasPrefix(own + "/") else {
      throw .refused(
        "\(inQuotes(name)) is a symbolic link to \(inQuotes(path)); name \(inQuotes(path))",
        .unreadable)
    }
    return path
  }

  /// Takes what stands in `aside`, and gives what stays back to the inbox at `path`; all of it where nothing can be taken.
  /// `isAgain` where a run began that and was ended.
  private func finish(
    _ path: String, _ aside: String, isAgain: Bool, isOnce: Bool, of name: String
  ) throws(Failure) -> TakenText {
    let (text, bytes) = try text(aside, name)
    let account: TakenText
    do throws(Failure) {
      account = try taken(text, isOnce: isOnce, of: name)
    } catch {
      try giveBack(bytes, of: bytes, from: aside, to: path, isAgain: isAgain, name)
      throw error
    }
    try giveBack(account.rest, of: bytes, from: aside, to: path, isAgain: isAgain, name)
    return account
  }

  /// Puts `rest` of what was read as `bytes` behind what the inbox at `path` holds by now, and removes `aside`. What somebody
  /// wrote there who had opened the inbox before it was renamed goes with it. A run that is ended in between leaves both:
  /// then the next one (`isAgain`) finds that the inbox has the rest, or the beginning of it at its end.
  private func giveBack(
    _ rest: [UInt8], of bytes: [UInt8], from aside: String, to path: String, isAgain: Bool,
    _ name: String
  ) throws(Failure) {
    try withFiles(calling: name) { () throws(FileError) in
      // All of it stays: this way it needs no room, and the inbox is the file that it was.
      if rest == bytes, try environment.inboxes.giveBack(aside, path) { return }
      let late = try environment.readFile(aside).dropFirst(bytes.count)
      var rest = rest + late
      let held = environment.stamp(path) == nil ? [] : try environment.readFile(path)
      let begun = isAgain ? bytesBegun(of: rest, in: held) : 0
      rest.removeFirst(begun)
      if begun == 0, !rest.isEmpty, !held.isEmpty, held.last != .lineFeed {
        rest.insert(.lineFeed, at: 0)
      }
      if !rest.isEmpty { try environment.inboxes.append(rest, path, aside) }
      try environment.inboxes.remove(aside)
    }
  }

  /// The text of the inbox at `path`, which the user calls `name`.
  private func text(
    _ path: String, _ name: String
  ) throws(Failure) -> (text: InboxText, bytes: [UInt8]) {
    let bytes = try environment.bytes(ofFile: path, calling: name)
    if let reason = reasonToLeave(bytes) {
      throw .refused("\(inQuotes(name)) is not changed: \(reason)", .unreadable)
    }
    return (InboxText(bytes), bytes)
  }

  /// Puts the entries of `text` into the log.
  ///
  /// Standard input comes back in no way, so that nothing of it is compared with what was taken before.
  private func taken(
    _ text: InboxText, isOnce: Bool, of name: String, remembers: Bool = true
  ) throws(Failure) -> TakenText {
    var before = TakenBefore(into: log.path, environment)
    let isAgain = invocation.arguments.has(.again) || !remembers
    var days = try TakenDays(text.entries, isOnce: isOnce, onlyTo: log.only, invocation)
    _ = try invocation.changeBook(
      at: log.path,
      confirm: { (change) throws(Failure) in
        if !isDry { environment.remember(change) }
        return .wanted
      },
      { (book) throws(Failure) in
        try days.edit(of: book, at: log.path, before: isAgain ? nil : before)
      })
    if !isDry, remembers {
      days.note(in: &before)
      let today = try invocation.today
      do throws(FileError) {
        try before.write(today: today)
      } catch {
        let reason = Failure.file(error).message ?? ""
        try invocation.output.tell("w8log: cannot save the list of moved entries: \(reason)")
      }
    }
    return TakenText(name: name, text: text, verdicts: days.verdicts)
  }
}

/// The number of bytes of `rest` that stand in `held` from the start of a line on: all of them, or the first ones at its end.
private func bytesBegun(of rest: [UInt8], in held: [UInt8]) -> Int {
  let starts = held.indices.filter { $0 == 0 || held[$0 - 1] == .lineFeed }
  let common = starts.lazy.map { start in
    let count = zip(held[start...], rest).prefix { $0 == $1 }.count
    return count == rest.count || start + count == held.count ? count : 0
  }
  return common.first { $0 > 0 } ?? 0
}
