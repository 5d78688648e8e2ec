/// The fields of an entry line or a session line, by what they are; the first of each kind.
package struct EntrySyntax: Sendable {
  /// `.day`, `.date` or `.ambiguousDate`; nil on a session line.
  package private(set) var day: Token?
  /// The weekday, when it is one.
  package private(set) var weekday: Token?
  /// The body weight.
  package private(set) var weight: Token?
  /// The unit that stands apart from the weight.
  package private(set) var detachedUnit: Token?
  /// The `-` of a day without a weigh-in.
  package private(set) var unweighed: Token?
  /// The time, or the time span of a session.
  package private(set) var time: Token?
  /// The gym.
  package private(set) var gym: Token?
  /// The note or comment that ends the line.
  package private(set) var tail: Token?
  /// Whether the line has a tag, a pair or words that cannot be read.
  package private(set) var hasOtherFields = false
  /// Whether one of those is a tag.
  package private(set) var hasTags = false

  /// Sorts `tokens` of one line.
  package init(_ tokens: ArraySlice<Token>) {
    for token in tokens {
      switch token.kind {
      case .day, .date, .ambiguousDate: day = token
      case .weekday: weekday = token
      case .weight: weight = token
      case .detachedUnit: detachedUnit = token
      case .unweighed: unweighed = token
      case .time, .timeSpan: time = token
      case .gym: gym = token
      case .tag:
        hasTags = true
        hasOtherFields = true
      case .note, .comment: tail = token
      case .byteOrderMark: break
      default: hasOtherFields = true
      }
    }
  }
}
