import LanguageServerProtocol
import W8Analysis
import W8Files

/// Which logs of the workspace may include others, as far as somebody has looked.
struct SearchedLogs: Sendable {
  /// The paths of all logs that were found.
  private(set) var paths: Set<String> = []
  /// The paths of these.
  private(set) var includers: Set<String> = []
  /// The folders whose logs are known, or looked for.
  private var folders: Set<String> = []
  /// How many searches are not over.
  private(set) var runningCount = 0
  /// How many searches have not found out anything yet.
  private(set) var freshCount = 0
  /// What the client is told of them.
  var progress = SearchProgress()

  /// Whether what is known of books may be another in a moment.
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
  mutating func take(_ step: LogSearch.Step, isFirst: Bool) -> Bool {
    if isFirst { freshCount -= 1 }
    if step.rest == nil { runningCount -= 1 }
    paths.formUnion(step.found.keys)
    let before = includers.count
    let gone = step.found.filter { !$0.value && includers.contains($0.key) }.keys
    includers.subtract(gone)
    includers.formUnion(step.found.filter(\.value).keys)
    return !gone.isEmpty || includers.count != before
  }

  /// Notes whether the log at `path` includes others; whether that is new.
  mutating func note(_ path: String, isIncluder: Bool) -> Bool {
    isIncluder ? includers.insert(path).inserted : includers.remove(path) != nil
  }

  /// Whether the log at `path` is among those that a search has found, or would.
  func covers(_ path: String) -> Bool {
    path.utf8.suffix(fileEnding.count).elementsEqual(fileEnding)
      && folders.contains { folder in
        guard Path.isInside(path, folder: folder) else { return false }
        let below = path.utf8.dropFirst(folder.utf8.count).split(separator: UInt8(ascii: "/"))
        return below.allSatisfy { $0.first != UInt8(ascii: ".") }
      }
  }

  /// Forgets the folders that are not among `kept`, with their logs.
  mutating func keepOnly(_ kept: [String]) {
    folders.formIntersection(kept)
    let isKept = { path in kept.contains { Path.isInside(path, folder: $0) } }
    includers = includers.filter(isKept)
    paths = paths.filter(isKept)
  }
}

private let fileEnding = Array(".w8log".utf8)
