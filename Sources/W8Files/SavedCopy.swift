import SystemLibrary

/// What a file held before it is written in its place, and what it is to hold: a hidden copy beside it, which only the user
/// can read, and which is there as long as the write is not done.
struct SavedCopy {
  let old: [UInt8]
  let new: [UInt8]

  init(old: [UInt8], new: [UInt8]) {
    (self.old, self.new) = (old, new)
  }

  /// Reads what `bytes` hold; nil where that is no copy.
  init?(_ bytes: [UInt8]) {
    guard let end = bytes.firstIndex(of: 0x0A) else { return nil }
    let counts = String(decoding: bytes[..<end], as: UTF8.self).split(separator: " ").map {
      Int($0)
    }
    guard counts.count == 2, let old = counts[0], let new = counts[1], old >= 0, new >= 0,
      old <= bytes.count, new <= bytes.count, end + 1 + old + new == bytes.count
    else { return nil }
    self.old = Array(bytes[(end + 1)..<(end + 1 + old)])
    self.new = Array(bytes[(end + 1 + old)...])
  }

  /// Both texts behind their lengths.
  var bytes: [UInt8] { Array("\(old.count) \(new.count)\n".utf8) + old + new }

  /// Whether `text` is what a write leaves that is not done: the new text up to somewhere, and then the old one with
  /// room behind it.
  func isHalf(_ text: [UInt8]) -> Bool {
    guard text.count == old.count || text.count == new.count else { return false }
    let written = zip(text, new).prefix { $0 == $1 }.count
    return text.indices[written...].allSatisfy { index in
      text[index] == (index < old.count ? old[index] : 0)
    }
  }
}

/// The path of the hidden copy of the file at `path`.
private func savedPath(of path: String) -> String { hiddenPath(of: path, "saved") }

/// Writes `bytes` into the file at `path`, which holds `old`: it stays the same file, with all that the system knows of it.
///
/// A copy of both is on the disk before, and room for the new text is there before the first byte is written. False, and
/// nothing is written, where it is not `base`.
func writeInPlace(
  _ path: String, _ bytes: [UInt8], over base: FileWrite.Base = .anything
) throws(SystemError) -> Bool {
  let descriptor = try SystemError.check { open(path, O_RDWR | O_CLOEXEC) }
  defer { close(descriptor) }
  let old = try readEverything(descriptor)
  guard base == .anything || base == .text(old) else { return false }
  let copy = SavedCopy(old: old, new: bytes)
  let saved = savedPath(of: path)
  let before = try FileStatus(ofDescriptor: descriptor)
  let hidden = try TemporaryFile(beside: path, holding: copy.bytes, like: nil, isPrivate: true)
  try hidden?.take(thePlaceOf: saved)
  guard try FileStatus(of: path).isUnchanged(since: before) else {
    unlink(saved)
    return false
  }
  do throws(SystemError) {
    if bytes.count > old.count {
      let failure = posix_fallocate(descriptor, 0, off_t(bytes.count))
      if failure != 0 { throw SystemError(number: failure) }
    }
    try overwrite(descriptor, with: bytes)
  } catch {
    try overwrite(descriptor, with: old)
    unlink(saved)
    throw error
  }
  unlink(saved)
  synchronizeFolder(Path.folder(of: path))
  return true
}

/// Makes an end of what a process left undone that was ended while it wrote the file at `path`, which no other process writes
/// now: hidden files of it go, and a text that is half written is what it was before. Throws where another program has
/// changed that since.
func recover(_ path: String) throws(FileError) {
  let folder = Path.folder(of: path)
  let names = ((try? listFolder(folder)) ?? []).compactMap { $0.name }
  removeHiddenFiles(of: path, among: names, isLocked: true)
  let saved = savedPath(of: path)
  guard names.contains(where: { saved == $0 || saved == Path.join(folder, $0) }) else { return }
  do throws(SystemError) {
    let status = try FileStatus(ofLink: saved)
    let isOwn = status.owner == geteuid() || (try? FileStatus(of: path).owner) == status.owner
    guard status.kind == .file, isOwn, let copy = SavedCopy(try readEverything(ofFileAt: saved))
    else { return }
    let descriptor = try SystemError.check { open(path, O_RDWR | O_CLOEXEC) }
    defer { close(descriptor) }
    let text = try readEverything(descriptor)
    if text != copy.old, text != copy.new {
      guard copy.isHalf(text) else {
        throw SystemError(number: ESTALE)
      }
      try overwrite(descriptor, with: copy.old)
    }
    unlink(saved)
  } catch {
    guard error.number == ESTALE else { throw error.whenWriting(path) }
    throw .other(
      path: path,
      reason: "a write was interrupted and the file has changed since; compare it with \(saved), "
        + "which has the old text, then remove \(saved)")
  }
}

private func overwrite(_ descriptor: Int32, with bytes: [UInt8]) throws(SystemError) {
  if lseek(descriptor, 0, SEEK_SET) != 0 { throw SystemError.last }
  try writeEverything(bytes, to: descriptor)
  _ = try SystemError.check { ftruncate(descriptor, off_t(bytes.count)) }
  _ = try SystemError.check { fsync(descriptor) }
}

private func readEverything(ofFileAt path: String) throws(SystemError) -> [UInt8] {
  let descriptor = try openToRead(path, O_NOFOLLOW)
  defer { close(descriptor) }
  return try readEverything(descriptor)
}

private func readEverything(_ descriptor: Int32) throws(SystemError) -> [UInt8] {
  var bytes: [UInt8] = []
  try readPieces(descriptor) { piece in
    bytes += piece
    return true
  }
  return bytes
}
