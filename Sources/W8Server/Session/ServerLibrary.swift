import W8Analysis
import W8Files

/// Looks at the disk for the books of a conversation.
struct ServerLibrary: FileLibrary {
  let environment: ServerEnvironment
  let folders: [String]

  func inclusion(of pattern: String, in file: FileID, of root: FileID) -> Inclusion {
    let allowed = folders.filter { Path.isInside(root.name, folder: $0) }
    let matches = environment.findIncluded(
      pattern, file.name, [Path.folder(of: root.name)] + allowed)
    return Inclusion(
      files: matches.files.map(FileID.init),
      refusals: matches.refusals.map { IncludeRefusal($0.path, $0.reason) })
  }

  func bytes(of file: FileID) throws(IncludeRefusal) -> [UInt8] {
    do throws(FileError) {
      return try environment.readFile(file.name)
    } catch {
      throw IncludeRefusal(nil, error.reason)
    }
  }
}
