/// The figures of a day that has a value.
package struct DayFigures: Hashable, Sendable {
  /// The value of the day.
  package let valueKilograms: Double
  /// The moving average after the day.
  package let averageKilograms: Double
  /// How much the average changed for each day since the last value; nil at the first value of the book.
  package let slopeKilogramsPerDay: Double?
  /// The day.
  package let date: CivilDate
}
