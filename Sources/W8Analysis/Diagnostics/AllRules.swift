extension Rule {
  /// Every rule, ascending by code.
  package static let all: [Rule] = [
    .newerMinor,
    .unsupportedVersion,
    .weekdayMismatch,
    .unreadableField,
    .twoWeights,
    .decimalComma,
    .implausibleWeight,
    .noUnit,
    .detachedUnit,
    .undeclaredGym,
    .duplicateGym,
    .twoGyms,
    .badGymName,
    .reservedName,
    .badColor,
    .missingColon,
    .unknownDirective,
    .badArgument,
    .repeatedSetting,
    .lateVersion,
    .unknownRule,
    .noteAtMargin,
    .badTag,
    .noFinalNewline,
  ]
}
