extension TokenKind {
  /// The place in the canonical order of a line of kind `line`, or on an exercise in that of a group of sets; equal
  /// for what stays in the order in which it is written.
  @inline(__always)
  func rank(on line: LineKind) -> Int {
    switch line {
    case .entry:
      switch self {
      case .weekday: 1
      case .weight, .unweighed: 2
      case .time: 3
      case .gym, .defaultGym: 4
      case .tag: 5
      case .pair: 6
      case .note, .comment: 7
      default: 0
      }
    case .session:
      switch self {
      case .gym, .defaultGym: 0
      case .time, .timeSpan: 1
      case .title: 2
      case .tag: 3
      default: 4
      }
    case .exercise:
      switch self {
      case .superset, .name, .comma: 0
      default: rankInGroup
      }
    case .blank, .comment, .month, .note, .directive, .unknown: 0
    }
  }
}
