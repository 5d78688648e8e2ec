/// What is kept of a day with a counted weigh-in: 24 bytes, so that a book of them is read quickly.
struct WeighedDay: Sendable {
  /// The moving average after the day.
  var averageKilograms: Double
  /// The day and its last counted entry.
  let counted: CountedDay

  /// The day.
  var date: CivilDate { counted.date }

  /// Whether all is equal to the last bit.
  func isIdentical(to other: WeighedDay) -> Bool {
    averageKilograms.bitPattern == other.averageKilograms.bitPattern
      && counted.isIdentical(to: other.counted)
  }
}
