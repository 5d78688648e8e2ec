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
    guard let status = try? FileStatus(of: path) else { return nil }
    self.init(
      node: status.identity.node, size: status.size, seconds: status.written.seconds,
      nanoseconds: status.written.nanoseconds)
  }
}
