import W8Syntax
import W8Text

/// A `key:value` on a line.
struct EntryPair {
  /// All of it, as offsets in the section.
  let range: TextRange
  /// The bytes of the key.
  let keyRange: TextRange
  /// The key in lower case.
  let key: String
  /// The bytes of the value with its quotes.
  let valueRange: TextRange
  /// The value without quotes.
  let value: String

  /// Whether the key is for the user's own use.
  var isExtension: Bool { key.hasPrefix("x-") }
}

extension SyntaxTree {
  /// How many pairs the line at `line` has.
  func pairCount(ofLine line: Int) -> Int {
    let rows = rows
    return rowRange(ofLine: line).count { rows[$0].isOf(.pair) }
  }

  /// The pairs of the line at `line`, in order.
  func pairs(ofLine line: Int) -> [EntryPair] {
    let (text, rows, start) = (text, rows, Int(lines[line].start))
    return rowRange(ofLine: line).filter { rows[$0].isOf(.pair) }.map { index in
      let first = start + rows[index].start
      let colon = first + Int(rows[index].value)
      let end = pairEnd(text.span, colon, Int(lines[line].contentEnd))
      let range = TextRange(first, end)
      let valueRange = TextRange(colon + 1, end)
      let value = string(valueRange)
      let isQuoted = value.count > 1 && value.first == "\"" && value.last == "\""
      return EntryPair(
        range: range, keyRange: TextRange(range.start, colon),
        key: string(TextRange(range.start, colon)).lowercased(), valueRange: valueRange,
        value: isQuoted ? String(value.dropFirst().dropLast()) : value)
    }
  }
}

/// What values of a key look like.
enum Measure: Hashable {
  case fat, waist, sleep
  /// A number with the unit that a `metric` directive gives.
  case declared(unit: String)

  /// The keys that need no declaration.
  static let known: [String: Measure] = ["fat": .fat, "waist": .waist, "sleep": .sleep]

  /// Whether `value` is written as it should be.
  func accepts(_ value: String) -> Bool {
    let lowered = value.lowercased()
    switch self {
    case .fat: return number(in: lowered, before: "%").map { 1_000...60_000 ~= $0 } ?? false
    case .waist:
      return number(in: lowered, before: "cm") != nil || number(in: lowered, before: "in") != nil
    case .sleep: return number(in: lowered, before: "h") != nil || isClock(lowered)
    case .declared(let unit): return number(in: lowered, before: unit.lowercased()) != nil
    }
  }

  /// What a value should be, with an example.
  var wanted: String {
    switch self {
    case .fat: "wants 1 to 60 percent, such as 18.6%"
    case .waist: "wants cm or in, such as 84cm"
    case .sleep: "wants hours, such as 7.5h or 7:30"
    case .declared(let unit): "wants a number with its unit, such as 5\(unit.prefix(12))"
    }
  }
}

/// Thousandths of the number of 1–4 digits and up to 3 decimals that is all of `text` before `unit`.
func number(in text: String, before unit: String) -> Int? {
  guard text.hasSuffix(unit) else { return nil }
  let parts = text.dropLast(unit.count).split(separator: ".", omittingEmptySubsequences: false)
  guard let whole = parts.first, isDigits(whole, 1...4), parts.count <= 2, let units = Int(whole)
  else { return nil }
  guard parts.count == 2 else { return units * 1_000 }
  guard isDigits(parts[1], 1...3) else { return nil }
  let padded = parts[1] + String(repeating: "0", count: 3 - parts[1].count)
  return Int(padded).map { units * 1_000 + $0 }
}

/// Whether `text` is `H:MM` or `HH:MM`.
private func isClock(_ text: String) -> Bool {
  let parts = text.split(separator: ":", omittingEmptySubsequences: false)
  guard parts.count == 2, isDigits(parts[0], 1...2), isDigits(parts[1], 2...2) else { return false }
  return Int(parts[1]).map { $0 < 60 } ?? false
}

private func isDigits(_ text: Substring, _ counts: ClosedRange<Int>) -> Bool {
  counts ~= text.utf8.count && text.utf8.allSatisfy { 0x30...0x39 ~= $0 }
}
