import Primitives
import W8Engine

/// Splits a text into tokens.
struct SetTokenizer {
  let text: [Character]
  var index = 0
  var tokens: [SetToken] = []
  private var isBehindAt = false
  /// Whether a number with `m` may count minutes or meters.
  private(set) var hasOpenM = false
  /// Whether minutes are written in full or with seconds, as `2m45s`.
  private(set) var showsMinutes = false
  private let m: SetConventions.M?

  /// Makes a tokenizer of a text, which reads `3m` as `m` says.
  init(_ text: String, m: SetConventions.M? = nil) {
    (self.text, self.m) = (Array(text), m)
  }

  mutating func read() -> [SetToken] {
    while index < text.count { readToken() }
    return tokens
  }

  var next: Character? { index < text.count ? text[index] : nil }

  func character(_ offset: Int) -> Character? {
    text.indices.contains(index + offset) ? text[index + offset] : nil
  }

  private mutating func readToken() {
    guard let sign = next else { return }
    if isDecimalDigit(sign) { return readNumber() }
    index += 1
    switch sign {
    case " ", "\t", "\u{A0}", "\u{202F}": return
    case "×", "х", "Х", "*", "✕": tokens.append(.times)
    case "x" where isFactor, "X" where isFactor: tokens.append(.times)
    case "/" where readPerSide(): tokens.append(.label("each side"))
    case "/" where tokens.last == .sets && next == " ": tokens.append(.separator)
    case "/": tokens.append(.slash)
    case ",": tokens.append(.comma)
    case "|", ";", "&", "·": tokens.append(.separator)
    case ":": colon()
    case "@": readAt()
    case "+" where next.map(isDecimalDigit) == true && character(-2).map(isDecimalDigit) == true:
      tokens.append(.fault(notUnderstood))
    case "+" where next.map(isDecimalDigit) == true: readAdded()
    case "+" where next == " " && !tokens.isEmpty: tokens.append(.separator)
    case "-" where next.map(isDecimalDigit) == true, "−" where next.map(isDecimalDigit) == true:
      tokens.append(.fault("a load below zero"))
      _ = amount()
    case "-", "–", "—", "=", ".": return
    case "(", "[": readBrackets(until: sign == "(" ? ")" : "]")
    default:
      index -= 1
      readWord()
    }
  }

  /// Whether a letter x stands between two numbers, or before the body.
  private var isFactor: Bool {
    let behind = text[index...].first { $0 != " " }
    guard let behind else { return false }
    let isFollowed = isDecimalDigit(behind) || "bB([".contains(behind)
    return isFollowed && !tokens.isEmpty
  }

  /// What stands before a colon is a load, if it is a number.
  private mutating func colon() {
    if case .number(let value, .none)? = tokens.last {
      tokens[tokens.count - 1] = .load(.amount(value, nil))
    }
  }

  mutating func skipBlanks() {
    while next == " " || next == "\u{A0}" || next == "\u{202F}" { index += 1 }
  }

  mutating func readAt() {
    skipBlanks()
    guard next.map(isDecimalDigit) == true else {
      if !bodyLoadWords.contains(peekWord()), peekWord() != "body", next != "+" {
        tokens.append(.fault(notUnderstood))
      }
      return
    }
    let count = tokens.count
    isBehindAt = true
    readNumber()
    isBehindAt = false
    if tokens.count == count + 1, case .number(let value, .none) = tokens[count] {
      tokens[count] = .at(value)
    }
  }

  private mutating func readAdded() {
    guard let value = amount() else { return tokens.append(.fault(notUnderstood)) }
    tokens.append(.load(.bodyAnd(value, massUnitBehind())))
  }

  private mutating func readPerSide() -> Bool {
    let start = index
    skipBlanks()
    let word = peekWord()
    guard sideWords.contains(word) else {
      index = start
      return false
    }
    index += word.count
    return true
  }

  private mutating func readBrackets(until end: Character) {
    let inner = text[index...].prefix { $0 != end }
    let said = trimmed(String(inner)).lowercased()
    guard inner.endIndex < text.count else { return tokens.append(.fault(notUnderstood)) }
    if inner.contains(",") || inner.contains("/"), !inner.isEmpty,
      inner.allSatisfy({ isDecimalDigit($0) || " ,./".contains($0) })
    {
      // A list in brackets, as `[6,5,5]`.
      let list = String(inner)
      index = inner.endIndex + 1
      var reader = SetTokenizer(list)
      return tokens.append(contentsOf: reader.read())
    }
    index = inner.endIndex + 1
    if said.first == "x", let count = Int(said.dropFirst()), 1...99 ~= count {
      tokens += [.times, .number(count * 1000, .none)]
      return
    }
    if said.contains(where: isDecimalDigit) {
      var reader = SetTokenizer(said)
      let inner = reader.read()
      if inner.count == 1, inner[0].isLoadWithUnit { return tokens.append(inner[0]) }
      return tokens.append(.fault(notUnderstood))
    }
    switch SetKind.named(said) {
    case .warmUp?: tokens.append(.warmUp)
    case .label(let label)?: tokens.append(.label(label))
    case .normal?: return
    default:
      let isFailure = failureWords.contains(said)
      tokens.append(isFailure ? .label("failure") : sideWord(said) ?? .words(said))
    }
  }
}

// MARK: - Numbers

