import Primitives
import W8Engine

/// A decimal number as a source writes it, rounded to three decimals, half away from zero.
package struct WrittenNumber: Hashable, Sendable {
  /// The number in thousandths.
  package let thousandths: Int
  /// Whether nothing was rounded away.
  package let isExact: Bool
  /// What stands behind the number, such as `kg` or `%`, in lower case and without blanks.
  package let suffix: String

  /// The whole number; nil for one with decimals.
  package var whole: Int? {
    thousandths % 1000 == 0 && isExact ? thousandths / 1000 : nil
  }

  /// The effort of so much of 10; nil for one that is not 1 to 10 in half steps.
  var effort: Effort? { perceivedEffort(thousandths: thousandths) }

  /// Whether the number has more decimals than one.
  var hasHundredths: Bool { thousandths % 100 != 0 || !isExact }
}

/// The number at the start of `written`; nil where none stands there or it has more than 15 digits before its point.
///
/// A point or a comma parts decimals; where both stand there the last does, and the others part groups of three, as
/// no-break spaces do.
package func readNumber(_ written: ArraySlice<UInt8>) -> WrittenNumber? {
  if let plain = plainThousandths(written) {
    return WrittenNumber(thousandths: plain, isExact: true, suffix: "")
  }
  let text = written.allSatisfy { $0 < 0x80 } ? written : withoutNoBreakSpaces(written)
  var index = text.startIndex
  while index < text.endIndex, isBlankByte(text[index]) { index += 1 }
  let isNegative = index < text.endIndex && text[index] == UInt8(ascii: "-")
  if index < text.endIndex, isNegative || text[index] == UInt8(ascii: "+") { index += 1 }
  let start = index
  while index < text.endIndex, isDigit(text[index]) || isDecimalSign(text[index]) { index += 1 }
  guard let digits = NumberDigits(text[start..<index]) else { return nil }
  var value = digits
  if index + 1 < text.endIndex, lowercased(text[index]) == UInt8(ascii: "e") {
    guard let exponent = exponent(text, &index) else { return nil }
    value.exponent += exponent
  }
  while index < text.endIndex, isBlankByte(text[index]) { index += 1 }
  var end = text.endIndex
  while end > index, isBlankByte(text[end - 1]) { end -= 1 }
  guard let (thousandths, isExact) = value.thousandths, end - index <= suffixLimit else {
    return nil
  }
  let suffix = String(decoding: text[index..<end].map(lowercased), as: UTF8.self)
  return WrittenNumber(
    thousandths: isNegative ? -thousandths : thousandths, isExact: isExact, suffix: suffix)
}

/// The thousandths of digits with at most three of them behind a point, as nearly all numbers are; nil for other texts.
private func plainThousandths(_ text: ArraySlice<UInt8>) -> Int? {
  guard 1...12 ~= text.count else { return nil }
  var value = 0
  var decimals = -1
  var digitCount = 0
  for byte in text {
    if byte == UInt8(ascii: "."), decimals < 0 {
      decimals = 0
      continue
    }
    guard isDigit(byte) else { return nil }
    value = value &* 10 &+ Int(byte &- UInt8(ascii: "0"))
    digitCount += 1
    if decimals >= 0 { decimals += 1 }
  }
  guard digitCount > 0, decimals <= 3 else { return nil }
  for _ in max(decimals, 0)..<3 { value = value &* 10 }
  return value
}

/// No unit is longer.
private let suffixLimit = 24

/// Whether `byte` may part decimals.
func isDecimalSign(_ byte: UInt8) -> Bool {
  byte == UInt8(ascii: ".") || byte == UInt8(ascii: ",")
}

/// Whether `byte` is a space, a tab, or an end of a line.
func isBlankByte(_ byte: UInt8) -> Bool {
  byte == 0x20 || byte == 0x09 || byte == 0x0D || byte == 0x0A
}

/// Two digits of an exponent at most, with its sign; moves behind them.
private func exponent(_ text: ArraySlice<UInt8>, _ index: inout Int) -> Int? {
  var next = index + 1
  let isNegative = text[next] == UInt8(ascii: "-")
  if isNegative || text[next] == UInt8(ascii: "+") { next += 1 }
  let start = next
  var value = 0
  while next < text.endIndex, isDigit(text[next]), next - start < 3 {
    value = value * 10 + Int(text[next] - UInt8(ascii: "0"))
    next += 1
  }
  guard next > start, next - start < 3 else { return nil }
  index = next
  return isNegative ? -value : value
}

/// The digits of a number, and where its point stands.
private struct NumberDigits {
  var digits: [UInt8]
  /// The power of ten of the last digit.
  var exponent: Int

  init?(_ text: ArraySlice<UInt8>) {
    guard text.contains(where: isDigit) else { return nil }
    let signs = text.indices.filter { isDecimalSign(text[$0]) }
    digits = text.filter(isDigit)
    exponent = 0
    guard let last = signs.last else { return }
    let grouping = signs.dropLast()
    // 1,234.5 and 1.234,5; but never 1.2.3
    guard grouping.allSatisfy({ text[$0] != text[last] }) else { return nil }
    var next = last
    for sign in grouping.reversed() {
      guard next - sign == 4 else { return nil }
      next = sign
    }
    exponent = -(text.endIndex - last - 1)
  }

  /// Nil where there are too many.
  var thousandths: (Int, Bool)? {
    var (value, isExact, dropped) = (0, true, UInt8(0))
    let kept = digits.count + exponent + 3
    guard kept <= 18 else { return digits.allSatisfy { $0 == 0x30 } ? (0, true) : nil }
    for (index, digit) in digits.enumerated() {
      if index < kept {
        value = value * 10 + Int(digit - 0x30)
      } else {
        if index == kept { dropped = digit - 0x30 }
        if digit != 0x30 { isExact = false }
      }
    }
    if kept > digits.count {
      for _ in digits.count..<kept { value *= 10 }
    }
    return (dropped >= 5 && kept >= 0 ? value + 1 : value, isExact)
  }
}

/// What programs write if there is no value.
private let wordsForNothing: Set<String> = ["null", "false", "na", "n/a", "nan", "none"]

/// Whether a cell has a word such as `NA`, with which programs say that there is no value.
func saysNothing(_ cell: ArraySlice<UInt8>) -> Bool {
  2...5 ~= cell.count
    && wordsForNothing.contains(decodedText(cell).text.lowercased())
}

/// Whether a cell holds something other than the ways to say that nothing was measured.
func holdsValue(_ cell: ArraySlice<UInt8>) -> Bool {
  guard cell.contains(where: { !isBlankByte($0) && $0 != UInt8(ascii: "-") }) else { return false }
  if saysNothing(cell) { return false }
  return readNumber(cell).map { $0.thousandths != 0 || !$0.suffix.isEmpty } ?? true
}

/// The effort of so many thousandths of 10; nil for one that is not 1 to 10 in half steps.
func perceivedEffort(thousandths: Int) -> Effort? {
  thousandths % 500 == 0 && 1000...10_000 ~= thousandths
    ? .perceived(halves: UInt8(thousandths / 500)) : nil
}
