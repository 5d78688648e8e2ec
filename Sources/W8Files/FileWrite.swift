import SystemLibrary
import W8Text

/// New bytes for the file at a path.
package struct FileWrite: Hashable, Sendable {
  /// What has to stand there still.
  package enum Base: Hashable, Sendable {
    case anything, nothing
    /// A file with these bytes.
    case text([UInt8])
  }

  /// The path of the file.
  package let path: String
  /// What it is to hold.
  package let bytes: [UInt8]
  /// What it was when the bytes were made.
  package let base: Base
  /// Whether w8log chose the path, not the user: then no symbolic link at it is followed.
  package let isChosen: Bool

  /// Makes the write of `bytes` to the file at `path` over `base`.
  package init(_ path: String, _ bytes: [UInt8], over base: Base, isChosen: Bool = false) {
    (self.path, self.bytes, self.base, self.isChosen) = (path, bytes, base, isChosen)
  }

  /// Throws if a symbolic link at the path would have a file written that nobody named.
  fileprivate func requireNoForeignLink() throws(BrokenWrite) {
    guard (try? FileStatus(ofLink: path))?.kind == .symbolicLink else { return }
    if isChosen { throw BrokenWrite(.link(path: path)) }
    do throws(SystemError) {
      _ = try FileStatus(of: path)
    } catch {
      if error.isNotFound { throw BrokenWrite(.link(path: path)) }
    }
  }
}

/// The reason why files are not all written.
package struct BrokenWrite: Error, Hashable {
  /// What went wrong, with one of the files.
  package let cause: FileError
  /// The paths of those that hold their new text all the same, since their old one cannot be put back.
  package let written: [String]

  /// Makes it of its parts.
  package init(_ cause: FileError, written: [String] = []) {
    (self.cause, self.written) = (cause, written)
  }
}

/// Puts new bytes in the places of files, of all of them or of none; false, and nothing is written, where one is no longer
/// what its `FileWrite` was made over.
///
/// In two phases: first all texts reach the disk, in hidden files; then one after the other is looked at and takes the
/// place of the old one in one step, with its owner, group, mode, lists of access and other attributes. So what somebody
/// else writes meanwhile is seen, however slow the disk is: `willReplace` is called right before the look. Where one cannot
/// be written the old texts of those before it are put back.
///
/// Where the user may not give a new file all that the old one has, the old one is written in its place (`writeInPlace`). A
/// symbolic link stays and its target changes; a file that the user may not write is refused. Other hard links keep the old
/// bytes. A pipe, a device and what the standard streams lead to are no files to replace: they are written as they are.
package func writeTogether(
  _ writes: [FileWrite], _ willReplace: (String) -> Void = { _ in }
) throws(BrokenWrite) -> Bool {
  for write in writes { try write.requireNoForeignLink() }
  let signals = BlockedSignals()
  defer { signals.letGo() }
  var prepared: [PreparedWrite] = []
  var done = 0
  defer { for write in prepared[done...] { write.discard() } }
  var path = ""
  do throws(SystemError) {
    for write in writes {
      path = write.path
      prepared.append(try PreparedWrite(write))
    }
    // The first is looked at right before it is replaced.
    for write in prepared.dropFirst() {
      path = write.path
      guard try write.isCurrent() else { return false }
    }
    for write in prepared {
      path = write.path
      willReplace(path)
      guard try write.carryOut() else {
        _ = putBack(prepared[..<done])
        return false
      }
      done += 1
    }
    return true
  } catch {
    throw BrokenWrite(error.whenWriting(path), written: putBack(prepared[..<done]))
  }
}

/// Takes the file at `path` away; nothing happens where none is.
package func removeFile(_ path: String) {
  unlink(path)
}

/// Takes the file at `path` away where it still holds `bytes`; false, and it stays, where it does not.
package func removeFile(_ path: String, holding bytes: [UInt8]) throws(FileError) -> Bool {
  do throws(SystemError) {
    guard try holds(path, .text(bytes)) else { return false }
    _ = try SystemError.check { unlink(path) }
    return true
  } catch {
    throw error.whenWriting(path)
  }
}

/// Puts back what stood there before `writes`, the last first; gives the paths of those where that cannot be.
private func putBack(_ writes: ArraySlice<PreparedWrite>) -> [String] {
  writes.reversed().filter { !$0.putBack() }.reversed().map { $0.path }
}

/// A write whose bytes wait in a hidden file beside the one that they are for.
private struct PreparedWrite {
  private let write: FileWrite
  /// What the path leads to.
  private let target: String
  /// Nil where the file is written in its place.
  private let temporary: TemporaryFile?

  var path: String { write.path }

  init(_ write: FileWrite) throws(SystemError) {
    self.write = write
    try requireCString(write.path)
    if leadsToStream(write.path) {
      (target, temporary) = (write.path, nil)
      return
    }
    // Nothing is followed that may have become a link after the look.
    target = write.isChosen ? write.path : try followLinks(write.path)
    if write.isChosen || write.base == .anything {
      // These are written without a lock, by whose holder hidden files are removed otherwise.
      let names = ((try? listFolder(Path.folder(of: target))) ?? []).compactMap { $0.name }
      removeHiddenFiles(of: target, among: names, isLocked: false)
    }
    let old = try statusToReplace(target)
    temporary = try TemporaryFile(beside: target, holding: write.bytes, like: old)
  }

  /// Whether what it was made over stands there still.
  func isCurrent() throws(SystemError) -> Bool { try holds(target, write.base) }

  /// Writes the file; false where it is no longer what it was.
  func carryOut() throws(SystemError) -> Bool {
    if try writeToStream(write.path, write.bytes) { return true }
    guard let temporary else { return try writeInPlace(target, write.bytes, over: write.base) }
    guard try isCurrent() else { return false }
    try temporary.take(thePlaceOf: target)
    return true
  }

  /// Puts back what stood there before, where no other program has written since; whether it stands there.
  func putBack() -> Bool {
    switch write.base {
    case .anything: return false
    case .nothing: return (try? holds(target, .text(write.bytes))) == true && unlink(target) == 0
    case .text(let old):
      guard let back = try? PreparedWrite(FileWrite(target, old, over: .text(write.bytes))) else {
        return false
      }
      if (try? back.carryOut()) == true { return true }
      back.discard()
      return false
    }
  }

  func discard() { temporary?.discard() }
}

/// Whether what stands at `path` is `base`. While it is read no other program writes it, as far as the system reports.
private func holds(_ path: String, _ base: FileWrite.Base) throws(SystemError) -> Bool {
  do throws(SystemError) {
    guard case .text(let text) = base else {
      if case .nothing = base { _ = try FileStatus(ofLink: path) }
      return base == .anything
    }
    let descriptor = try openToRead(path)
    defer { close(descriptor) }
    let before = try FileStatus(ofDescriptor: descriptor)
    var offset = 0
    try readPieces(descriptor) { piece in
      let rest = text[offset...].prefix(piece.count)
      let isSame = rest.span.isEqual(to: piece.span)
      offset = isSame ? offset + piece.count : -1
      return isSame
    }
    let now = try FileStatus(of: path)
    return offset == text.count && now.isUnchanged(since: before)
  } catch {
    guard error.isNotFound else { throw error }
    return base == .nothing
  }
}
