import Primitives
import W8Engine

/// Where a text may go on on the next line.
package enum Breaking {
  /// Nowhere: it stands on one line, however long.
  case never
  /// Between words, and inside of a word that is longer than a line.
  case words
  /// Behind commas where that does, else as words.
  case list
}

/// The text on lines of at most `width` columns, as many as it takes where that is nil; at least one
/// line. A single character that is wider stands on a line of its own.
package func broken(_ text: String, _ breaking: Breaking, width: Int?) -> [String] {
  broken(text[...], breaking, width: width).map(String.init)
}

/// The same with lines that are parts of the text, or of the text with single blanks.
package func broken(_ text: Substring, _ breaking: Breaking, width: Int?) -> [Substring] {
  guard let width, displayWidth(text) > width else { return [text] }
  let spaced = words(of: String(text))[...]
  return switch breaking {
  case .never: [text]
  case .words: wrapWords(spaced, width: width)
  case .list: wrapList(spaced, width: width)
  }
}

/// The words of `text` on lines of at most `width` columns; a longer word goes on on the next line.
///
/// There is at least one line.
package func wrap(_ text: String, width: Int) -> [String] {
  wrapWords(words(of: text)[...], width: width).map(String.init)
}

/// The words of `text`, which has single blanks between them.
private func wrapWords(_ text: Substring, width: Int) -> [Substring] {
  let words = text.utf8.split(separator: UInt8(ascii: " ")).map { Substring($0) }
  return joined(words.flatMap { pieces(of: $0, width: width) }, of: text, width: width)
}

/// The parts of `text` between commas on lines of at most `width` columns, a longer part as its words; at least
/// one line. The comma stays with the part before it.
private func wrapList(_ text: Substring, width: Int) -> [Substring] {
  let parts = listParts(of: text).flatMap {
    displayWidth($0) > width ? wrapWords($0, width: width) : [$0]
  }
  return joined(parts, of: text, width: width)
}

private func listParts(of text: Substring) -> [Substring] {
  let bytes = text.utf8
  var parts: [Substring] = []
  var start = bytes.startIndex
  var index = start
  while let comma = bytes[index...].firstIndex(of: UInt8(ascii: ",")) {
    index = bytes.index(after: comma)
    guard index < bytes.endIndex, bytes[index] == UInt8(ascii: " ") else { continue }
    parts.append(text[start..<index])
    start = bytes.index(after: index)
  }
  return parts + [text[start...]]
}

/// The items, none wider than `width`, on as few lines as hold them in their order; between two items on a line
/// `text` has a blank.
private func joined(_ items: [Substring], of text: Substring, width: Int) -> [Substring] {
  guard var line = items.first else { return [""] }
  var lines: [Substring] = []
  var used = displayWidth(line)
  for item in items.dropFirst() {
    let itemWidth = displayWidth(item)
    if used + 1 + itemWidth <= width {
      line = text[line.startIndex..<item.endIndex]
      used += 1 + itemWidth
    } else {
      lines.append(line)
      line = item
      used = itemWidth
    }
  }
  return lines + [line]
}

/// The text in pieces of at most `width` columns, as it is; at least one.
package func pieces(of text: Substring, width: Int) -> [Substring] {
  guard displayWidth(text) > width else { return [text] }
  var pieces: [Substring] = []
  var start = text.startIndex
  var used = 0
  for index in text.indices {
    let own = displayWidth(text[index...index])
    if used + own > width, index > start {
      pieces.append(text[start..<index])
      (start, used) = (index, 0)
    }
    used += own
  }
  return pieces + [text[start...]]
}

/// The text with single blanks between its words.
package func words(of text: String) -> String {
  if hasSingleSpaces(text) { return text }
  return withSingleSpaces(text) { scalar in
    scalar.isASCII
      ? scalar == " " || "\t"..."\r" ~= scalar : scalar.properties.isWhitespace
  }
}

/// Whether `text` is ASCII with single spaces inside as its only blanks, as nearly all texts are.
private func hasSingleSpaces(_ text: String) -> Bool {
  var text = text
  return text.withUTF8 { bytes in
    var followsBlank = true
    for byte in bytes {
      guard byte > 0x20 && byte < 0x7F || byte == 0x20 && !followsBlank else { return false }
      followsBlank = byte == 0x20
    }
    return !followsBlank
  }
}

extension [String] {
  /// The words as a person lists them: `a, b or c`.
  package func listed(with conjunction: String) -> String {
    guard count > 1 else { return joined() }
    return dropLast().joined(separator: ", ") + " \(conjunction) " + self[count - 1]
  }
}

extension String {
  /// The text with what `replacement` gives in the place of each scalar that has one.
  package func replacing(_ replacement: (Unicode.Scalar) -> String?) -> String {
    unicodeScalars.reduce(into: "") { text, scalar in
      if let other = replacement(scalar) {
        text += other
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
  }
}
