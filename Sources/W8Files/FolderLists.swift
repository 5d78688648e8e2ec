import Synchronization

/// What folders hold, for one look at the disk: each is listed the first time that it is asked for.
package final class FolderLists: Sendable {
  /// How many names are kept: more would be memory for nothing but a hostile folder.
  private static let mostNames = 400_000

  private let known = Mutex<(lists: [String: [FolderEntry]], count: Int)>(([:], 0))

  /// Nothing was looked at yet.
  package init() {}

  /// The text in `folder`, a path without symbolic links, except `.` and `..`.
  func entries(of folder: String) throws(SystemError) -> [FolderEntry] {
    if let entries = known.withLock({ $0.lists[folder] }) { return entries }
    let entries = try listFolder(folder)
    known.withLock { known in
      if known.count + entries.count > Self.mostNames { known = ([:], 0) }
      known.lists[folder] = entries
      known.count += entries.count
    }
    return entries
  }
}
