import W8Analysis
import W8Files

/// The disk as the worker sees it: nobody else may wait for it.
struct WorkerDisk: FileLibrary, Sendable {
  let environment: ServerEnvironment
  /// The folders of the workspace.
  var folders: [String] = []

  func reach(of root: FileID) -> String { reachOfBook(root, within: folders) }

  func inclusion(of pattern: String, from folder: String, within reach: String) -> Inclusion? {
    let matches = environment.findIncluded(pattern, folder, reach)
    return Inclusion(
      files: matches.files.map(FileID.init),
      refusals: matches.refusals.map { IncludeRefusal($0.path, $0.reason) },
      hasWildcards: matches.hasWildcards)
  }

  func bytes(of file: FileID) throws(IncludeRefusal) -> [UInt8]? {
    do throws(FileError) {
      return try environment.readFile(file.name)
    } catch {
      throw IncludeRefusal(nil, error.reason)
    }
  }
}
