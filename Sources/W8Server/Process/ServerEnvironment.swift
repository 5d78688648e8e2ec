import LanguageServerProtocol
import W8Engine
import W8Files

/// The world as a conversation sees it.
struct ServerEnvironment: Sendable {
  /// The date of the clock.
  var today: @Sendable () -> CivilDate
  /// The date that counts as today whatever the clock says; nil to go by the clock.
  var fixedToday: CivilDate?
  /// Whether there is such a process.
  var isAlive: @Sendable (ClientProcess) -> Bool
  /// Sees to it that the conversation ends when the process is gone.
  var watch: @Sendable (ClientProcess) -> Void
  /// The path without symbolic links; nil when nothing stands there.
  var realPath: @Sendable (String) -> String?
  /// Where notes go.
  var log: ServerLog
}

extension ServerEnvironment {
  /// The world of this process.
  static func system(inbox: Inbox, fixedToday: CivilDate?, log: ServerLog) -> ServerEnvironment {
    ServerEnvironment(
      today: dateOfClock,
      fixedToday: fixedToday,
      isAlive: { $0.isAlive },
      watch: { $0.watch(telling: inbox) },
      realPath: Path.real,
      log: log)
  }
}
