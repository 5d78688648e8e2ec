import W8Book
import W8Edits
import W8Files
import W8Reports
import W8Text

/// A book before and after a change, without the files that the change creates.
struct BookChange {
  let before: OpenedLog
  let after: OpenedLog
  /// What happens, and what does not.
  let edit: BookEdit
  let files: [FileChange]

  /// Makes `edit` in the book `log`, whose root is at `path`, after `created`, the changes that create its new files; throws
  /// where it is for another text.
  init(
    _ edit: BookEdit, of log: OpenedLog, at path: String, creating created: [FileChange] = []
  ) throws(Failure) {
    var analysis = log.analysis
    var files = created
    for change in edit.files {
      guard let file = log.analysis.file(change.file), case let old = file.text.bytes,
        let bytes = old.applying(change.edits),
        let changed = change.edits.count > fewEdits
          ? analysis.with(bytes, in: file) : analysis.with(change.edits, in: file)
      else { throw .internalError("a change does not fit its file") }
      analysis = changed
      files.append(
        FileChange(
          path: file.index == 0 ? path : file.id.name, name: log.name(of: file),
          old: old, new: bytes, goesFirst: change.file == edit.first))
    }
    (before, self.edit, self.files) = (log, edit, files)
    after = log.root(of: analysis)
  }
}

/// So many edits are read faster than a whole file.
private let fewEdits = 16

extension Invocation {
  /// Changes a book as `make` says, or with `--dry-run` only shows how; `confirm` sees the change before it is made, and
  /// says whether it is wanted. Who is asked to change weights says so.
  func changeBook(
    mayChangeWeights: Bool = false,
    confirm: (BookChange) throws(Failure) -> Confirmation = { _ in .wanted },
    _ make: (OpenedLog) throws(Failure) -> BookEdit
  ) throws(Failure) -> BookChange? {
    try changeBook(
      at: try logToChange(), mayChangeWeights: mayChangeWeights, confirm: confirm, make)
  }

  /// Changes the book whose root is at `path` likewise.
  func changeBook(
    at path: String, mayChangeWeights: Bool = false,
    confirm: (BookChange) throws(Failure) -> Confirmation = { _ in .wanted },
    _ make: (OpenedLog) throws(Failure) -> BookEdit
  ) throws(Failure) -> BookChange? {
    if arguments.has(.dryRun) {
      let change = try change(of: path, make)
      for file in change.files { try writeDiff(file) }
      return try confirm(change) == .wanted ? change : nil
    }
    var locked = [path]
    for _ in 0..<mostAttempts {
      let rights = try rights(to: locked)
      defer { rights.release() }
      let change = try change(of: path, make)
      guard try confirm(change) == .wanted else { return nil }
      let others = change.files.map { $0.path }.filter { !locked.contains($0) }
      // Who has one of these may wait for the root: so nothing is held while they are waited for.
      if try !withFiles({ () throws(FileError) in try rights.add(others) }) {
        locked += others
      } else if try write(change.files, by: rights, mayChangeWeights: mayChangeWeights) {
        return change
      }
    }
    throw .file(.changing(path))
  }

  func change(
    of path: String, _ make: (OpenedLog) throws(Failure) -> BookEdit
  ) throws(Failure) -> BookChange {
    let log = try openBookToChange(path)
    let edit = try make(log)
    let created = try edit.created.map { (new) throws(Failure) in
      try creation(of: new, called: log.name(ofNew: new.file))
    }
    let change = try BookChange(edit, of: log, at: path, creating: created)
    for file in change.files where file.path != path {
      guard let reason = reasonToLeave(file.old ?? []) else { continue }
      throw .refused(
        "nothing is written: the change is also in \(inQuotes(file.name)), and \(reason); "
          + "fix that first", .badData)
    }
    return change
  }

  /// The change that creates `new`, or leaves it as an interrupted run of the command wrote it; throws if another file is
  /// there. It is written before the files that lose its lines.
  private func creation(
    of new: BookEdit.NewFile, called name: String
  ) throws(Failure) -> FileChange {
    let path = new.file.name
    var old: [UInt8]?
    if environment.stamp(path) != nil {
      old = try environment.bytes(ofFile: path, calling: name)
      if old != new.bytes {
        throw .refused("\(inQuotes(name)) already exists; rename it and try again", .usage)
      }
    }
    return FileChange(path: path, name: name, old: old, new: new.bytes, goesFirst: true)
  }

  /// The book whose root is at `path`; throws where a file of it cannot be read.
  func openBookToChange(_ path: String) throws(Failure) -> OpenedLog {
    let bytes = try environment.bytes(ofFile: path)
    let read = ReadLog(name: path, source: .file(path), bytes: bytes)
    guard let log = try openUTF8Book(consume read) else { throw .told(.unreadable) }
    return log
  }

