extension Rule {
  /// Every rule, ascending by code.
  package static let all: [Rule] = [
    .weekdayMismatch,
    .unreadableField,
    .undeclaredGym,
    .noFinalNewline,
  ]
}
