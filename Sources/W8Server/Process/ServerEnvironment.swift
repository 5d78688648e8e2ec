import LanguageServerProtocol
import W8Engine
import W8Files

/// The world as a conversation sees it.
struct ServerEnvironment: Sendable {
  /// The date of the clock.
  var today: @Sendable () -> CivilDate
  /// The date that counts as today whatever the clock says; nil to go by the clock.
  var fixedToday: CivilDate?
  var isAlive: @Sendable (ClientProcess) -> Bool
  /// Sees to it that the conversation ends when the process is gone.
  var watch: @Sendable (ClientProcess) -> Void
  /// The path without symbolic links; nil when nothing stands there.
  var realPath: @Sendable (String) -> String?
  /// All bytes of a file that the client has not opened, which has no NUL near its beginning, and no more bytes than there is room.
  var readFile: @Sendable (UnnamedFile) throws(FileError) -> [UInt8]
  /// The files that a pattern stands for in the files of a folder, none of them outside another; both
  /// paths start at the root and hold no symbolic link. Folders that are in the lists are not listed again.
  var findIncluded: @Sendable (String, String, String, FolderLists) -> IncludeMatches
  /// How long the server has been running, by a clock that only goes forward.
  var elapsed: @Sendable () -> Duration
  /// The logs below a folder, and whether these are all.
  var logsBelow: @Sendable (String) -> (paths: [String], isWhole: Bool)
  /// The version of the program; nil for none.
  var version: String?
  /// What another part of the program makes of a log.
  var pages: LogPages
  /// The files that other programs are to show.
  var shownFiles = DisplayFiles { nil }
  /// The pages that browsers have open.
  var pageFiles: PageFiles
  /// Where notes go.
  var log: ServerLog
}

extension ServerEnvironment {
  /// The number of bytes that the files of a book may have together: 64 MiB.
  static let mostBytes = 64 << 20
  /// How many those of a book may have of which no document is open: 4 MiB, a hundred years of entries.
  static let mostClosedBytes = 4 << 20
  /// How long a step of the worker goes on.
  static let stepTime = Duration.milliseconds(20)

  /// All bytes of a file of a book that may have `limit`, of which `room` is left.
  func readFoundFile(
    _ path: String, room: Int = mostBytes, of limit: Int = mostBytes
  ) throws(FileError) -> [UInt8] {
    try readFile(UnnamedFile(path, isIncluded: true, room: room, of: limit))
  }

  /// The world of this process; `clientGone` is called once the process is gone that is watched.
  static func system(
    fixedToday: CivilDate?, version: String, pages: LogPages, log: ServerLog,
    clientGone: @escaping @Sendable () -> Void
  ) -> ServerEnvironment {
    let start = ContinuousClock.now
    return ServerEnvironment(
      today: dateOfClock,
      fixedToday: fixedToday,
      isAlive: { $0.isAlive },
      watch: { $0.watch(clientGone) },
      realPath: Path.real,
      readFile: { (file) throws(FileError) in try readUnnamedFile(file) },
      findIncluded: { W8Files.findIncluded($0, from: $1, within: $2, $3) },
      elapsed: { start.duration(to: .now) },
      logsBelow: { logs(below: $0, mostNames: mostNames) },
      version: version,
      pages: pages,
      shownFiles: DisplayFiles { ScratchFolder() },
      pageFiles: PageFiles(.system),
      log: log)
  }
}

/// The number of names below a workspace folder that are searched for logs that include others.
private let mostNames = 50_000
