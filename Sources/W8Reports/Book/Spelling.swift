import Primitives
import W8Engine
import W8Syntax

extension WrittenUnit {
  /// The unit as it is written; nil when none is.
  var symbol: String? {
    switch self {
    case .none: nil
    case .kilogram: "kg"
    case .pound: "lb"
    case .stone: "st"
    }
  }
}

/// `monthMark` as `month-mark`.
func kebabCase(_ name: String) -> String {
  name.reduce(into: "") { $0 += $1.isUppercase ? "-\($1.lowercased())" : "\($1)" }
}

/// `minutes` after midnight as `HH:MM`.
func clock(_ minutes: Int) -> String {
  "\(padded(minutes / 60, to: 2)):\(padded(minutes % 60, to: 2))"
}

/// `20260131` as `2026-01-31`.
func spelledDate(_ value: Int) -> String {
  "\(padded(value / 10_000, to: 4))-\(padded(value / 100 % 100, to: 2))-\(padded(value % 100, to: 2))"
}
