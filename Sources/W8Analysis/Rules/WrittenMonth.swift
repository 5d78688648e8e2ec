import W8Engine

/// A month as people write it: `January 2026`, `Jan. 2026`, `2026-1`, `2026/01`, `01/2026`.
struct WrittenMonth {
  let month: YearMonth
  /// How many bytes at the start of the text say the month.
  let byteCount: Int

  /// Reads the month that `text` starts with; nil when there is none, or when it is in doubt.
  init?(_ text: String) {
    let words = text.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: true)
    guard let first = words.first else { return nil }
    if let month = Self.numbers(first) {
      self.month = month
      byteCount = text.utf8.distance(from: text.startIndex, to: first.endIndex)
      return
    }
    guard words.count > 1 else { return nil }
    let pair = (Self.bare(first), Self.bare(words[1]))
    guard
      let month = Self.named(pair.0, year: pair.1) ?? Self.named(pair.1, year: pair.0)
    else { return nil }
    self.month = month
    byteCount = text.utf8.distance(from: text.startIndex, to: words[1].endIndex)
  }

  /// The month whose full English name is `text`, in any case, 1 to 12; nil when it is none.
  static func number(ofName text: some StringProtocol) -> Int? {
    let lowered = text.lowercased()
    return YearMonth.names.firstIndex { $0.lowercased() == lowered }.map { $0 + 1 }
  }

  /// `2026-1`, `2026/01`, `01/2026` and their like.
  private static func numbers(_ word: Substring) -> YearMonth? {
    let parts = bare(word).split(omittingEmptySubsequences: false) { "-/.".contains($0) }
    guard parts.count == 2 else { return nil }
    return numbered(parts[1], year: parts[0]) ?? numbered(parts[0], year: parts[1])
  }

  private static func numbered(_ month: Substring, year: Substring) -> YearMonth? {
    guard 1...2 ~= month.utf8.count, let year = number(year, ofYear: 4), let month = Int(month),
      month > 0
    else { return nil }
    return YearMonth(year: year, month: month)
  }

  private static func named(_ name: Substring, year: Substring) -> YearMonth? {
    guard let year = number(year, ofYear: 4) else { return nil }
    let lowered = name.lowercased()
    let month = YearMonth.names.firstIndex { full in
      let full = full.lowercased()
      return lowered == full || lowered == full.prefix(3)
        || lowered == "sept" && full == "september"
    }
    return month.flatMap { YearMonth(year: year, month: $0 + 1) }
  }

  private static func number(_ text: Substring, ofYear digits: Int) -> Int? {
    guard text.utf8.count == digits, text.utf8.allSatisfy({ 0x30...0x39 ~= $0 }) else {
      return nil
    }
    return Int(text)
  }

  /// `word` without the point, comma or colon at its end.
  private static func bare(_ word: Substring) -> Substring {
    guard let last = word.last, ".,:".contains(last) else { return word }
    return word.dropLast()
  }
}
