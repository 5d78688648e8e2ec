import Synchronization
import W8Files

/// The files that the server writes for other programs to show: in a folder of its own that nobody else may enter.
final class ShownFiles: Sendable {
  private let folder = Mutex<String?>(nil)
  private let makeFolder: @Sendable () -> String?

  /// Writes into the folder that `makeFolder` makes when it is needed.
  init(_ makeFolder: @escaping @Sendable () -> String?) {
    self.makeFolder = makeFolder
  }

  /// Writes `bytes` into the file `name` and returns its path; nil where nothing can be written.
  func write(_ name: String, _ bytes: [UInt8]) -> String? {
    let folder = folder.withLock { folder in
      folder = folder ?? makeFolder()
      return folder
    }
    guard let folder else { return nil }
    let path = Path.join(folder, name)
    return (try? writeAtomically(path, bytes)).map { path }
  }
}
