import Synchronization
import W8Files

/// The files that the server writes for other programs to show: in a folder of its own that nobody else may enter, and
/// which goes with the conversation.
final class ShownFiles: Sendable {
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
