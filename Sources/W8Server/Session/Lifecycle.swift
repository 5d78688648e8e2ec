/// How far the conversation has come.
enum Lifecycle: Sendable {
  /// `initialize` has not come yet.
  case fresh
  /// Requests are answered.
  case running
  /// `shutdown` was answered; only `exit` may follow.
  case shutDown

  /// What the process returns if it ends now.
  var exitCode: Int32 {
    self == .shutDown ? 0 : 1
  }
}
