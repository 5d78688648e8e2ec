import W8Analysis
import W8Files

/// Looks at the disk for the books of a conversation.
struct ServerLibrary: FileLibrary {
  let environment: ServerEnvironment
  let folders: [String]

  /// The widest folder of the workspace around the root, else the folder in which it stands.
  func reach(of root: FileID) -> String {
    let around = folders.filter { Path.isInside(root.name, folder: $0) }
    return around.min { $0.utf8.count < $1.utf8.count } ?? root.folder
  }

  func inclusion(of pattern: String, from folder: String, within reach: String) -> Inclusion {
    let matches = environment.findIncluded(pattern, folder, reach)
    return Inclusion(
      files: matches.files.map(FileID.init),
      refusals: matches.refusals.map { IncludeRefusal($0.path, $0.reason) },
      hasWildcards: matches.hasWildcards)
  }

  func bytes(of file: FileID) throws(IncludeRefusal) -> [UInt8] {
    do throws(FileError) {
      return try environment.readFile(file.name)
    } catch {
      throw IncludeRefusal(nil, error.reason)
    }
  }
}
