import SystemLibrary

/// A hidden file that is going to take the place of another: all that it holds is on the disk.
struct TemporaryFile {
  let path: String

  /// Makes one beside `target` with `bytes` in it, for the user alone unless it is like `old`, which stands there, or there
  /// is none; nil where it cannot be like that.
  init?(
    beside target: String, holding bytes: [UInt8], like old: FileStatus?, isPrivate: Bool = false
  ) throws(SystemError) {
    let descriptor: Int32
    (path, descriptor) = try makeHiddenFile(beside: target, isPrivate: isPrivate || old != nil)
    do throws(SystemError) {
      if try fill(descriptor, with: bytes, like: old, at: target) { return }
    } catch {
      discard()
      throw error
    }
    discard()
    return nil
  }

  /// Puts it in the place of what stands at `path`, in one step.
  func take(thePlaceOf path: String) throws(SystemError) {
    _ = try SystemError.check { rename(self.path, path) }
    synchronizeFolder(Path.folder(of: path))
  }

  func discard() { unlink(path) }
}

/// The last part of the name of a hidden file: 16 hexadecimal digits, the first 8 of which are the process, and `.tmp`.
private struct TemporaryName {
  let text: String

  /// Makes a name of this process.
  init() {
    let (process, random) = (
      UInt64(UInt32(bitPattern: getpid())), UInt64.random(in: 0...UInt64(UInt32.max))
    )
    let digits = String(process << 32 | random, radix: 16)
    text = String(repeating: "0", count: Self.digitCount - digits.utf8.count) + digits + Self.end
  }

  /// The process that made the hidden file `name`, which starts with `start`; nil if w8log did not make it.
  static func process(of name: String, startingWith start: String) -> pid_t? {
    guard name.hasPrefix(start + "."), name.hasSuffix(end) else { return nil }
    let digits = name.dropFirst(start.count + 1).dropLast(end.count)
    guard digits.utf8.count == digitCount, digits.allSatisfy({ $0.isHexDigit && !$0.isUppercase }),
      let number = UInt64(digits, radix: 16)
    else { return nil }
    return pid_t(truncatingIfNeeded: number >> 32)
  }

  private static let digitCount = 16
  private static let end = ".tmp"
}

/// Removes the hidden files of the user that processes left which were ended while they wrote the file at `path`. `names` are
/// those of its folder.
///
/// If nobody has a lock of the file, hidden files of a process that still runs stay.
func removeHiddenFiles(of path: String, among names: [String], isLocked: Bool) {
  let (folder, start) = (Path.folder(of: path), hiddenStart(of: path))
  for name in names {
    guard let process = TemporaryName.process(of: name, startingWith: start) else { continue }
    let isRunning = process != getpid() && (kill(process, 0) == 0 || errno == EPERM)
    let hidden = Path.join(folder, name)
    guard isLocked || !isRunning, let status = try? FileStatus(ofLink: hidden),
      status.kind == .file, status.owner == geteuid()
    else { continue }
    unlink(hidden)
  }
}

private func makeHiddenFile(
  beside target: String, isPrivate: Bool
) throws(SystemError) -> (path: String, descriptor: Int32) {
  // Until an old file's mode is set only the user may read; a new file gets the user's usual mode.
  let mode: mode_t = isPrivate ? 0o600 : 0o666
  var failure = SystemError(number: EEXIST)
  for _ in 0..<nameLimit {
    let path = hiddenPath(of: target, TemporaryName().text)
    do throws(SystemError) {
      let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC
      return (path, try SystemError.check { open(path, flags, mode) })
    } catch {
      failure = error
      guard error.isAlreadyThere else { break }
    }
  }
  throw failure
}

/// The number of times that another name is tried for a file or folder that is there for a while.
let nameLimit = 16

/// What names of hidden files that belong to the file at `path` start with; a long name is cut, as theirs would be too long.
func hiddenStart(of path: String) -> String {
  let name = path.utf8.split(separator: UInt8(ascii: "/")).last.map { String(Substring($0)) } ?? ""
  return ".\(String(decoding: name.utf8.prefix(200), as: UTF8.self))"
}

/// The path of the hidden file beside the file at `path` that is there for what `word` says.
func hiddenPath(of path: String, _ word: String) -> String {
  let name = "\(hiddenStart(of: path)).\(word)"
  return path.utf8.contains(UInt8(ascii: "/")) ? Path.join(Path.folder(of: path), name) : name
}

/// Writes, makes the file like `old`, which stands at `path`, waits for the disk, and closes; false where it cannot be.
private func fill(
  _ descriptor: Int32, with bytes: [UInt8], like old: FileStatus?, at path: String
) throws(SystemError) -> Bool {
  var isLike = true
  do throws(SystemError) {
    if let old { isLike = try copyAttributes(of: old, at: path, to: descriptor) }
    if isLike {
      try writeEverything(bytes, to: descriptor)
      _ = try SystemError.check { fsync(descriptor) }
    }
  } catch {
    close(descriptor)
    throw error
  }
  // Some disks tell of a failed write only here; and a second try would hit another file.
  if close(descriptor) == -1 { throw SystemError.last }
  return isLike
}

/// Gives a new file the owner, group, attributes and mode of the old one at `path`; whether it has them all.
private func copyAttributes(
  of old: FileStatus, at path: String, to descriptor: Int32
) throws(SystemError) -> Bool {
  let own = try FileStatus(ofDescriptor: descriptor)
  if own.owner != old.owner || own.group != old.group {
    guard fchown(descriptor, old.owner, old.group) == 0 else { return false }
  }
  let source = try openToRead(path)
  defer { close(source) }
  guard copyAttributes(from: source, to: descriptor) else { return false }
  _ = try SystemError.check { fchmod(descriptor, old.mode) }
  return true
}

/// Makes the new name last; some disks cannot, and the file is in its place all the same.
func synchronizeFolder(_ folder: String) {
  let descriptor = open(folder, O_RDONLY | O_CLOEXEC)
  guard descriptor >= 0 else { return }
  _ = fsync(descriptor)
  close(descriptor)
}
