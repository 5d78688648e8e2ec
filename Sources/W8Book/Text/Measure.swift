import Primitives
import W8Engine
import W8Syntax
package import W8Text

/// What values of a key look like.
package enum Measure: Hashable {
  case fat, waist, sleep
  /// A number with the unit that a `metric` directive gives.
  case declared(unit: String)

  /// What values of a key that needs no declaration look like; nil for every other key, which is in lower case.
  package init?(key: String) {
    switch key {
    case "fat": self = .fat
    case "waist": self = .waist
    case "sleep": self = .sleep
    default: return nil
    }
  }

  /// Whether the value `text[range]` is written as it should be.
  package func accepts(_ text: Span<UInt8>, _ range: TextRange) -> Bool {
    amount(text, range) != nil
  }

  /// What the value `text[range]` says, a unit counted as a kilogram, in centimeters for inches; nil where it is
  /// not written as it should be.
  func amount(_ text: Span<UInt8>, _ range: TextRange) -> Mass? {
    func read(_ unit: String, digits: Int = 4) -> Int64? {
      number(text, range, before: unit, digits: digits)
    }
    func plain(_ thousandths: Int64?) -> Mass? {
      thousandths.map { Mass(thousandths: $0, of: .kilogram) }
    }
    switch self {
    case .fat: return plain(read("%").flatMap { 1_000...60_000 ~= $0 ? $0 : nil })
    case .waist:
      let inches = read("in").map {
        Mass(tenNanograms: $0 * Self.tenNanogramsPerThousandthOfInch)
      }
      return inches ?? plain(read("cm"))
    case .sleep: return plain(read("h")) ?? hours(text, range)
    case .declared(let unit): return plain(read(unit, digits: Self.mostDigits))
    }
  }

  /// The unit of the amounts.
  package var unit: String {
    switch self {
    case .fat: "%"
    case .waist: "cm"
    case .sleep: "h"
    case .declared(let unit): unit
    }
  }

  /// The number of digits that a declared metric has before the point: steps of a day have five.
  package static let mostDigits = 7
  /// An inch is 2.54 centimeters.
  private static let tenNanogramsPerThousandthOfInch: Int64 = 254_000_000

  /// What a value should be, with an example.
  package var wanted: String {
    switch self {
    case .fat: "write 1% to 60%, such as 18.6%"
    case .waist: "write cm or in, such as 84cm"
    case .sleep: "write hours, such as 7.5h or 7:30"
    case .declared(let unit):
      "write a number with the unit \(unit.prefix(12)), such as 5\(unit.prefix(12))"
    }
  }
}

/// Thousandths of the number of at most `digits` digits and 3 decimals behind which nothing but `unit`, in any case, stands
/// in `text[range]`; nil where there is none.
package func number(
  _ text: Span<UInt8>, _ range: TextRange, before unit: String, digits: Int = 4
) -> Int64? {
  var index = range.start
  guard let whole = scanDigits(text, &index, range.end, 1, digits) else { return nil }
  var thousandths = Int64(whole)
  let point = index
  if scan(UInt8(ascii: "."), text, &index, range.end),
    scanDigits(text, &index, range.end, 1, 3) == nil
  {
    return nil
  }
  for offset in point + 1...point + 3 {
    let digit = offset < index ? text[offset] - UInt8(ascii: "0") : 0
    thousandths = thousandths * 10 + Int64(digit)
  }
  return isSpelling(of: unit, text.extracting(index..<range.end)) ? thousandths : nil
}

/// Whether `bytes` are `unit` in any case.
private func isSpelling(of unit: String, _ bytes: Span<UInt8>) -> Bool {
  let isASCII = bytes.indices.allSatisfy { bytes[$0] < 0x80 } && unit.utf8.allSatisfy { $0 < 0x80 }
  guard isASCII else { return spelling(String(bytes, 0, bytes.count)) == spelling(unit) }
  return unit.utf8.count == bytes.count
    && zip(bytes.indices, unit.utf8).allSatisfy { lowercased(bytes[$0]) == lowercased($1) }
}

/// The one spelling of a unit.
private func spelling(_ unit: String) -> ExactText {
  ExactText(equivalentSpelling(caseFolded(unit)))
}

/// The hours of `7:30` or `07:30`, a minute being the nearest unit of 10 nanograms; nil where `text[range]` is no such time.
private func hours(_ text: Span<UInt8>, _ range: TextRange) -> Mass? {
  var index = range.start
  guard let hours = scanDigits(text, &index, range.end, 1, 2),
    scan(UInt8(ascii: ":"), text, &index, range.end),
    let minutes = scanDigits(text, &index, range.end, 2, 2), minutes < 60, index == range.end
  else { return nil }
  return Mass(tenNanograms: (Int64(hours * 60 + minutes) * 100_000_000_000 + 30) / 60)
}
