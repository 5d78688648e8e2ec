import W8Text

/// A file that the user has not named: it was found in a folder, or a log includes it.
package struct UnnamedFile: Sendable {
  /// Where it was found; of an included one the path from the root without symbolic links.
  package let path: String
  /// Whether a log includes it: then nothing is followed that has become a symbolic link since.
  package let isIncluded: Bool
  /// What it may count (`bookSize`), as there is no more room in a book that may have `limit`.
  package let room: Int
  /// How many bytes the files of that book may have together.
  package let limit: Int

  /// How many bytes are looked at for a NUL.
  package static let headBytes = 8 * 1024

  /// Without `room` that of one file alone.
  package init(
    _ path: String, isIncluded: Bool, room: Int = FileError.byteLimit,
    of limit: Int = FileError.byteLimit
  ) {
    (self.path, self.isIncluded, self.room, self.limit) = (path, isIncluded, room, limit)
  }

  /// `bytes`, which it is said to have, if they may be read; for a world without a disk.
  package func accepting(_ bytes: [UInt8]) throws(FileError) -> [UInt8] {
    if isBookSize(of: bytes, above: room) { throw .tooLargeFound(path: path, limit: limit) }
    if bytes.prefix(Self.headBytes).contains(0) { throw .notText(path: path) }
    return bytes
  }
}
