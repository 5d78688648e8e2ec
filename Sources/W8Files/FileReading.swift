import SystemLibrary
import W8Text

/// All bytes of the regular file at `path`.
///
/// It never waits: a pipe or a device is refused. Throws as well when the file has, or grows while
/// it is read to, more than `FileError.byteLimit` bytes, and where a link of a repository leads out of it or from a log to
/// a file that is none: `*.w8log` names whatever a clone has.
package func readFile(_ path: String) throws(FileError) -> [UInt8] {
  if let error = strayLink(path) { throw error }
  do throws(SystemError) {
    let descriptor = try openToRead(path)
    defer { close(descriptor) }
    let status = try FileStatus(ofDescriptor: descriptor)
    try status.requireFile()
    let bytes = try readAll(descriptor, sizeHint: status.size)
    if isBookSize(of: bytes, above: FileError.byteLimit) { throw SystemError(number: EFBIG) }
    return bytes
  } catch {
    throw error.whenReading(path)
  }
}

/// All bytes of a regular file that the user has not named.
///
/// Throws, before it is read, where it has more bytes than there is room for, and where it has a NUL in its first 8 KiB.
package func readUnnamedFile(_ file: UnnamedFile) throws(FileError) -> [UInt8] {
  do throws(SystemError) {
    let descriptor = file.isIncluded ? try openWithoutLinks(file.path) : try openToRead(file.path)
    defer { close(descriptor) }
    let status = try FileStatus(ofDescriptor: descriptor)
    try status.requireFile()
    guard status.size <= file.room else { throw SystemError(number: EFBIG) }
    let head = try readChunk(descriptor, count: min(UnnamedFile.headBytes, max(status.size, 1)))
    if head.contains(0) { throw SystemError(number: EILSEQ) }
    if lseek(descriptor, 0, SEEK_SET) != 0 { throw SystemError.last }
    let bytes = try readAll(descriptor, sizeHint: status.size)
    // Short lines count more. It may have grown, too, and files that the system makes up have no size.
    if isBookSize(of: bytes, above: file.room) { throw SystemError(number: EFBIG) }
    return bytes
  } catch {
    switch error.number {
    case EFBIG: throw .tooLargeFound(path: file.path, limit: file.limit)
    case EILSEQ: throw .notText(path: file.path)
    case ELOOP where file.isIncluded:
      throw .other(
        path: file.path, reason: "a symbolic link replaced it while w8log was reading")
    default: throw error.whenReading(file.path)
    }
  }
}

/// Opens what stands at `path` to read it, and waits for nothing. Only this function opens files to read them by their names.
func openToRead(_ path: String, _ more: Int32 = 0) throws(SystemError) -> Int32 {
  try requireCString(path)
  return try SystemError.check { open(path, readingFlags | more) }
}

private let readingFlags = O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC

/// Opens what stands at a path from the root in which there is no symbolic link; throws ELOOP where there is one. Each
/// folder is open before what stands in it is looked for, so nothing can be put in the place of one that was passed.
private func openWithoutLinks(_ path: String) throws(SystemError) -> Int32 {
  try requireCString(path)
  #if canImport(Darwin)
    return try SystemError.check { open(path, readingFlags | O_NOFOLLOW_ANY) }
  #else
    let passing = pathAlone | O_CLOEXEC
    var descriptor = try SystemError.check { open("/", passing | O_DIRECTORY) }
    let names = Path.names(of: path)
    for (index, name) in names.enumerated() {
      let flags = (index < names.count - 1 ? passing : readingFlags) | O_NOFOLLOW
      let next = openat(descriptor, name, flags)
      let failure = SystemError.last
      close(descriptor)
      guard next >= 0 else { throw failure }
      descriptor = next
      if index < names.count - 1, try FileStatus(ofDescriptor: next).kind == .symbolicLink {
        close(next)
        throw SystemError(number: ELOOP)
      }
    }
    return descriptor
  #endif
}

