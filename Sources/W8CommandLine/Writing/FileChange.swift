import W8Book
import W8Files
import W8Reports
import W8Text

/// New bytes for a file.
struct FileChange {
  /// The path by which it is written.
  let path: String
  /// The user's name for it.
  let name: String
  /// What it holds; nil where there is none yet.
  let old: [UInt8]?
  /// What it is to hold.
  let new: [UInt8]
  /// Whether it is written before all others.
  var goesFirst = false
}

extension Invocation {
  /// Writes `changes`; false where a file is no longer as it was read: then nothing is written.
  func write(
    _ changes: [FileChange], mayChangeWeights: Bool = false, isProven: Bool = false
  ) throws(Failure) -> Bool {
    let rights = try rights(to: changes.map { $0.path })
    defer { rights.release() }
    return try write(changes, by: rights, mayChangeWeights: mayChangeWeights, isProven: isProven)
  }

  /// The right to write the files at `paths`, which is waited for.
  func rights(to paths: [String]) throws(Failure) -> FileRights {
    try withFiles { () throws(FileError) in
      try environment.lockFiles(paths) { try? remark("w8log: \($0)") }
    }
  }

  /// Writes `changes` to files that are locked by `rights`; false where one is no longer as it was read.
  ///
  /// All are written or none. Were the process ended between two of them, what stands there would read right: what has to
  /// go first does, and files that gain are written before those that lose, so that a line stands in both of them and not in
  /// none. Every log that a command writes goes through here, so here it is read once more (`requireReadable`), unless what
  /// it says was proven by other means.
  func write(
    _ changes: [FileChange], by rights: FileRights, mayChangeWeights: Bool, isProven: Bool = false
  ) throws(Failure) -> Bool {
    if !isProven { try requireReadable(changes, mayChangeWeights: mayChangeWeights) }
    for change in changes where environment.linkCount(change.path) > 1 {
      try remark("w8log: another hard link of \(inQuotes(change.name)) keeps the old text")
    }
    let inOrder = changes.sorted { $0.goesFirst || !$1.goesFirst && $0.gain > $1.gain }
    do throws(BrokenWrite) {
      return try environment.writeFiles(inOrder.map { $0.write(by: rights) })
    } catch {
      throw failure(error, inOrder)
    }
  }

  /// The reason why `changes` are not all made, what is, and what is to be done then.
  private func failure(_ broken: BrokenWrite, _ changes: [FileChange]) -> Failure {
    let name = { (path: String) in changes.first { $0.path == path }?.name ?? path }
    let cause = broken.cause.calling(name(broken.cause.path))
    if changes.count == 1 { return .file(cause) }
    let written = broken.written.map { inQuotes(name($0)) }
    let (have, them) = written.count == 1 ? ("has", "its") : ("have", "their")
    let state =
      written.isEmpty
      ? "no file is changed"
      : "\(written.listed(with: "and")) \(have) \(them) new text, the others their old one; "
        + "run the command again to continue"
    return .refused("\(cause.message); \(state)", .unreadable)
  }

  /// Takes the file at `path` away where it still holds `bytes`; whether it did.
  func delete(_ path: String, holding bytes: [UInt8]) throws(Failure) -> Bool {
    let rights = try rights(to: [path])
    defer { rights.release() }
    return try withFiles { () throws(FileError) in try environment.removeFile(path, bytes) }
  }

  /// Writes `first`, or where the file was written meanwhile, what `again` makes of what it holds then.
  func write(
    _ first: FileChange, again: ([UInt8]) throws(Failure) -> [UInt8]
  ) throws(Failure) {
    var change = first
    for _ in 0..<mostAttempts {
      if try write([change]) { return }
      let bytes = try environment.bytes(ofFile: change.path, calling: change.name)
      change = FileChange(path: change.path, name: change.name, old: bytes, new: try again(bytes))
      if change.new == bytes { return }
    }
    throw .file(.changing(change.name))
  }

  /// Shows what `change` does to its file, as `patch` reads it: a program gets the bytes as they are, a terminal nothing
  /// that it would obey.
  func writeDiff(_ change: FileChange) throws(Failure) {
    guard environment.isTerminal(.output) else {
      let diff = unifiedDiff(change.old, change.new, name: change.name)
      return try environment.isInRunner ? output.write(page: diff) : output.write(diff)
    }
    let style = style
    try writeUnifiedDiff(change.old, change.new, name: change.name) {
      (part, bytes) throws(Failure) in
      for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
        try output.write(paint(visible(line), part, style) + "\n")
      }
    }
  }
}

/// The number of times that a change is made anew where a file was written meanwhile.
let mostAttempts = 5

extension FileError {
  /// Other programs write the file at `path` so often that no change of it can be made.
  static func changing(_ path: String) -> FileError {
    .other(path: path, reason: "other programs keep changing it; try again")
  }
}

extension FileChange {
  /// How many bytes more the file is going to have.
  fileprivate var gain: Int { new.count - (old?.count ?? 0) }

  /// The write that makes it by `rights`; what cannot be read again is whatever it is.
  fileprivate func write(by rights: FileRights) -> FileWrite {
    let base = old.map { FileWrite.Base.text($0) } ?? .nothing
    return FileWrite(path, new, over: rights.cover(path) ? base : .anything)
  }
}

private func paint(_ line: String, _ part: DiffPart, _ style: Style) -> String {
  switch part {
  case .heading: style.paint(line, .faint)
  case .same: line
  case .removed: style.paint(line, .error)
  case .added: style.paint(line, .information)
  }
}

/// The files that the user has given to a command: those that were named, and those found below a folder that was.
///
/// A command that goes through the files of a book writes no others: the author of a log chooses what it includes.
struct GivenFiles {
  private var named: Set<FileID> = []
  private var found: Set<FileID> = []

  init(_ sources: [Result<LogSource, FileError>], _ environment: Environment) {
    for case .success(let source) in sources {
      switch source {
      case .file(let path): named.insert(FileID(environment.fileIdentity(path)))
      case .found(let path): found.insert(FileID(environment.fileIdentity(path)))
      case .parts, .standardInput, .piped: break
      }
    }
  }

  func contains(_ file: FileID) -> Bool { named.contains(file) || found.contains(file) }

  /// Whether the user has named `file` itself.
  func isNamed(_ file: FileID) -> Bool { named.contains(file) }
}

/// The reason why a file that holds `bytes` is not written unless it was named, as a sentence; nil where it may be: what is no text
/// may be anything, whatever its name.
func reasonToLeave(_ bytes: [UInt8]) -> String? {
  let offset =
    bytes.firstIndex(of: 0)
    ?? firstInvalidUTF8Offset(in: bytes, range: TextRange(0, bytes.count))
  guard let offset else { return nil }
  let line = bytes[..<offset].count { $0 == .lineFeed } + 1
  let what = bytes[offset] == 0 ? "has a NUL byte" : "is not UTF-8"
  return "it \(what) on line \(line)"
}