extension SetTokenizer {
  /// The thousandths of the number that begins here; nil for one with too many digits, and where a comma parts thousands.
  mutating func amount() -> Int? {
    let start = index
    while next.map(isDecimalDigit) == true { index += 1 }
    guard let whole = Int(String(text[start..<index])), index - start <= 6 else { return nil }
    guard let sign = next, sign == "." || sign == ",", character(1).map(isDecimalDigit) == true
    else {
      return whole * 1000
    }
    let decimals = text[(index + 1)...].prefix(while: isDecimalDigit)
    let behind = decimals.endIndex
    if sign == ",", !isDecimalComma(whole, decimals, behind) { return whole * 1000 }
    guard decimals.count <= 3, !(sign == "," && decimals.count == 3) else { return nil }
    index = behind
    let padded = String(decimals) + String(repeating: "0", count: 3 - decimals.count)
    return whole * 1000 + (Int(padded) ?? 0)
  }

  /// Whether a comma between digits parts decimals, as before a unit and in 62,5; else it parts a list.
  private func isDecimalComma(_ whole: Int, _ decimals: ArraySlice<Character>, _ end: Int) -> Bool {
    if end + 1 < text.count, text[end] == "," || text[end] == "/", text[end + 1] != " " {
      return false
    }
    if index > 0, isInsideList { return false }
    if decimals.count == 3 { return true }
    if decimals.count <= 2, isBehindAt || isSmallFactor && decimals.last == "5" { return true }
    let rest = text[end...].drop { $0 == " " }.prefix { $0.isLetter }
    if massUnit(String(rest).lowercased()) != nil { return decimals.count <= 2 }
    return ["25", "50", "75"].contains(String(decimals)) || decimals == ["5"] && whole > 20
  }

  /// Whether the number at hand follows `8x`, with a number of at most 20: a load, since a list follows its load.
  private var isSmallFactor: Bool {
    guard tokens.last == .times, case .number(let value, _)? = tokens.dropLast().last else {
      return false
    }
    return value <= 20_000
  }

  /// Whether the number at hand follows a comma without a blank, as the last ones of 5,5,5 do.
  private var isInsideList: Bool {
    var start = index
    while start > 0, isDecimalDigit(text[start - 1]) { start -= 1 }
    return start > 0 && text[start - 1] == ","
  }

  private mutating func readNumber() {
    if let seconds = clock() { return tokens.append(.time(seconds)) }
    guard let value = amount() else {
      while let sign = next, isDecimalDigit(sign) || ",.".contains(sign) { index += 1 }
      return tokens.append(.fault("a number with thousands"))
    }
    switch next {
    case "%":
      index += 1
      return tokens.append(.fault("a percentage"))
    case "-" where character(1).map(isDecimalDigit) == true,
      "–" where character(1).map(isDecimalDigit) == true:
      index += 1
      _ = amount()
      return tokens.append(.fault("a range"))
    case "+" where !(character(1).map { isDecimalDigit($0) || $0.isLetter } ?? false):
      index += 1
      return tokens.append(.number(value, .asManyAsPossible))
    case "!":
      index += 1
      return tokens.append(.number(value, .missed))
    case "|" where character(1).map(isDecimalDigit) == true && value % 1000 == 0:
      index += 1
      guard let other = amount(), other % 1000 == 0 else {
        return tokens.append(.fault(notUnderstood))
      }
      return tokens.append(.sides(value / 1000, other / 1000))
    default: break
    }
    if let unit = massUnitBehind() { return tokens.append(.load(.amount(value, unit))) }
    if let token = quantity(value) { return tokens.append(token) }
    if let sign = next, sign.isLetter, !timesLetters.contains(sign) {
      let word = peekWord()
      guard isSetWord(word) else {
        index += word.count
        return tokens.append(.fault(notUnderstood))
      }
    }
    tokens.append(.number(value, .none))
  }

  /// `25:00` and `1:05:00`.
  private mutating func clock() -> Seconds? {
    let digits = text[index...].prefix { isDecimalDigit($0) || $0 == ":" }
    let parts = digits.split(separator: ":", omittingEmptySubsequences: false)
    guard 2...3 ~= parts.count, 1...3 ~= parts[0].count,
      parts.dropFirst().allSatisfy({ $0.count == 2 }),
      let (time, _) = readSeconds(Array(String(digits).utf8)[...]), time > 0
    else { return nil }
    index = digits.endIndex
    return time
  }

  mutating func massUnitBehind() -> MassUnit? {
    let start = index
    skipBlanks()
    let word = peekWord()
    guard let unit = massUnit(word), unit != .stone else {
      index = start
      return nil
    }
    index += word.count
    if next == "." { index += 1 }
    return unit
  }

  /// A time or distance with its unit; nil for a number alone.
  private mutating func quantity(_ value: Int) -> SetToken? {
    let start = index
    let isGlued = next != " "
    skipBlanks()
    let word = peekWord()
    if let factor = secondsOfWord[word], !(word == "m" && !isGlued) {
      index += word.count
      if word == "m", value >= 50_000 {
        return ImportedDistance(thousandths: value, unit: .meter).map { .distance($0) }
      }
      var total = value * factor / 100
      let mark = index
      skipBlanks()
      if factor > 1, next.map(isDecimalDigit) == true, let rest = amount() {
        skipBlanks()
        let unit = peekWord()
        if let smaller = secondsOfWord[unit], smaller < factor {
          showsMinutes = showsMinutes || word == "m"
          index += unit.count
          total += rest * smaller / 100
          return .time(Seconds(tenths: total))
        }
      }
      index = mark
      showsMinutes = showsMinutes || word.hasPrefix("min")
      if word == "m" {
        if m == nil { hasOpenM = true }
        if m == .meters {
          return ImportedDistance(thousandths: value, unit: .meter).map { .distance($0) }
        }
      }
      return total > 0 && total <= longestTime.tenths ? .time(Seconds(tenths: total)) : nil
    }
    if isGlued || word != "k", let unit = word == "k" ? .kilometer : lengthUnit(word) {
      index += word.count
      return ImportedDistance(thousandths: value, unit: unit).map { .distance($0) }
    }
    index = start
    return nil
  }

}