#if !canImport(Darwin)
  /// O_PATH, which no header that Swift reads has: a folder is opened that may be entered and not be listed.
  private let pathAlone: Int32 = 0o10_000_000
#endif

/// All bytes up to the end of an open stream, which errors call `name`; waits for them.
package func readAll(descriptor: Int32, name: String) throws(FileError) -> [UInt8] {
  do throws(SystemError) {
    return try readAll(descriptor, sizeHint: 0)
  } catch {
    throw error.whenReading(name)
  }
}

/// Gives the bytes of the regular file at `path`, of whichever size, to `body` in pieces until that says false.
///
/// It never waits: a pipe or a device is refused.
package func readPieces(
  ofFile path: String, _ body: ([UInt8]) -> Bool
) throws(FileError) {
  do throws(SystemError) {
    let descriptor = try openToRead(path)
    defer { close(descriptor) }
    try FileStatus(ofDescriptor: descriptor).requireFile()
    try readPieces(descriptor, body)
  } catch {
    throw error.whenReading(path)
  }
}

/// Gives the bytes of an open stream, which errors call `name`, to `body` in pieces until that says false; waits for them.
package func readPieces(
  ofDescriptor descriptor: Int32, name: String, _ body: ([UInt8]) -> Bool
) throws(FileError) {
  do throws(SystemError) {
    try readPieces(descriptor, body)
  } catch {
    throw error.whenReading(name)
  }
}

func readPieces(_ descriptor: Int32, _ body: ([UInt8]) -> Bool) throws(SystemError) {
  while true {
    let piece = try readChunk(descriptor, count: pieceSize)
    if piece.isEmpty { return }
    guard body(piece), piece.count == pieceSize else { return }
  }
}

/// The number of bytes that are read at once of a file that is read in pieces.
private let pieceSize = 256 * 1024

/// The number of bytes that are read at once when the size is not known.
private let chunkSize = 64 * 1024

private func readAll(_ descriptor: Int32, sizeHint: Int) throws(SystemError) -> [UInt8] {
  guard sizeHint <= FileError.byteLimit else { throw SystemError(number: EFBIG) }
  // One byte more than expected, so that the end shows without another buffer.
  var bytes = try readChunk(descriptor, count: sizeHint > 0 ? sizeHint + 1 : chunkSize)
  if sizeHint > 0, bytes.count <= sizeHint { return bytes }
  while true {
    guard bytes.count <= FileError.byteLimit else { throw SystemError(number: EFBIG) }
    let chunk = try readChunk(descriptor, count: chunkSize)
    bytes += chunk
    if chunk.count < chunkSize {
      guard bytes.count <= FileError.byteLimit else { throw SystemError(number: EFBIG) }
      return bytes
    }
  }
}

/// The next `count` bytes; fewer only at the end of the stream.
private func readChunk(_ descriptor: Int32, count: Int) throws(SystemError) -> [UInt8] {
  var failure: SystemError?
  let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
    do throws(SystemError) {
      while filled < count {
        let got = try readSome(descriptor, into: UnsafeMutableRawBufferPointer(buffer), at: filled)
        if got == 0 { return }
        filled += got
      }
    } catch {
      failure = error
    }
  }
  if let failure { throw failure }
  return bytes
}

private func readSome(
  _ descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer, at offset: Int
) throws(SystemError) -> Int {
  while true {
    do throws(SystemError) {
      let rest = UnsafeMutableRawBufferPointer(rebasing: buffer[offset...])
      return try SystemError.check { read(descriptor, rest.baseAddress, rest.count) }
    } catch {
      guard error.isNotReady else { throw error }
      waitUntilReady(descriptor, for: Int16(POLLIN))
    }
  }
}

/// Waits until a stream that never blocks by itself has something to read or room to write.
func waitUntilReady(_ descriptor: Int32, for events: Int16) {
  var request = pollfd(fd: descriptor, events: events, revents: 0)
  _ = poll(&request, 1, -1)
}
