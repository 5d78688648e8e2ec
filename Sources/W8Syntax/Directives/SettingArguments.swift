/// The version that a file is written for.
package struct VersionArguments: Hashable, Sendable {
  /// The first number; files of another major version cannot be read.
  package let major: Int
  /// The second number; 0 when it is not written.
  package let minor: Int
}

/// The settings of the moving average.
package struct TrendArguments: Hashable, Sendable {
  /// How many observed days the average spans, 1…999; nil when not set.
  package internal(set) var span: Int?
  /// Which weigh-in counts for a day; nil when not set.
  package internal(set) var day: DayValue?
  /// The trend carried over from an older log; nil when not set.
  package internal(set) var start: WrittenWeight?

  /// How the weigh-ins of one day make its value.
  package enum DayValue: String, CaseIterable, Sendable {
    case mean, first, last, min
  }
}

/// The severity that a `lint` directive gives a rule.
package struct LintArguments: Hashable, Sendable {
  /// The rule's name or code as it is written, with its place.
  package let rule: Argument
  /// The severity; nil when what is written is none.
  package let severity: Severity?

  /// The severities that a directive can name.
  package enum Severity: String, CaseIterable, Sendable {
    case off, hint, info, warning, error
  }
}

/// A weight with the unit that is written at it.
package struct WrittenWeight: Hashable, Sendable {
  /// Thousandths of the unit; of pounds beside `stones`.
  package let thousandths: UInt32
  /// The unit; `.none` when none is written.
  package let unit: WrittenUnit
  /// Whole stones.
  package let stones: UInt16

  /// Reads a weight without `?` or decimal comma; nil when `text` is none.
  package init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard let weight = scanWeight(bytes.span, 0, bytes.count), !weight.hasComma,
      !weight.isExcluded
    else { return nil }
    thousandths = weight.number
    unit = weight.unit
    stones = weight.stones
  }
}

extension WrittenUnit {
  /// The unit written as `name`, in ASCII letters of any case; nil when it is none.
  package init?(name: String) {
    // U+212A, the kelvin sign, has a `k` as its lower case.
    guard name.utf8.count == 2 else { return nil }
    switch name.lowercased() {
    case "kg": self = .kilogram
    case "lb": self = .pound
    case "st": self = .stone
    default: return nil
    }
  }
}

extension ArgumentReader {
  mutating func readVersion() -> Directive {
    guard let first = arguments.first else {
      refuseMissing()
      return .incomplete(.w8log)
    }
    refuseAll(after: 1)
    guard let version = word(first, readVersionNumber) else { return .incomplete(.w8log) }
    return .version(version)
  }

  mutating func readUnit() -> Directive {
    guard let first = arguments.first else {
      refuseMissing()
      return .incomplete(.unit)
    }
    refuseAll(after: 1)
    guard let unit = word(first, WrittenUnit.init(name:)) else { return .incomplete(.unit) }
    return .unit(unit)
  }

  /// Of a repeated key the first value that can be read counts.
  mutating func readTrend() -> Directive {
    var trend = TrendArguments()
    for argument in arguments {
      switch argument.key {
      case "span":
        let span = value(argument, readSpan)
        trend.span = trend.span ?? span
      case "day":
        let day = value(argument) { TrendArguments.DayValue(rawValue: $0.lowercased()) }
        trend.day = trend.day ?? day
      case "start":
        let start = value(argument, WrittenWeight.init)
        trend.start = trend.start ?? start
      default: refuse(argument)
      }
    }
    if arguments.isEmpty { refuseMissing() }
    return trend == TrendArguments() ? .incomplete(.trend) : .trend(trend)
  }

  mutating func readLint() -> Directive {
    guard arguments.count >= 2 else {
      refuseMissing()
      return .incomplete(.lint)
    }
    refuseAll(after: 2)
    let rule = word(arguments[0]) { $0 }
    let severity = word(arguments[1]) { LintArguments.Severity(rawValue: $0.lowercased()) }
    guard rule != nil else { return .incomplete(.lint) }
    return .lint(LintArguments(rule: arguments[0], severity: severity))
  }

  mutating func refuseAll(after count: Int) {
    for argument in arguments.dropFirst(count) { refuse(argument) }
  }
}

/// Reads `N` or `N.N`, each of at most four digits.
private func readVersionNumber(_ text: String) -> VersionArguments? {
  let bytes = Array(text.utf8)
  var index = 0
  guard let major = scanDigits(bytes.span, &index, bytes.count, 1, 4) else { return nil }
  if index == bytes.count { return VersionArguments(major: Int(major), minor: 0) }
  guard scan(.point, bytes.span, &index, bytes.count),
    let minor = scanDigits(bytes.span, &index, bytes.count, 1, 4), index == bytes.count
  else { return nil }
  return VersionArguments(major: Int(major), minor: Int(minor))
}

private func readSpan(_ text: String) -> Int? {
  guard text.utf8.allSatisfy(\.isDigit), let span = Int(text), 1...999 ~= span else { return nil }
  return span
}
