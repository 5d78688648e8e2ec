#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Puts `bytes` in the place of the file at `path`, wholly or not at all.
///
/// A new file takes the old one's place in one step, after it has reached the disk. Mode and owner
/// stay, the owner as far as the user may set it; a symbolic link stays and its target changes; a
/// file that the user may not write is refused. Other hard links keep the old bytes. A pipe, a device and what the
/// standard streams lead to are no files to replace: they are written as they are.
package func writeAtomically(_ path: String, _ bytes: [UInt8]) throws(FileError) {
  do throws(SystemError) {
    try requireCString(path)
    if try writeToStream(path, bytes) { return }
    let target = try followLinks(path)
    let old = try statusToReplace(target)
    let folder = Path.folder(of: target)
    let (temporary, descriptor) = try createTemporary(in: folder, isNew: old == nil)
    do throws(SystemError) {
      try fill(descriptor, with: bytes, like: old)
      _ = try SystemError.check { rename(temporary, target) }
    } catch {
      unlink(temporary)
      throw error
    }
    synchronizeFolder(folder)
  } catch {
    throw error.whenWriting(path)
  }
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

private func createTemporary(
  in folder: String, isNew: Bool
) throws(SystemError) -> (path: String, descriptor: Int32) {
  // Until an old file's mode is set nobody else may read; a new file gets the user's usual mode.
  let mode: mode_t = isNew ? 0o666 : 0o600
  var failure = SystemError(number: EEXIST)
  for _ in 0..<nameLimit {
    let name = ".w8log-\(String(UInt64.random(in: 0 ... .max), radix: 16)).tmp"
    let path = Path.join(folder, name)
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

/// Writes, sets owner and mode, waits for the disk, and closes.
private func fill(
  _ descriptor: Int32, with bytes: [UInt8], like old: FileStatus?
) throws(SystemError) {
  do throws(SystemError) {
    try writeEverything(bytes, to: descriptor)
    if let old { try copyPermissions(of: old, to: descriptor) }
    _ = try SystemError.check { fsync(descriptor) }
  } catch {
    close(descriptor)
    throw error
  }
  // Some disks tell of a failed write only here; and a second try would hit another file.
  if close(descriptor) == -1 { throw SystemError.last }
}

private func copyPermissions(of old: FileStatus, to descriptor: Int32) throws(SystemError) {
  let keepsOwner = fchown(descriptor, old.owner, old.group) == 0
  // The group alone may be allowed where the owner is not.
  if !keepsOwner { _ = fchown(descriptor, uid_t.max, old.group) }
  // Bits that lend the owner's rights must not lend another owner's.
  let mode = keepsOwner ? old.mode : old.mode & 0o777
  _ = try SystemError.check { fchmod(descriptor, mode) }
}

/// Makes the new name last; some disks cannot, and the file is in its place all the same.
private func synchronizeFolder(_ folder: String) {
  let descriptor = open(folder, O_RDONLY | O_CLOEXEC)
  guard descriptor >= 0 else { return }
  _ = fsync(descriptor)
  close(descriptor)
}
