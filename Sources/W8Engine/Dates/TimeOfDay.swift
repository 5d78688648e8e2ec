/// A time on a clock of 24 hours, to the minute.
package struct TimeOfDay: Hashable, Comparable, Sendable {
  private let storage: Int16

  /// Makes the time `minutes` after midnight; nil outside 0..<1440.
  package init?(minutes: Int) {
    guard 0..<1440 ~= minutes else { return nil }
    storage = Int16(minutes)
  }

  /// Makes the time of `hour` (0 to 23) and `minute` (0 to 59); nil for other numbers.
  package init?(hour: Int, minute: Int) {
    guard 0...23 ~= hour, 0...59 ~= minute else { return nil }
    self.init(minutes: hour * 60 + minute)
  }

  /// The minutes since midnight, 0..<1440.
  package var minutes: Int { Int(storage) }

  /// The hour, 0 to 23.
  package var hour: Int { minutes / 60 }

  /// The minute of the hour, 0 to 59.
  package var minute: Int { minutes % 60 }

  package static func < (left: TimeOfDay, right: TimeOfDay) -> Bool {
    left.storage < right.storage
  }
}

extension TimeOfDay: CustomStringConvertible {
  /// The time as `HH:MM`.
  package var description: String {
    padded(hour, to: 2) + ":" + padded(minute, to: 2)
  }
}