  /// The log that a command changes: that of `--file`, else of W8LOG_FILE, else the only root in the current folder.
  func logToChange() throws(Failure) -> String {
    if let path = arguments.value(of: .changedFile) { return path }
    if let path = environment.usualLog { return path }
    return try onlyLogHere(
      orSay: "no log to change; name one with -f, set W8LOG_FILE, or create one with `w8log init`",
      naming: " with -f")
  }
}

extension Environment {
  /// The log that W8LOG_FILE names; nil without one. A `~` at its start, which no shell has expanded, is the home folder.
  var usualLog: String? {
    guard let path = variable("W8LOG_FILE"), !path.isEmpty else { return nil }
    guard path.hasPrefix("~/"), let home = variable("HOME") else { return path }
    return home + path.dropFirst()
  }
}

extension ParsedArguments {
  /// The same with a log at the end of the operands as the value of `--file`, if `command` changes a log and nothing else
  /// of it can be a file.
  func withLogAtEnd(for command: Command?) -> ParsedArguments {
    let file = command?.options.first { $0.name == Option.changedFile.name }
    guard let command, file?.isRepeatable == false, !has(.changedFile),
      !command.operands.contains("INBOX"), let last = operands.last,
      last.hasSuffix(".w8log"), !operands.contains(where: { $0.hasPrefix(">") })
    else { return self }
    var same = self
    same.operands.removeLast()
    same.add(.changedFile, last)
    return same
  }
}

/// Whether a change is to be made.
enum Confirmation {
  case wanted, unwanted
}

extension EditRefusal {
  /// The reason why a command does nothing.
  fileprivate var failure: Failure {
    switch self {
    case .refused(let reason): .refused(reason, .usage)
    case .unresolved(let reason): .refused("\(reason); `w8log check` shows how to fix it", .badData)
    case .interrupted: .internalError("nobody ends a change")
    }
  }
}

/// What `body` gives; an edit that is refused ends the command.
func withEdits<Result>(
  _ body: () throws(EditRefusal) -> Result
) throws(Failure) -> Result {
  do throws(EditRefusal) {
    return try body()
  } catch {
    throw error.failure
  }
}

/// The options of commands that change a log.
extension Option {
  static let dryRun = Option(
    name: "--dry-run", summary: "write nothing; show the change as a patch")
  static let yes = Option(name: "--yes", short: "-y", summary: "write without asking")
  static let changedFile = Option(
    name: "--file", short: "-f", value: .text("LOG"), summary: "log to change",
    initial: "$W8LOG_FILE, else the only log in the folder")
}

extension Invocation {
  /// Changes a book as `make` says after showing how; on a terminal only if the user says that it is wanted. With
  /// `--dry-run` it is only shown. Nil where it is not wanted.
  ///
  /// The book is that whose root is at `path`, else the one that is meant.
  ///
  /// The files are locked after the answer of the user, and what changed meanwhile is shown again.
  func proposeChange(
    at path: String? = nil, mayChangeWeights: Bool = false,
    _ make: (OpenedLog) throws(Failure) -> BookEdit
  ) throws(Failure) -> BookChange? {
    let path = if let path { path } else { try logToChange() }
    for _ in 0..<mostAttempts {
      let change = try change(of: path, make)
      for file in change.files { try writeDiff(file) }
      if arguments.has(.dryRun) || change.files.isEmpty { return change }
      guard try isWanted(change) else { return nil }
      if try write(change.files, mayChangeWeights: mayChangeWeights) { return change }
    }
    throw .file(.changing(path))
  }

  /// Proposes the change that `make` makes, and reports on the stream of errors what was done and what was not.
  func proposeAndReport(
    _ make: (OpenedLog) throws(Failure) -> BookEdit
  ) throws(Failure) -> ExitCode {
    guard let change = try proposeChange(make) else { return .success }
    for sentence in change.edit.undone { try remark("w8log: \(sentence)") }
    guard !arguments.has(.dryRun) else { return .success }
    let names = change.files.map { visible($0.name) }
    let result = names.isEmpty ? "nothing to change" : "changed \(names.listed(with: "and"))"
    try remark("\(result): \(change.edit.summary)")
    return .success
  }

  private func isWanted(_ change: BookChange) throws(Failure) -> Bool {
    guard environment.isTerminal(.input), environment.isTerminal(.output), !arguments.has(.yes)
    else { return true }
    let answer = try ask("\(change.edit.summary)? [y/N] ").lowercased()
    return answer == "y" || answer == "yes"
  }
}
