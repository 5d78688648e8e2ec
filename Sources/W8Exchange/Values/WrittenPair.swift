import W8Syntax

/// A `key:value` as it stands in a log.
package struct WrittenPair: Hashable, Sendable {
  /// The key in lower case.
  package let key: String
  /// All of it, as it was written.
  package let text: String

  /// Makes the pair of a girth, in the unit behind the number, else in the one that is usual; nil where a log cannot say it.
  init?(girth number: WrittenNumber, under key: String, _ usual: String) {
    let unit = number.suffix.isEmpty ? usual : girthUnit(number.suffix)
    guard let unit, 1...999_999 ~= number.thousandths else { return nil }
    self.init(key: key, text: "\(key):\(decimalText(number.thousandths))\(unit)")
  }

  private init(key: String, text: String) {
    (self.key, self.text) = (key, text)
  }

  /// What of `text` a log can say, pairs between blanks, and what it cannot.
  static func all(in text: String) -> (pairs: [WrittenPair], rest: [String]) {
    let line = Array("01 - ".utf8) + onOneLine(text).utf8
    // No token of a longer line is read.
    guard line.count <= longestLine else { return ([], [text]) }
    let tree = parse(line, .later)
    var room = roomForPairs
    var (pairs, rest): ([WrittenPair], [String]) = ([], [])
    // The day and the `-` come first.
    for token in tree.tokens(ofLine: 0).dropFirst(2) {
      let text = tree.string(of: token, line: 0)
      room -= text.utf8.count + 2
      guard token.kind == .pair, room >= 0, let colon = text.firstIndex(of: ":") else {
        rest.append(text)
        continue
      }
      pairs.append(WrittenPair(key: text[..<colon].lowercased(), text: text))
    }
    return (pairs, rest)
  }
}

/// How many bytes pairs may take, with the blanks between them: the line of an entry has more than them.
private let roomForPairs = longestWrittenSets

private func onOneLine(_ text: String) -> String {
  var line = String.UnicodeScalarView()
  for scalar in text.unicodeScalars { line.append(isControl(scalar) ? " " : scalar) }
  return String(line)
}

/// The unit of a girth that a word means; nil for any other word.
func girthUnit(_ word: String) -> String? {
  switch word {
  case "cm", "cms", "centimeter", "centimeters", "centimetre", "centimetres": "cm"
  case "in", "in.", "inch", "inches", "\"", "″": "in"
  default: nil
  }
}
