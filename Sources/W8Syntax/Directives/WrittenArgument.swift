import Primitives
import W8Text

/// An argument of a directive as it stands in its line.
struct WrittenArgument {
  /// What it looks like: `.word`, `.string`, `.gym`, `.tag` or `.pair`.
  let kind: TokenKind
  /// Its bytes in the line.
  let start: Int
  let end: Int
  /// The length of the key of a pair; 0 for anything else.
  let keyCount: Int
  /// The bytes of the value of a pair or of the whole argument, without quotes.
  let content: TextRange
  /// Whether somebody keeps what it says.
  let isKept: Bool
  /// The problem with it, as far as it is read; nil when nothing is.
  var fault: SyntaxFault.Kind? = .badArgument

  init(
    _ text: Span<UInt8>, _ kind: TokenKind, _ start: Int, _ end: Int, keyCount: Int, isKept: Bool
  ) {
    (self.kind, self.start, self.end, self.keyCount) = (kind, start, end, keyCount)
    self.isKept = isKept
    let first = keyCount > 0 ? start + keyCount + 1 : start
    content = kind == .word ? TextRange(start, end) : contentOfQuotes(text, first, end)
  }
}

/// What may be read from an argument of the line `text`.
extension WrittenArgument {
  /// The value of a pair or the whole argument, without quotes.
  func string(_ text: Span<UInt8>) -> String { String(text, content.start, content.end) }

  /// A bare word in lower case, empty where a letter is beyond ASCII; nil for anything else.
  func word(_ text: Span<UInt8>) -> String? {
    kind == .word ? lowerCaseOfWord(string(text)) : nil
  }

  /// Whether it is a text in quotes that holds more than blanks.
  func isText(_ text: Span<UInt8>) -> Bool { kind == .string && !isBlank(text) }

  /// Whether what it holds is nothing but blanks, odd spaces among them.
  func isBlank(_ text: Span<UInt8>) -> Bool {
    var index = content.start
    skipSeparators(text, &index, content.end)
    return index == content.end
  }

  /// Whether what it holds is too long for a name that is compared; the sign of a gym does not count.
  func isLong(_ text: Span<UInt8>) -> Bool {
    let hasSign = content.start < content.end && text[content.start] == .at
    return isLongName(text, content.start + (hasSign ? 1 : 0), content.end)
  }

  /// Whether it is a bare word that can be the key of pairs.
  func isKey(_ text: Span<UInt8>) -> Bool {
    guard kind == .word, start < end, text[start].isASCIILetter else { return false }
    return (start..<end).allSatisfy { text[$0].continuesKey }
  }

  /// Whether it is a pair with `key`, which is written in lower case.
  func isPair(_ text: Span<UInt8>, _ key: StaticString) -> Bool {
    kind == .pair && isLowercased(text, start, start + keyCount, key)
  }

  /// Whether it is the bare word `word`, which is written in lower case.
  func isWord(_ text: Span<UInt8>, _ word: StaticString) -> Bool {
    kind == .word && isLowercased(text, start, end, word)
  }

  /// The problem with it as the gym `@…`; nil when nothing is.
  func gymFault(_ text: Span<UInt8>) -> SyntaxFault.Kind? {
    W8Syntax.gymFault(text, content.start, content.end)
  }

  /// The problem with it as the tag `#…`; nil when nothing is.
  func tagFault(_ text: Span<UInt8>) -> SyntaxFault.Kind? {
    guard kind == .tag else { return .badArgument }
    return tagNameFault(text, content.start, content.end)
  }

  /// The unit `kg`, `lb` or `st`; nil for any other.
  func unit(_ text: Span<UInt8>) -> WrittenUnit? {
    content.end - content.start == 2 ? WrittenUnit(name: string(text)) : nil
  }

  /// The unit `kg` or `lb`; nil for any other.
  func loadUnit(_ text: Span<UInt8>) -> WrittenUnit? {
    unit(text).flatMap { $0 == .stone ? nil : $0 }
  }

  /// The weight; nil when it is none, or has a `?` or a decimal comma.
  func weight(_ text: Span<UInt8>) -> WrittenWeight? {
    WrittenWeight(text, content.start, content.end)
  }

  /// The same taken out of the line.
  func taken(_ text: Span<UInt8>) -> Argument { Argument(self, text) }
}

/// The problem with the gym `@…` that stands at `start..<end`; nil when nothing is.
func gymFault(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> SyntaxFault.Kind? {
  guard start < end, text[start] == .at else { return .badGymName }
  return gymNameFault(text, start, end)
}

/// Whether `start..<end` holds `word` in ASCII letters of any case.
private func isLowercased(
  _ text: Span<UInt8>, _ start: Int, _ end: Int, _ word: StaticString
) -> Bool {
  word.utf8CodeUnitCount == end - start
    && word.withUTF8Buffer { word in
      word.indices.allSatisfy { text[start + $0].lowercased == word[$0] }
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

  /// Reads the weight `start..<end` without `?`, decimal comma, `kgs` or `lbs`; nil when it is none.
  package init?(_ text: Span<UInt8>, _ start: Int, _ end: Int) {
    guard start < end, let weight = scanWeight(text, start, end), !weight.hasComma,
      !weight.isExcluded, text[end - 1].lowercased != UInt8(ascii: "s")
    else { return nil }
    thousandths = weight.number
    unit = weight.unit
    stones = weight.stones
  }
}

/// A date in an argument, which the calendar has.
package struct WrittenDate: Hashable, Sendable {
  /// The argument that holds the date.
  package let argument: Argument
  /// Year × 10,000 + month × 100 + day.
  package let value: Int

  /// Reads `YYYY-MM-DD`; nil when `argument` is none, or one that the calendar lacks.
  init?(_ argument: WrittenArgument, _ text: Span<UInt8>) {
    var index = argument.content.start
    guard let date = scanDate(text, &index, argument.content.end), index == argument.content.end,
      exists(Int(date))
    else { return nil }
    self.argument = argument.taken(text)
    value = Int(date)
  }
}

/// Whether the calendar has `date`, which is year × 10,000 + month × 100 + day; there is no year 0.
private func exists(_ date: Int) -> Bool {
  let (year, month, day) = (date / 10_000, date / 100 % 100, date % 100)
  guard year > 0, 1...12 ~= month else { return false }
  let isLeapYear = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  let lastDays = [31, isLeapYear ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
  return 1...lastDays[month - 1] ~= day
}
