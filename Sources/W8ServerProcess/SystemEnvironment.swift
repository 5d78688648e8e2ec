import W8Engine
import W8Files
import W8Server

extension ServerEnvironment {
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
      lookAtDisk: {
        let lists = FolderLists()
        return { findIncluded($0, from: $1, within: $2, lists) }
      },
      elapsed: { start.duration(to: .now) },
      logsBelow: { logs(below: $0, mostNames: mostNames) },
      version: version,
      pages: pages,
      log: log)
  }
}

/// The number of names below a workspace folder that are searched for logs that include others.
private let mostNames = 50_000
