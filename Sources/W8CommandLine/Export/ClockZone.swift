import W8Engine

/// How far the clocks of a place are ahead of UTC, the whole year round.
struct ClockZone: Hashable, Sendable {
  /// The minutes, negative behind UTC.
  let minutesAhead: Int

  /// The zone of UTC itself.
  static let utc = ClockZone(minutesAhead: 0)

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
