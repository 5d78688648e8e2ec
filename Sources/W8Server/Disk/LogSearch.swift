import W8Book
import W8Files

/// Searches for the logs that may include others, step by step: between two steps the worker does other jobs.
struct LogSearch: Sendable {
  /// What one step reads at most, so that answers need not wait for long.
  private static let mostFiles = 400
  private static let mostBytes = 8 << 20
  /// How many bytes the lines of one log may have that include others: more is nothing that somebody wrote.
  private static let mostLineBytes = 1 << 20

  let environment: ServerEnvironment
  /// The folder to be listed first; nil when that was done, or only files are searched.
  private let folder: String?
  private let files: ArraySlice<String>
  private let isFirst: Bool
  /// How many files were found.
  let total: Int

  /// What one step has found out.
  struct Step: Sendable {
    /// The lines of each file that was searched that include others, by path.
    let found: [String: [UInt8]]
    /// Which of them are conflict copies of other logs, and whether they still exist: their text is not read.
    let copies: [String: Bool]
    /// Why files were not read, for the user.
    let unread: [FileError]
    /// What is still to be done; nil when all is.
    let rest: LogSearch?
    /// Whether nothing was found out before.
    let isFirst: Bool
    /// Whether a folder has more names than are searched.
    let isCut: Bool
  }

  /// Searches all logs below `folder`.
  init(below folder: String, _ environment: ServerEnvironment) {
    self.init(environment, folder, [], total: 0, isFirst: true)
  }

  /// Searches `files` only.
  init(among files: [String], _ environment: ServerEnvironment) {
    self.init(environment, nil, files[...], total: files.count, isFirst: true)
  }

  private init(
    _ environment: ServerEnvironment, _ folder: String?, _ files: ArraySlice<String>, total: Int,
    isFirst: Bool
  ) {
    self.environment = environment
    self.folder = folder
    self.files = files
    self.total = total
    self.isFirst = isFirst
  }

  /// How much of it is done, from 0 to 100.
  var percentage: Int { total == 0 ? 0 : (total - files.count) * 100 / total }

  /// Searches the next files.
  func step() -> Step {
    guard let folder else { return search(files, of: total, isCut: false) }
    let logs = environment.logsBelow(folder)
    return search(logs.paths[...], of: logs.paths.count, isCut: !logs.isWhole)
  }

  private func search(_ files: ArraySlice<String>, of total: Int, isCut: Bool) -> Step {
    var (rest, found, unread) = (files, [String: [UInt8]](), [FileError]())
    var copies: [String: Bool] = [:]
    var byteCount = 0
    let start = environment.elapsed()
    while found.count + copies.count < Self.mostFiles, byteCount < Self.mostBytes,
      found.isEmpty || environment.elapsed() - start < ServerEnvironment.stepTime,
      let path = rest.popFirst()
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
    let search =
      rest.isEmpty ? nil : LogSearch(environment, nil, rest, total: total, isFirst: false)
    return Step(
      found: found, copies: copies, unread: unread, rest: search, isFirst: isFirst, isCut: isCut)
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
