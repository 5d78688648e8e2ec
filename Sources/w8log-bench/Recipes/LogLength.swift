/// How long a log shall be.
enum LogLength: Equatable {
  /// The years that end with 2025.
  case years(Int)
  /// Whole months, until there are that many bytes.
  case bytes(Int)

  /// The months that a log of this length may have; of one in bytes, more than enough.
  var months: [Month] {
    switch self {
    case .years(let years): return Month.all(ofTheLast: years)
    case .bytes(let bytes): return Month.all(ofTheLast: bytes / Self.leastBytesOfYear + 1)
    }
  }

  private static let leastBytesOfYear = 50_000
}

extension LogLength {
  /// Reads a number of years, such as `10`, or a size, such as `400kB` or `4MB`; nil for anything else.
  init?(_ text: String) {
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    let units = ["": 0, "kB": 1_000, "MB": 1_000_000]
    guard let number = Int(digits), number > 0, number <= 100_000,
      let unit = units[String(text.dropFirst(digits.count))]
    else { return nil }
    self = unit == 0 ? .years(number) : .bytes(number * unit)
    guard number * max(unit, Self.leastBytesOfYear) <= Self.mostYears * Self.leastBytesOfYear else {
      return nil
    }
  }

  /// The length `factor` times.
  func times(_ factor: Int) -> LogLength {
    switch self {
    case .years(let years): .years(years * factor)
    case .bytes(let bytes): .bytes(bytes * factor)
    }
  }

  static let mostYears = 1000
}
