import Primitives
import W8Engine
import W8Exchange
import W8Files

/// How far the clocks of a place are ahead of UTC, the whole year round.
struct ClockZone: Hashable, Sendable {
  /// The minutes, negative behind UTC.
  let minutesAhead: Int

  static let utc = ClockZone(minutesAhead: 0)

  var rules: ZoneRules { ZoneRules(minutesAhead: minutesAhead) }

  private init(minutesAhead: Int) {
    self.minutesAhead = minutesAhead
  }

  /// Reads `UTC`, `Z`, `+01:00` or `-03:30`, at most 14 hours; nil for any other text.
  init?(_ text: String) {
    if ["UTC", "Z"].contains(text.uppercased()) {
      self = .utc
      return
    }
    let parts = text.dropFirst().split(separator: ":", omittingEmptySubsequences: false)
    guard let sign = text.first, sign == "+" || sign == "-", parts.count == 2,
      parts.allSatisfy({ $0.utf8.count == 2 }),
      let hours = parseCount(String(parts[0])), let minutes = parseCount(String(parts[1])),
      minutes < 60, hours * 60 + minutes <= 14 * 60
    else { return nil }
    self.init(minutesAhead: (sign == "-" ? -1 : 1) * (hours * 60 + minutes))
  }
}

/// Whether `text` may be a name of the zone database of the system, such as `Europe/Berlin`.
func namesZone(_ text: String) -> Bool {
  let parts = text.split(separator: "/", omittingEmptySubsequences: false)
  return 2...3 ~= parts.count
    && parts.allSatisfy { part in
      part.first?.isLetter == true
        && part.utf8.allSatisfy {
          isDigit($0) || UInt8(ascii: "a")...UInt8(ascii: "z") ~= lowercased($0)
            || $0 == UInt8(ascii: "_")
            || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+")
        }
    }
}
