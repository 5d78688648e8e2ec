import LanguageServerProtocol
package import W8Engine
package import W8Paths

/// The world as a conversation sees it.
package struct ServerEnvironment: Sendable {
  /// The date of the clock.
  var today: @Sendable () -> CivilDate
  /// The date that counts as today whatever the clock says; nil to go by the clock.
  var fixedToday: CivilDate?
  /// Whether there is such a process.
  package var isAlive: @Sendable (ClientProcess) -> Bool
  /// Sees to it that the conversation ends when the process is gone.
  package var watch: @Sendable (ClientProcess) -> Void
  /// The path without symbolic links; nil when nothing stands there.
  var realPath: @Sendable (String) -> String?
  /// All bytes of a file that the client has not opened, which has no NUL near its beginning, and no more bytes than there is room.
  var readFile: @Sendable (UnnamedFile) throws(FileError) -> [UInt8]
  /// Makes a look at the disk, in which no folder is listed twice.
  var lookAtDisk: @Sendable () -> DiskLook
  /// How long the server has been running, by a clock that only goes forward.
  var elapsed: @Sendable () -> Duration
  /// The logs below a folder, and whether these are all.
  var logsBelow: @Sendable (String) -> (paths: [String], isWhole: Bool)
  /// The version of the program; nil for none.
  var version: String?
  /// What another part of the program makes of a log; nil if there is none.
  package var pages: LogPages?
  /// Where notes go.
  package var log: ServerLog

  /// Makes the world that a system or a host offers.
  package init(
    today: @escaping @Sendable () -> CivilDate, fixedToday: CivilDate?,
    isAlive: @escaping @Sendable (ClientProcess) -> Bool,
    watch: @escaping @Sendable (ClientProcess) -> Void,
    realPath: @escaping @Sendable (String) -> String?,
    readFile: @escaping @Sendable (UnnamedFile) throws(FileError) -> [UInt8],
    lookAtDisk: @escaping @Sendable () -> DiskLook, elapsed: @escaping @Sendable () -> Duration,
    logsBelow: @escaping @Sendable (String) -> (paths: [String], isWhole: Bool),
    version: String? = nil, pages: LogPages?, log: ServerLog
  ) {
    self.today = today
    self.fixedToday = fixedToday
    self.isAlive = isAlive
    self.watch = watch
    self.realPath = realPath
    self.readFile = readFile
    self.lookAtDisk = lookAtDisk
    self.elapsed = elapsed
    self.logsBelow = logsBelow
    self.version = version
    self.pages = pages
    self.log = log
  }
}

/// Finds the files that a pattern stands for in the files of a folder, none of them outside another; both paths start at
/// the root and hold no symbolic link.
package typealias DiskLook = @Sendable (String, String, String) -> IncludeMatches

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
}
