import SystemLibrary

/// Puts `bytes` in the place of the file at `path`, which w8log chose, wholly or not at all, unless a link stands there
/// (`writeTogether`).
package func writeAtomically(_ path: String, _ bytes: [UInt8]) throws(FileError) {
  do throws(BrokenWrite) {
    _ = try writeTogether([FileWrite(path, bytes, over: .anything, isChosen: true)])
  } catch {
    throw error.cause
  }
}

/// How many names the file that `path` leads to has; 1 where there is none.
package func countHardLinks(_ path: String) -> Int {
  guard let status = try? FileStatus(of: path), status.kind == .file else { return 1 }
  return status.linkCount
}

/// Whether what stands at `path` is no file to replace.
func leadsToStream(_ path: String) -> Bool {
  guard let status = try? FileStatus(of: path) else { return false }
  return status.kind == .other || openStream(status.identity) != nil
}

/// Writes to what stands at `path` where that is no file to replace; whether it was.
func writeToStream(_ path: String, _ bytes: [UInt8]) throws(SystemError) -> Bool {
  // Where nothing is known of it, that is reported when it is replaced.
  guard let status = try? FileStatus(of: path) else { return false }
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
    (try? FileStatus(ofDescriptor: stream))?.identity == identity
  }
}

/// As many symbolic links may follow one another, as in Linux.
let linkLimit = 40

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
  do throws(SystemError) {
    let status = try FileStatus(of: path)
    try status.requireFile()
    // Renaming asks only the folder for permission; the user may have locked the file itself. Another process may have
    // renamed it since.
    close(try SystemError.check { open(path, O_WRONLY | O_NONBLOCK | O_CLOEXEC) })
    return status
  } catch {
    guard error.isNotFound else { throw error }
    return nil
  }
}
