/// A time of whole seconds and tenths, held exactly.
package struct Seconds: Hashable, Comparable, Sendable, ExpressibleByIntegerLiteral {
  /// All of it in tenths of a second.
  package let tenths: Int

  package init(tenths: Int) {
    self.tenths = tenths
  }

  /// Makes a time of whole seconds.
  package init(_ seconds: Int) {
    tenths = seconds * 10
  }

  /// Makes a time of whole seconds.
  package init(integerLiteral seconds: Int) {
    self.init(seconds)
  }

  /// The time as a number of seconds.
  package var value: Double { Double(tenths) / 10 }

  /// The seconds without the tenths.
  package var whole: Int { tenths / 10 }

  /// The number with a decimal only where it has tenths: `60`, `12.4`.
  package var text: String { "\(whole)" + tenthsText }

  /// `.4` for four tenths, nothing for none.
  package var tenthsText: String { tenths % 10 == 0 ? "" : ".\(abs(tenths % 10))" }

  package static func < (first: Seconds, second: Seconds) -> Bool { first.tenths < second.tenths }
}

/// The unit in which a time is written.
package enum TimeForm: UInt8, Hashable, Sendable {
  /// `90s`
  case seconds
  /// `75min`
  case minutes
  /// `1.5h`
  case hours
  /// `1:58`, `1:02:03`
  case clock
}
