extension NotificationRoute {
  /// The client has written a document to disk; it goes on owning it.
  static let didSave = NotificationRoute(ignored: "textDocument/didSave")
}
