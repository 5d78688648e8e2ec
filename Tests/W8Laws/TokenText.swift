import W8Syntax

/// The text of one token, and the rows that it should give: decoded anew, by splitting and without a scanner.
struct TokenText {
  private let kind: TokenKind
  /// Where the token starts in its line.
  private let start: Int
  private let bytes: [UInt8]
  /// The text with small letters, `x` for `×`, and one blank for each byte of any other blank.
  private let plain: [UInt8]

  init(_ kind: TokenKind, at start: Int, _ bytes: ArraySlice<UInt8>) {
    self.kind = kind
    self.start = start
    self.bytes = Array(bytes)
    var plain = self.bytes.map { 0x41...0x5A ~= $0 ? $0 + 0x20 : $0 }
    for index in plain.indices where plain[index] >= 0x80 || plain[index] == 0x09 {
      let isSign = index > 0 && self.bytes[index - 1] == 0xC3 && self.bytes[index] == 0x97
      plain[index] = isSign ? UInt8(ascii: "x") : 0x20
    }
    self.plain = plain
  }

  /// The name that the token is, without quotes; nil for one that is no name.
  var name: [UInt8]? {
    switch kind {
    case .name, .gym, .tag: bytes
    case .string:
      Array(bytes.dropFirst(quote(bytes.prefix(3))).dropLast(quote(bytes.suffix(3))))
    default: nil
    }
  }

  private func quote(_ around: ArraySlice<UInt8>) -> Int {
    let bytes = Array(around)
    let isCurly = bytes.count == 3 && bytes[..<2] == [0xE2, 0x80] && 0x9C...0x9F ~= bytes[2]
    return isCurly ? 3 : 1
  }

  /// What the token's rows say; the value of a name, which is any, is 0.
  var rows: [SaidRow] {
    switch kind {
    case .byteOrderMark, .monthMark, .colon: []
    case .weight, .detachedUnit: weight
    case .reps, .duration, .distance: list
    case .load: [load(plain[...])]
    case .chain: chain
    case .effort: [effort]
    default: [SaidRow(kind, at: start, number)]
    }
  }

  /// What the number is of a token that is neither of sets nor a weight.
  private var number: Int {
    switch kind {
    case .day, .date, .yearMonth: digits(plain.filter { $0 != UInt8(ascii: "-") }[...])
    case .weekday: 1 + (Self.weekdays.firstIndex(of: string(plain.prefix(3))) ?? -1)
    case .time: minutes(plain[...])
    case .timeSpan:
      plain.split(separator: UInt8(ascii: "-")).reduce(0) { $0 * 65_536 + minutes($1) }
    case .pair: plain.firstIndex(of: UInt8(ascii: ":")) ?? 0
    case .keyword:
      1 + (Self.keywords.firstIndex(of: string(bytes[...]).lowercased()) ?? -1)
    default: 0
    }
  }

  private static let weekdays = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]
  private static let keywords = [
    "w8log", "unit", "lift-unit", "trend", "goal", "milestone", "gym", "exercise", "setup",
    "metric", "tag", "order", "include", "lint", "plan",
  ]

  private func minutes(_ text: ArraySlice<UInt8>) -> Int {
    text.split(separator: .colon).reduce(0) { $0 * 60 + digits($1) }
  }
}

// MARK: - Weights and efforts

extension TokenText {
  private var weight: [SaidRow] {
    var row = SaidRow(kind, at: start)
    row.isMarked = plain.last == UInt8(ascii: "?")
    let text = row.isMarked ? plain.dropLast() : plain[...]
    row.unit = unit(of: text)
    // `kgs` and `lbs` have the letter too.
    let stone = text.indices.dropLast().first { string(text[$0...($0 + 1)]) == "st" }
    if kind == .weight, let stone {
      row.unit = .stone
      var pounds = row
      row.value = digits(text[..<stone])
      pounds.value = thousandths(text[(stone + 2)...])
      pounds.isContinued = true
      return [row, pounds]
    }
    if kind == .weight { row.value = thousandths(text) }
    return [row]
  }

  private func unit(of text: ArraySlice<UInt8>) -> WrittenUnit {
    switch string(text.filter { 0x61...0x7A ~= $0 }[...]) {
    case "kg", "kgs": .kilogram
    case "lb", "lbs": .pound
    case "st": .stone
    default: .none
    }
  }

  private var effort: SaidRow {
    var row = SaidRow(.effort, at: start)
    row.isReserve = plain.contains(Array("rir".utf8))
    let number = plain.filter { $0 == UInt8(ascii: ".") || 0x30...0x39 ~= $0 }
    row.value = row.isReserve ? digits(number[...]) : thousandths(number[...]) / 500
    return row
  }
}

// MARK: - Sets

