import Synchronization
import W8Files
import W8Reports

/// The pages that browsers have open, in folders that people see, and beside each the files that keep it fresh.
///
/// These go with the conversation; the pages stay.
final class PageFiles: Sendable {
  private let state = Mutex(State())
  private let disk: PageDisk

  private struct State {
    /// What each page says, by its path.
    var revisions: [String: String] = [:]
    /// The conversation is over: nothing is written any more.
    var isOver = false
  }

  init(_ disk: PageDisk) { self.disk = disk }

  /// Writes `page` at `path` with its files, and returns whether it did: what says the same is left alone, unless it is
  /// wanted `anew`.
  ///
  /// What is no page of w8log is not written over: the folder may be somebody else's.
  @discardableResult
  func write(_ page: PageFile, at path: String, anew: Bool = false) throws(FileError) -> Bool {
    try state.withLock { (state) throws(FileError) in
      if state.isOver || !anew && state.revisions[path] == page.revision { return false }
      let parts = page.followed(at: path)
      if state.revisions[path] == nil {
        for part in parts { try requireOwn(part) }
      }
      for part in parts { try disk.write(part.path, part.bytes) }
      state.revisions[path] = page.revision
      return true
    }
  }

  private func requireOwn(_ part: PageFile.Part) throws(FileError) {
    do throws(FileError) {
      if try disk.read(part.path).starts(with: part.beginning) { return }
    } catch {
      if case .notFound = error { return }
    }
    throw .other(
      path: part.path, reason: "is not a file of w8log; name a folder in w8log.pageFolder")
  }

  /// Ends the page at `path`: an open one says that it is not refreshed any more.
  func end(_ path: String) {
    state.withLock { state in
      if state.revisions.removeValue(forKey: path) != nil { removeLive(of: path) }
    }
  }

  /// Ends all pages, for good.
  func endAll() {
    state.withLock { state in
      state.isOver = true
      state.revisions.keys.forEach(removeLive)
      state.revisions = [:]
    }
  }

  private func removeLive(of path: String) {
    let (live, model) = PageFile.live(of: path)
    disk.remove(live)
    disk.remove(model)
  }
}

/// What is done to the files of pages.
package struct PageDisk: Sendable {
  /// All bytes of a file.
  var read: @Sendable (String) throws(FileError) -> [UInt8]
  /// Replaces a file by bytes, wholly or not at all.
  var write: @Sendable (String, [UInt8]) throws(FileError) -> Void
  var remove: @Sendable (String) -> Void

  /// The disk of the system.
  package static let system = PageDisk(
    read: { (path) throws(FileError) in try readFile(path) },
    write: { (path, bytes) throws(FileError) in try writeAtomically(path, bytes) },
    remove: removeFile)
}

/// The files that the server writes for other programs to show: in a folder of its own that only the user may enter, and
/// which goes with the conversation.
final class DisplayFiles: Sendable {
  private let state = Mutex(State.notMade)
  private let makeFolder: @Sendable () -> ScratchFolder?

  private enum State {
    case notMade
    case made(ScratchFolder)
    /// The conversation is over: nothing is written any more.
    case removed
  }

  /// Writes into the folder that `makeFolder` makes when it is needed.
  init(_ makeFolder: @escaping @Sendable () -> ScratchFolder?) {
    self.makeFolder = makeFolder
  }

  /// Writes `bytes` into the file `name`, for the user alone, and returns its path; nil where nothing can be written.
  func write(_ name: String, _ bytes: [UInt8]) -> String? {
    state.withLock { state in
      if case .notMade = state, let folder = makeFolder() { state = .made(folder) }
      guard case .made(let folder) = state else { return nil }
      let path = Path.join(folder.path, name)
      return writePrivately(path, bytes) ? path : nil
    }
  }

  /// Removes the folder and what is in it.
  func remove() {
    state.withLock { state in
      if case .made(let folder) = state { folder.remove() }
      state = .removed
    }
  }
}
