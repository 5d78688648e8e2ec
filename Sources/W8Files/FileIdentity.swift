/// What two paths have in common when they lead to the same file or folder.
package struct FileIdentity: Hashable, Sendable {
  /// The number of the disk.
  let device: UInt64
  /// The number of the file on that disk.
  let node: UInt64

  /// The identity of what `path` leads to through symbolic links, or nil if that does not exist.
  package init?(of path: String) {
    guard let status = try? FileStatus(of: path) else { return nil }
    self = status.identity
  }

  init(device: UInt64, node: UInt64) {
    self.device = device
    self.node = node
  }
}
