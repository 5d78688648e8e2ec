import W8Book
import W8Paths

/// The disk, which only the worker reads.
struct WorkerDisk: FileLibrary, Sendable {
  let environment: ServerEnvironment
  /// The folders of the workspace.
  var folders: [String] = []
  private let findIncluded: DiskLook
  /// What is done to the bytes of a file before they are read as a log.
  private let recode: (@Sendable ([UInt8]) -> [UInt8])?

  init(
    environment: ServerEnvironment, folders: [String] = [],
    recode: (@Sendable ([UInt8]) -> [UInt8])? = nil
  ) {
    self.environment = environment
    self.folders = folders
    self.recode = recode
    findIncluded = environment.lookAtDisk()
  }

  func reach(of root: FileID) -> String { reachOfBook(root, within: folders) }

  func inclusion(of pattern: String, from folder: String, within reach: String) -> Inclusion? {
    let matches = findIncluded(pattern, folder, reach)
    var inclusion = Inclusion(
      files: matches.files.map(FileID.init),
      refusals: matches.refusals.map { IncludeRefusal($0.path, $0.reason) },
      hasWildcards: matches.hasWildcards)
    inclusion.lookedAt = matches.lookedAt
    return inclusion
  }

  func bytes(of file: FileID, room: Int, of limit: Int) throws(IncludeRefusal) -> [UInt8]? {
    do throws(FileError) {
      let bytes = try environment.readFoundFile(file.name, room: room, of: limit)
      return recode?(bytes) ?? bytes
    } catch {
      if case .tooLargeFound = error { throw .tooLarge(limit) }
      throw IncludeRefusal(nil, error.reason)
    }
  }
}

/// The widest of `folders` around `root`, else the folder in which that stands.
func reachOfBook(_ root: FileID, within folders: [String]) -> String {
  let around = folders.filter { Path.isInside(root.name, folder: $0) }
  return around.min { $0.utf8.count < $1.utf8.count } ?? root.folder
}
