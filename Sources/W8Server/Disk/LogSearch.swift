import W8Book
import W8Paths

/// Searches for the logs that may include others.
struct LogSearch: DiskJob {
  /// The number of bytes that the lines of one log may have that include others: more is nothing that somebody wrote.
  private static let mostLineBytes = 1 << 20

  let environment: ServerEnvironment
  /// The folder to be listed first; nil when that was done, or only files are searched.
  private var folder: String?
  var rest: ArraySlice<String>
  private(set) var size = 0
  /// The number of files that were found.
  private var total: Int
  private(set) var stepCount = 0
  /// What the last step has found: the lines of each file that was searched that include others, by path.
  private(set) var found: [String: [UInt8]] = [:]
  /// Which files are conflict copies of other logs, and whether they still exist: their text is not read.
  private(set) var copies: [String: Bool] = [:]
  /// The reason why files were not read, for the user.
  private(set) var unread: [FileError] = []
  /// Whether a folder has more names than are searched.
  private(set) var isCut = false

  init(below folder: String, _ environment: ServerEnvironment) {
    (self.folder, self.environment) = (folder, environment)
    (rest, total) = ([], 0)
  }

  init(among files: [String], _ environment: ServerEnvironment) {
    (rest, total, self.environment) = (files[...], files.count, environment)
  }

  var isDone: Bool { folder == nil && rest.isEmpty }

  /// How much of it is done, from 0 to 100.
  var percentage: Int { total == 0 ? 0 : (total - rest.count) * 100 / total }

  mutating func prepareStep() {
    (found, copies, unread, isCut) = ([:], [:], [], false)
    stepCount += 1
    guard let folder else { return }
    let logs = environment.logsBelow(folder)
    (self.folder, rest, total) = (nil, logs.paths[...], logs.paths.count)
    isCut = !logs.isWhole
  }

  mutating func take(_ path: String) {
    if let original = FileID(path).original, environment.realPath(original.name) != nil {
      copies[path] = environment.realPath(path) != nil
      return
    }
    found[path] = []
    do throws(FileError) {
      let bytes = try environment.readFoundFile(path)
      size += bytes.count
      let lines = includeLines(bytes)
      if lines.count > Self.mostLineBytes {
        throw .other(path: path, reason: "it has too many includes, so they are not followed")
      }
      found[path] = lines
    } catch {
      if error.isOfHostileFile { unread.append(error) }
    }
  }
}

extension FileError {
  /// Whether a file is there that is left alone for what it holds: others are missed where they are needed.
  fileprivate var isOfHostileFile: Bool {
    switch self {
    case .tooLargeFound, .notText, .other: true
    default: false
    }
  }
}
