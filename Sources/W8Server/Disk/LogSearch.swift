import W8Book
import W8Files

/// Searches for the logs that may include others, step by step: between two steps the worker does other jobs.
struct LogSearch: Sendable {
  /// What one step reads at most, so that answers need not wait for long.
  private static let mostFiles = 400
  private static let mostBytes = 8 << 20
  /// How many bytes the lines of one log may have that include others: more is nothing that somebody wrote.
  private static let mostLineBytes = 1 << 20

  private let environment: ServerEnvironment
  /// The folder to be listed first; nil when that was done, or only files are searched.
  private var folder: String?
  private var files: ArraySlice<String>
  /// How many files were found.
  private var total: Int
  /// How many steps were taken.
  private(set) var stepCount = 0
  /// What the last step has found: the lines of each file that was searched that include others, by path.
  private(set) var found: [String: [UInt8]] = [:]
  /// Which files are conflict copies of other logs, and whether they still exist: their text is not read.
  private(set) var copies: [String: Bool] = [:]
  /// Why files were not read, for the user.
  private(set) var unread: [FileError] = []
  /// Whether a folder has more names than are searched.
  private(set) var isCut = false

  /// Searches all logs below `folder`.
  init(below folder: String, _ environment: ServerEnvironment) {
    (self.folder, self.environment) = (folder, environment)
    (files, total) = ([], 0)
  }

  /// Searches `files` only.
  init(among files: [String], _ environment: ServerEnvironment) {
    (self.files, total, self.environment) = (files[...], files.count, environment)
  }

  /// Whether nothing is left to search.
  var isDone: Bool { folder == nil && files.isEmpty }

  /// How much of it is done, from 0 to 100.
  var percentage: Int { total == 0 ? 0 : (total - files.count) * 100 / total }

  /// Searches the next files, and returns the search as it is then.
  func step() -> LogSearch {
    var next = self
    (next.found, next.copies, next.unread, next.isCut) = ([:], [:], [], false)
    next.stepCount += 1
    if let folder {
      let logs = environment.logsBelow(folder)
      (next.folder, next.files, next.total) = (nil, logs.paths[...], logs.paths.count)
      next.isCut = !logs.isWhole
    }
    next.searchFiles()
    return next
  }

  private mutating func searchFiles() {
    var byteCount = 0
    let start = environment.elapsed()
    while found.count + copies.count < Self.mostFiles, byteCount < Self.mostBytes,
      found.isEmpty || environment.elapsed() - start < ServerEnvironment.stepTime,
      let path = files.popFirst()
    {
      if let original = FileID(path).original, environment.realPath(original.name) != nil {
        copies[path] = environment.realPath(path) != nil
        continue
      }
      found[path] = []
      do throws(FileError) {
        let bytes = try environment.readFoundFile(path)
        byteCount += bytes.count
        let lines = includeLines(bytes)
        if lines.count > Self.mostLineBytes {
          throw .other(path: path, reason: "its includes are not followed, since they are too many")
        }
        found[path] = lines
      } catch {
        if error.isOfHostileFile { unread.append(error) }
      }
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
