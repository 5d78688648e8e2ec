import Primitives
package import W8Engine

/// A month as people write it: `January 2026`, `Jan. 2026`, `Janury 2026`, `2026-1`, `2026/01`, `01/2026`.
package struct WrittenMonth {
  /// The month that is meant.
  package let month: YearMonth
  /// How many bytes at the start of the text say the month.
  package let byteCount: Int
  /// Whether it is written without a slip.
  package let isExact: Bool
  /// Whether what follows names another month or a year, as in `Dec 2025 to Jan 2026`, or has more words than a header.
  package let hasAnother: Bool
  /// Whether nothing follows but the name of the month.
  package let isWhole: Bool

  /// Reads the month that `text` starts with; nil when there is none, or when it is in doubt.
  package init?(_ text: String) {
    guard Self.mayBeRead(of: Array(text.utf8)[...], withYear: true) else { return nil }
    let words = text.utf8.split(separator: UInt8(ascii: " "), maxSplits: 2).map(Substring.init)
    guard let first = words.first else { return nil }
    let end: String.Index
    if let month = Self.numbers(first) {
      (self.month, isExact, end) = (month, true, first.endIndex)
    } else {
      guard words.count > 1 else { return nil }
      let pair = (Self.bare(first), Self.bare(words[1]))
      guard let read = Self.named(pair.0, year: pair.1) ?? Self.named(pair.1, year: pair.0) else {
        return nil
      }
      (month, isExact, end) = (read.month, read.isExact, words[1].endIndex)
    }
    byteCount = text.utf8.distance(from: text.startIndex, to: end)
    let rest = Self.words(text[end...], atMost: Self.mostWords + 1)
    let own = month
    let others = rest.filter { Self.name($0)?.number != own.month }
    isWhole = others.isEmpty
    hasAnother =
      rest.count > Self.mostWords
      || others.contains {
        Self.name($0) != nil || Self.number($0, ofYear: 4).map { 1900...2100 ~= $0 } ?? false
          || Self.numbers($0) != nil
      }
  }

  /// Whether a month may be read of `bytes`, by a count of their letters and digits of ASCII: `May` has three, and
  /// `1/2026`, with a year, five.
  package static func mayBeRead(of bytes: ArraySlice<UInt8>, withYear: Bool = false) -> Bool {
    var missing = withYear ? 5 : 3
    for byte in bytes {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: missing -= 1
      default: continue
      }
      if missing == 0 { return true }
    }
    return false
  }

  /// Whether `text` starts as a header may, well written or not: with a month and a year, a month alone, or the full name of
  /// one; signs before it count for nothing.
  package static func opens(_ text: String) -> Bool {
    let words = words(text[...], atMost: 2)
    guard let first = words.first else { return false }
    if numbers(first) != nil { return true }
    let second = words.dropFirst().first
    if number(first, ofYear: 4) != nil { return second.flatMap(name) != nil }
    guard let name = name(first) else { return false }
    return name.isFull || second?.first?.isNumber ?? true
  }

  /// The month whose full English name is `text`, in any case, 1 to 12; nil when it is none.
  package static func number(ofName text: Substring) -> Int? {
    let lowered = lowerCaseOfWord(text)
    if lowered.isEmpty { return nil }
    return lowercasedNames.firstIndex { $0.utf8.elementsEqual(lowered.utf8) }.map { $0 + 1 }
  }

  /// `2026-1`, `2026/01`, `01/2026` and their like.
  private static func numbers(_ word: Substring) -> YearMonth? {
    let text = bare(word)
    guard let sign = text.unicodeScalars.firstIndex(where: isSign) else { return nil }
    let (before, behind) = (text[..<sign], text[text.unicodeScalars.index(after: sign)...])
    return numbered(behind, year: before) ?? numbered(before, year: behind)
  }

  private static func numbered(_ month: Substring, year: Substring) -> YearMonth? {
    guard 1...2 ~= month.utf8.count, let year = number(year, ofYear: 4), let month = Int(month),
      month > 0
    else { return nil }
    return YearMonth(year: year, month: month)
  }

  private static func named(_ name: Substring, year: Substring) -> (
    month: YearMonth, isExact: Bool
  )? {
    guard let year = number(year, ofYear: 4), let name = Self.name(name),
      let month = YearMonth(year: year, month: name.number)
    else { return nil }
    return (month, name.isExact)
  }

  /// The month that a word names without a slip, 1 to 12, in full or short; nil for no name.
  package static func exactName(_ word: Substring) -> Int? {
    name(word).flatMap { $0.isExact ? $0.number : nil }
  }

  /// The month that a word names, 1 to 12, in full or short, or with a slip that leaves one month only; nil for no name.
  private static func name(_ word: Substring) -> (number: Int, isExact: Bool, isFull: Bool)? {
    let (shortest, longest) = (3, 64)
    guard shortest...longest ~= word.utf8.count else { return nil }
    let lowered = word.lowercased()
    let short = lowered.utf8.elementsEqual("sept".utf8) ? "sep" : lowered
    if let number = number(ofName: lowered[...]) { return (number, true, true) }
    let isShort = short.utf8.count == shortest
    if isShort,
      let index = lowercasedNames.firstIndex(where: { $0.utf8.starts(with: short.utf8) })
    {
      return (index + 1, true, false)
    }
    // Letters are counted where there are bytes enough.
    let shortestSlip = 4
    guard lowered.utf8.count >= shortestSlip, lowered.count >= shortestSlip,
      let near = names.nearest(to: lowered), near == namesFromLast.nearest(to: lowered),
      let number = number(ofName: near[...])
    else { return nil }
    return (number, false, true)
  }

  /// So many words at most are looked at behind the month.
  private static let mostWords = 20

  private static let lowercasedNames = YearMonth.names.map { $0.lowercased() }
  private static let names = Vocabulary(YearMonth.names)
  private static let namesFromLast = Vocabulary(YearMonth.names.reversed())

  /// The first `most` words of `text` without the signs around them.
  private static func words(_ text: Substring, atMost most: Int) -> [Substring] {
    var words: [Substring] = []
    var rest = text.unicodeScalars
    while words.count < most, let first = rest.firstIndex(where: isOfName) {
      let word = rest[first...].prefix { isOfName($0) || isSign($0) }
      rest = rest[word.endIndex...]
      guard let last = word.lastIndex(where: { !isSign($0) }) else { continue }
      words.append(Substring(word[...last]))
    }
    return words
  }

  /// Whether a word may stand before or behind `scalar`, which may stand in it.
  private static func isSign(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "-" || scalar == "/" || scalar == "."
  }

  private static func isOfName(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "0"..."9", "a"..."z", "A"..."Z": true
    default:
      !scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
    }
  }

  private static func number(_ text: Substring, ofYear digits: Int) -> Int? {
    guard text.utf8.count == digits, text.utf8.allSatisfy({ 0x30...0x39 ~= $0 }) else {
      return nil
    }
    return Int(text)
  }

  /// `word` without the point, comma or colon at its end.
  private static func bare(_ word: Substring) -> Substring {
    switch word.unicodeScalars.last {
    case ".", ",", ":": Substring(word.unicodeScalars.dropLast())
    default: word
    }
  }
}
