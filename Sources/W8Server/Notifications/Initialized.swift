extension NotificationRoute {
  /// The client has read the answer to `initialize`.
  static let initialized = NotificationRoute(ignored: "initialized")
}
