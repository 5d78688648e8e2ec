#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Puts `bytes` in the place of the file at `path`, wholly or not at all.
///
/// A new file takes the old one's place in one step, after it has reached the disk, with its owner, group, mode, lists of
/// access and other attributes. Where the user may not give it all of these, the old one is written in its place instead
/// (`writeInPlace`). A symbolic link stays and its target changes; a file that the user may not write is refused. Other
/// hard links keep the old bytes. A pipe, a device and what the standard streams lead to are no files to replace: they are
/// written as they are.
package func writeAtomically(_ path: String, _ bytes: [UInt8]) throws(FileError) {
  do throws(SystemError) {
    try requireCString(path)
    if try writeToStream(path, bytes) { return }
    let target = try followLinks(path)
    let old = try statusToReplace(target)
    if try !replace(target, by: bytes, hiddenBeside: target, like: old) {
      try writeInPlace(target, bytes)
    }
  } catch {
    throw error.whenWriting(path)
  }
}

/// Puts `bytes` in the place of the file at `path` by a hidden one beside `target`, for the user alone unless it is `like`
/// another or there is none; false, and nothing happens, where it cannot be like that.
func replace(
  _ path: String, by bytes: [UInt8], hiddenBeside target: String, like old: FileStatus?,
  isPrivate: Bool = false
) throws(SystemError) -> Bool {
  let signals = HeldSignals()
  defer { signals.letGo() }
  let temporary = try TemporaryFile(beside: target, isPrivate: isPrivate || old != nil)
  do throws(SystemError) {
    guard try fill(temporary.descriptor, with: bytes, like: old, at: path) else {
      unlink(temporary.path)
      return false
    }
    _ = try SystemError.check { rename(temporary.path, path) }
  } catch {
    unlink(temporary.path)
    throw error
  }
  synchronizeFolder(Path.folder(of: path))
  return true
}

/// Makes a new folder for files that are needed for a while, for the user alone, where the system has such; nil where
/// it cannot be made.
package func makeTemporaryFolder() -> String? {
  let parent = getenv("TMPDIR").flatMap { String(validatingCString: $0) }.flatMap {
    $0.isEmpty ? nil : $0
  }
  for _ in 0..<nameLimit {
    let name = "w8log-\(String(UInt64.random(in: 0 ... .max), radix: 16))"
    let path = Path.join(parent ?? "/tmp", name)
    if mkdir(path, 0o700) == 0 { return path }
  }
  return nil
}

/// How many names the file that `path` leads to has; 1 where there is none.
package func countHardLinks(_ path: String) -> Int {
  do throws(SystemError) {
    let status = try FileStatus(of: path)
    return status.kind == .file ? status.linkCount : 1
  } catch {
    return 1
  }
}

/// Writes to what stands at `path` where that is no file to replace; whether it was.
private func writeToStream(_ path: String, _ bytes: [UInt8]) throws(SystemError) -> Bool {
  let status: FileStatus
  do throws(SystemError) {
    status = try FileStatus(of: path)
  } catch {
    // Nothing is there yet, or what is there is told about when it is replaced.
    return false
  }
  if let stream = openStream(status.identity) {
    try writeEverything(bytes, to: stream)
    return true
  }
  guard status.kind == .other else { return false }
  let descriptor = try SystemError.check { open(path, O_WRONLY | O_CLOEXEC) }
  do throws(SystemError) {
    try writeEverything(bytes, to: descriptor)
  } catch {
    close(descriptor)
    throw error
  }
  if close(descriptor) == -1 { throw SystemError.last }
  return true
}

/// The standard stream that leads to the file with `identity`, as `/dev/stdout` does; nil where none does.
private func openStream(_ identity: FileIdentity) -> Int32? {
  [STDOUT_FILENO, STDERR_FILENO].first { stream in
    do throws(SystemError) {
      return try FileStatus(ofDescriptor: stream).identity == identity
    } catch {
      return false
    }
  }
}

/// As many symbolic links may follow one another, as in Linux.
let linkLimit = 40

/// How often another name is tried for the temporary file.
private let nameLimit = 16

/// The path that `path` leads to when it is a symbolic link, or a chain of them, even to nothing.
func followLinks(_ path: String) throws(SystemError) -> String {
  var path = path
  for _ in 0..<linkLimit {
    do throws(SystemError) {
      guard try FileStatus(ofLink: path).kind == .symbolicLink else { return path }
    } catch {
      // A file to be is fine; a folder that is not there shows when the file is made.
      guard error.isNotFound else { throw error }
      return path
    }
    path = Path.join(Path.folder(of: path), try linkTarget(path))
  }
  throw SystemError(number: ELOOP)
}

/// What the symbolic link at `path` says.
func linkTarget(_ path: String) throws(SystemError) -> String {
  var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
  let count = try SystemError.check { readlink(path, &buffer, buffer.count) }
  let bytes = buffer.prefix(count).map { UInt8(bitPattern: $0) }
  guard let target = String(validating: bytes, as: UTF8.self) else {
    throw SystemError(number: EILSEQ)
  }
  return target
}

/// The status of the file at `path`, or nil if there is none; throws if it must not be replaced.
func statusToReplace(_ path: String) throws(SystemError) -> FileStatus? {
  let status: FileStatus
  do throws(SystemError) {
    status = try FileStatus(of: path)
  } catch {
    guard error.isNotFound else { throw error }
    return nil
  }
  switch status.kind {
  case .file: break
  case .folder: throw SystemError(number: EISDIR)
  case .symbolicLink, .other: throw SystemError(number: ENXIO)
  }
  // Renaming asks only the folder for permission; the user may have locked the file itself.
  close(try SystemError.check { open(path, O_WRONLY | O_NONBLOCK | O_CLOEXEC) })
  return status
}

/// A hidden file that is going to take the place of another.
private struct TemporaryFile {
  let path: String
  let descriptor: Int32

  init(beside target: String, isPrivate: Bool) throws(SystemError) {
    // Until an old file's mode is set nobody else may read; a new file gets the user's usual mode.
    let mode: mode_t = isPrivate ? 0o600 : 0o666
    var failure = SystemError(number: EEXIST)
    for _ in 0..<nameLimit {
      let word = String(UInt64.random(in: 0 ... .max), radix: 16)
      let path = hiddenPath(of: target, "\(word).tmp")
      do throws(SystemError) {
        let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC
        descriptor = try SystemError.check { open(path, flags, mode) }
        self.path = path
        return
      } catch {
        failure = error
        guard error.isAlreadyThere else { break }
      }
    }
    throw failure
  }
}

/// What names of hidden files that belong to the file at `path` start with; a long name is cut, as theirs would be too long.
func hiddenStart(of path: String) -> String {
  let name = path.utf8.split(separator: UInt8(ascii: "/")).last.map { String(Substring($0)) } ?? ""
  return ".\(String(decoding: name.utf8.prefix(200), as: UTF8.self))"
}

/// The path of the hidden file beside the file at `path` that is there for what `word` says.
func hiddenPath(of path: String, _ word: String) -> String {
  Path.join(Path.folder(of: path), "\(hiddenStart(of: path)).\(word)")
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
  let source = try SystemError.check { open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK) }
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