extension TokenText {
  /// What `x` joins, without the blanks around it; the indices are those of the token.
  private var factors: [ArraySlice<UInt8>] {
    plain.split(separator: UInt8(ascii: "x"), omittingEmptySubsequences: false).map { factor in
      let head = factor.drop { $0 == 0x20 }
      return head.dropLast(head.reversed().prefix { $0 == 0x20 }.count)
    }
  }

  /// A list has a row for each element, where that starts; one element alone starts with the token.
  private var list: [SaidRow] {
    let factors = factors
    let isWarmUp = plain.first == UInt8(ascii: "w")
    let last = factors.count > 1 ? factors[1] : isWarmUp ? factors[0].dropFirst() : factors[0]
    var rows = last.split(separator: UInt8(ascii: "/")).map(element)
    for index in rows.indices.dropFirst() { rows[index].isContinued = true }
    rows[0].isMarked = isWarmUp
    if factors.count > 1 {
      rows[0].count = digits(isWarmUp ? factors[0].dropFirst() : factors[0])
    }
    if rows.count == 1 { rows[0].start = start }
    return rows
  }

  private func element(_ text: ArraySlice<UInt8>) -> SaidRow {
    var row = SaidRow(kind, at: start + text.startIndex)
    switch kind {
    case .duration: row.value = tenths(text)
    case .distance:
      row.value = thousandths(text)
      row.distanceUnit = Self.distances[string(text.drop { $0 < 0x61 })]
    default: (row.value, row.mark) = repetitions(text)
    }
    return row
  }

  private static let distances: [String: DistanceSyntax.Unit] = [
    "km": .kilometer, "mi": .mile, "yd": .yard, "ft": .foot, "m": .meter,
  ]

  /// A time in tenths of a second: `7:32.4`, `12.4s`, `2min`.
  private func tenths(_ text: ArraySlice<UInt8>) -> Int {
    let whole = text.prefix { $0 != UInt8(ascii: ".") }
    let tenth = text.dropFirst(whole.count + 1).first.map { Int($0) - 0x30 } ?? 0
    return seconds(whole, text.last) * 10 + tenth
  }

  private func seconds(_ text: ArraySlice<UInt8>, _ unit: UInt8?) -> Int {
    if text.contains(.colon) { return minutes(text) }
    let number = digits(text.prefix { $0 < 0x61 })
    switch unit {
    case UInt8(ascii: "h"): return number * 3_600
    case UInt8(ascii: "n"): return number * 60
    default: return number
    }
  }

  private func repetitions(_ text: ArraySlice<UInt8>) -> (Int, RepsSyntax.Mark) {
    switch text.last {
    case UInt8(ascii: "+"): (digits(text.dropLast()), .maximal)
    case UInt8(ascii: "!"): (digits(text.dropLast()), .failed)
    default: (digits(text), .none)
    }
  }

  /// `100kg x 5 x 3` or `3x5x100kg`: the repetitions, and the load behind them.
  private var chain: [SaidRow] {
    var factors = factors
    let isLoadFirst = factors[0].contains { $0 >= 0x61 }
    let load = isLoadFirst ? factors.removeFirst() : factors.removeLast()
    if !isLoadFirst { factors.reverse() }
    var rows = [SaidRow(.reps, at: start + factors[0].startIndex), self.load(load)]
    (rows[0].value, rows[0].mark) = repetitions(factors[0])
    if factors.count > 1 { rows[0].count = digits(factors[1]) }
    for index in rows.indices { rows[index].isOfChain = true }
    return rows
  }

  private func load(_ text: ArraySlice<UInt8>) -> SaidRow {
    var row = SaidRow(.load, at: start + text.startIndex)
    row.isBodyweight = text.first.map { !(0x30...0x39 ~= $0) } ?? false
    let number = text.drop { !(0x30...0x39 ~= $0) }
    row.value = thousandths(number)
    row.isNegative = text.contains(UInt8(ascii: "-")) && row.value > 0
    row.unit = unit(of: number)
    row.isLevel = number.last == UInt8(ascii: "l")
    return row
  }
}

// MARK: - Numbers

extension UInt8 {
  fileprivate static let colon = UInt8(ascii: ":")
}

private func string(_ text: ArraySlice<UInt8>) -> String { String(decoding: text, as: UTF8.self) }

/// The number that digits write, 0 where there are none.
private func digits(_ text: ArraySlice<UInt8>) -> Int {
  text.reduce(0) { $0 &* 10 &+ Int($1) &- 0x30 }
}

/// A decimal with point or comma and perhaps a unit behind it, in thousandths.
private func thousandths(_ text: ArraySlice<UInt8>) -> Int {
  let parts = text.prefix { $0 < 0x61 }.filter { $0 != 0x20 }
    .split(omittingEmptySubsequences: false) { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: ",") }
  let fraction = parts.count > 1 ? Array(parts[1]) : []
  let positions = fraction + Array(repeating: 0x30, count: max(0, 3 - fraction.count))
  return digits(parts[0]) &* 1_000 &+ digits(positions[...])
}
