#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What differs when a file was written or replaced in between.
package struct FileStamp: Hashable, Sendable {
  private let node: UInt64
  private let size: Int
  /// When it was written last, since 1970.
  private let seconds: Int
  private let nanoseconds: Int

  /// Makes the stamp of a file by its number, its size in bytes and the time of its last change.
  package init(node: UInt64, size: Int, seconds: Int, nanoseconds: Int) {
    self.node = node
    self.size = size
    self.seconds = seconds
    self.nanoseconds = nanoseconds
  }

  /// The stamp of what `path` leads to through symbolic links, or nil if nothing is there.
  package init?(of path: String) {
    guard !path.utf8.contains(0) else { return nil }
    var raw = stat()
    guard stat(path, &raw) == 0 else { return nil }
    #if canImport(Darwin)
      let time = raw.st_mtimespec
    #else
      let time = raw.st_mtim
    #endif
    self.init(
      node: UInt64(truncatingIfNeeded: raw.st_ino), size: Int(raw.st_size),
      seconds: Int(time.tv_sec), nanoseconds: Int(time.tv_nsec))
  }
}
