extension NotificationRoute {
  /// Withdraws a request; by the time it is its turn, the request was answered or refused.
  static let cancelRequest = NotificationRoute(ignored: "$/cancelRequest")
}
