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
    .badMonth,
    .monthTitle,
    .splitMonth,
    .weekdayMismatch,
    .badWeekday,
    .noSuchDay,
    .noMonth,
    .wrongMonth,
    .fullDate,
    .futureDate,
    .emptyDay,
    .twelveHourClock,
    .unreadableField,
    .undeclaredGym,
    .noFinalNewline,
  ]
}
