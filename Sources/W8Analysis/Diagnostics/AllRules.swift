extension Rule {
  /// Every rule, ascending by code.
  package static let all: [Rule] = [
    .invalidUTF8,
    .byteOrderMark,
    .mixedLineEndings,
    .oddSpace,
    .curlyQuotes,
    .unbalanced,
    .unknownLine,
    .controlCharacter,
    .lineTooLong,
    .weekdayMismatch,
    .unreadableField,
    .undeclaredGym,
    .noFinalNewline,
  ]
}
