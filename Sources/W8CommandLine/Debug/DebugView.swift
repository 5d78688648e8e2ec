/// What `debug` shows of a log.
enum DebugView: String, CaseIterable {
  /// Every token, blank and line end.
  case tokens
  /// The lines with what their tokens stand for.
  case ast
  /// The kinds and faults of lines.
  case lines
}

/// How `debug` shows it.
enum DebugFormat: String, CaseIterable {
  /// For people and fixtures.
  case text
  /// One JSON document for each log.
  case json
}
