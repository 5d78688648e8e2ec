extension NotificationRoute {
  /// Files have changed on disk; so far nothing is read from there.
  static let didChangeWatchedFiles = NotificationRoute(ignored: "workspace/didChangeWatchedFiles")
}
