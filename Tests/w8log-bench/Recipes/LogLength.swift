/// How long a log shall be.
enum LogLength: Equatable {
  /// The years that end with 2025.
  case years(Int)
  /// Whole months, until there are that many bytes.
  case bytes(Int)

  /// The months that a log of this length may have; of one in bytes, more than enough.
  var months: [Month] { Month.all(ofTheLast: yearCount) }

  private var yearCount: Int {
    switch self {
    case .years(let years): years
    case .bytes(let bytes): bytes / Self.leastBytesOfYear + 1
    }
  }

  private static let leastBytesOfYear = 50_000
}

extension LogLength {
  /// Reads a number of years, such as `10`, or a size, such as `400kB` or `4MB`.
  ///
  /// Nil for anything else, and for what is longer than 1000 years or may be.
  init?(_ text: String) {
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    let units = ["": 0, "kB": 1_000, "MB": 1_000_000]
    guard digits.count <= 6, let number = Int(digits), number > 0,
      let unit = units[String(text.dropFirst(digits.count))]
    else { return nil }
    self = unit == 0 ? .years(number) : .bytes(number * unit)
    guard yearCount <= Self.mostYears else { return nil }
  }

  /// The length `factor` times; nil where that is too long.
  func times(_ factor: Int) -> LogLength? {
    let product: LogLength =
      switch self {
      case .years(let years): .years(years * factor)
      case .bytes(let bytes): .bytes(bytes * factor)
      }
    return product.yearCount <= Self.mostYears ? product : nil
  }

  private static let mostYears = 1000
}
