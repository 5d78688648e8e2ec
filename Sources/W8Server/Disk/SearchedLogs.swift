import LanguageServerProtocol
import W8Book
import W8Lint
import W8Paths

/// Which logs of the workspace may include others, and which are conflict copies, as far as they were searched.
struct SearchedLogs: Sendable {
  /// The paths of all logs that were found.
  private(set) var paths: Set<String> = []
  /// The conflict copies of logs.
  private(set) var copies: Set<FileID> = []
  /// The lines that include others, of those logs that have any.
  private var lines: [String: [UInt8]] = [:]
  /// The same of files that no search finds and that others include, as long as the disk does not change.
  private var outside: [String: [UInt8]] = [:]
  /// The folders whose logs are known, or searched for.
  private var folders: Set<String> = []
  private(set) var runningCount = 0
  /// The number of searches that have not found out anything yet.
  private(set) var freshCount = 0

  /// Whether a search may still change which books there are.
  var isFresh: Bool { freshCount > 0 }

  /// Notes that a search for logs in `folder` begins; false when it has begun already.
  mutating func begin(_ folder: String) -> Bool {
    guard folders.insert(folder).inserted else { return false }
    runningCount += 1
    freshCount += 1
    return true
  }

  /// Notes that a search among files begins.
  mutating func begin() {
    runningCount += 1
    freshCount += 1
  }

  /// Takes over what a step has found; whether books may be others now.
  mutating func take(_ search: LogSearch) -> Bool {
    if search.stepCount == 1 { freshCount -= 1 }
    if search.isDone { runningCount -= 1 }
    paths.formUnion(search.found.keys)
    var isNew = false
    for (path, lines) in search.found { isNew = note(path, lines) || isNew }
    for (path, isThere) in search.copies {
      let isChange =
        isThere ? copies.insert(FileID(path)).inserted : copies.remove(FileID(path)) != nil
      isNew = isNew || isChange
    }
    return isNew
  }

  /// Notes the lines of the log at `path` that include others; whether they are new.
  mutating func note(_ path: String, _ includeLines: [UInt8]) -> Bool {
    let before = lines[path] ?? []
    lines[path] = includeLines.isEmpty ? nil : includeLines
    return before != includeLines
  }

  /// Notes the lines of a file that include others, as long as the disk does not change.
  mutating func noteOutside(_ path: String, _ includeLines: [UInt8]) {
    let byteCount = outside.values.reduce(includeLines.count) { $0 + $1.count }
    outside[path] = byteCount <= Self.mostLineBytes ? includeLines : []
  }

  mutating func forgetOutside() { outside = [:] }

  /// The lines of the file at `path` that include others; nil where it was not searched.
  func includeLines(of path: String) -> [UInt8]? {
    lines[path] ?? (paths.contains(path) ? [] : outside[path])
  }

  /// The paths of the logs that include others, in order.
  var includers: [String] {
    lines.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The lines of the file at `path` that include others, as far as they are `followed`; nil where it was not searched.
  func lines(of path: String, _ followed: Set<String>) -> [UInt8]? {
    lines[path] == nil || followed.contains(path) ? includeLines(of: path) : []
  }

  /// The same without those whose lines are too many to be followed with those of all others; what is left out includes
  /// most.
  var followedIncluders: [String] {
    var rest = Self.mostLineBytes
    var byteCount = 0
    for own in lines.values { byteCount += own.count }
    if byteCount <= rest { return includers }
    let shortestFirst = includers.sorted { (lines[$0]?.count ?? 0) < (lines[$1]?.count ?? 0) }
    let followed = shortestFirst.prefix { path in
      rest -= lines[path]?.count ?? 0
      return rest >= 0
    }
    return followed.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The number of bytes that the lines may have of all logs of the workspace that include others.
  private static let mostLineBytes = 256 << 10

  /// Whether the log at `path` is among those that a search has found, or would.
  func covers(_ path: String) -> Bool {
    path.utf8.suffix(fileEnding.count).elementsEqual(fileEnding)
      && folders.contains { folder in
        guard Path.isInside(path, folder: folder) else { return false }
        let below = path.utf8.dropFirst(folder.utf8.count).split(separator: UInt8(ascii: "/"))
        return below.allSatisfy { $0.first != UInt8(ascii: ".") }
      }
  }

  /// Forgets the folders that are not among `folders`, with their logs.
  mutating func restrict(to folders: [String]) {
    self.folders.formIntersection(folders)
    let isCovered = { path in folders.contains { Path.isInside(path, folder: $0) } }
    lines = lines.filter { isCovered($0.key) }
    outside = [:]
    paths = paths.filter(isCovered)
    copies = copies.filter { isCovered($0.name) }
  }
}

private let fileEnding = Array(".w8log".utf8)

/// How far the search for logs, or the load of a book, has come, as it is reported to the client.
struct LoadProgress: Sendable {
  /// What takes longer is reported.
  static let patience = Duration.seconds(1)

  /// When it began, by the clock that only goes forward; nil while there is none.
  var start: Duration?
  /// Whether the client was asked to show it.
  var isAnnounced = false
  /// The name under which it is shown; nil while it is not.
  var token: LSP.RequestID?
  /// How much is done, from 0 to 100.
  var percentage = 0
}
