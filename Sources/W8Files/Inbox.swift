import SystemLibrary

/// The path of the hidden file to which the inbox at `path` is renamed while its lines are taken: who writes another line
/// meanwhile begins a new inbox.
package func takingPath(of path: String) -> String { hiddenPath(of: path, "taking") }

/// The path of the hidden file beside the log at `path` that says what was taken into it.
package func takenPath(of path: String) -> String { hiddenPath(of: path, "taken") }

/// Gives the file at `path` the name `other`, in one step.
package func renameFile(_ path: String, to other: String) throws(FileError) {
  do throws(SystemError) {
    _ = try SystemError.check { rename(path, other) }
  } catch {
    throw error.whenWriting(path)
  }
}

/// Gives the file at `other` the name `path` back, unless something has that name by now, or the disk knows no second names
/// for a file; whether it has it. Who is ended in between leaves both names.
package func giveBack(_ other: String, itsName path: String) throws(FileError) -> Bool {
  guard link(other, path) == 0 else { return false }
  try removeInbox(other)
  return true
}

/// Puts `bytes` behind what the file at `path` holds, which others may write too; a new one gets the mode of that at `other`.
/// What a full disk took only a part of is taken back.
package func append(_ bytes: [UInt8], to path: String, like other: String) throws(FileError) {
  do throws(SystemError) {
    let mode = mode_t((try FileStatus(of: other)).mode) & 0o777
    let flags = O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC | O_NOCTTY
    let descriptor = try SystemError.check { open(path, flags, mode) }
    defer { close(descriptor) }
    let size = lseek(descriptor, 0, SEEK_END)
    do throws(SystemError) {
      try writeEverything(bytes, to: descriptor)
      _ = try SystemError.check { fsync(descriptor) }
    } catch {
      if lseek(descriptor, 0, SEEK_END) <= size + off_t(bytes.count) { ftruncate(descriptor, size) }
      throw error
    }
  } catch {
    throw error.whenWriting(path)
  }
}

/// Removes the inbox at `path`.
package func removeInbox(_ path: String) throws(FileError) {
  do throws(SystemError) {
    _ = try SystemError.check { unlink(path) }
  } catch {
    throw error.whenWriting(path)
  }
}
