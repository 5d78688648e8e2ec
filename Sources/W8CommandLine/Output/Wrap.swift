import W8Engine

/// Where a text may go on on the next line.
enum Breaking {
  /// Nowhere: it stands on one line, however long.
  case never
  /// Between words, and inside of a word that is longer than a line.
  case words
  /// Behind commas where that does, else as words.
  case list
}

/// The text on lines of at most `width` columns, as many as it takes where that is nil; at least one
/// line. A single character that is wider stands on a line of its own.
func broken(_ text: String, _ breaking: Breaking, width: Int?) -> [String] {
  guard let width, displayWidth(text) > width else { return [text] }
  return switch breaking {
  case .never: [text]
  case .words: wrap(text, width: width)
  case .list: wrapList(text, width: width)
  }
}

/// The words of `text` on lines of at most `width` columns; a longer word goes on on the next line.
///
/// There is at least one line.
func wrap(_ text: String, width: Int) -> [String] {
  joined(
    text.split(whereSeparator: \.isWhitespace).flatMap { pieces(of: $0, width: width) },
    width: width)
}

/// The parts of `text` between commas on lines of at most `width` columns, a longer part as `wrap`
/// has it; at least one line.
private func wrapList(_ text: String, width: Int) -> [String] {
  let parts = text.split(separator: ", ", omittingEmptySubsequences: false)
  let last = parts.count - 1
  // The comma stays with the part before it.
  let items = parts.enumerated().map { $0 < last ? $1 + "," : String($1) }
  return joined(items.flatMap { wrap($0, width: width) }, width: width)
}

/// The items, none wider than `width`, on as few lines as hold them in their order.
private func joined(_ items: [some StringProtocol], width: Int) -> [String] {
  var lines: [String] = []
  var line = ""
  var used = 0
  for item in items {
    let itemWidth = displayWidth(item)
    if line.isEmpty {
      line = String(item)
      used = itemWidth
    } else if used + 1 + itemWidth <= width {
      line += " " + item
      used += 1 + itemWidth
    } else {
      lines.append(line)
      line = String(item)
      used = itemWidth
    }
  }
  return line.isEmpty && !lines.isEmpty ? lines : lines + [line]
}

/// The text in pieces of at most `width` columns, as it is; at least one.
func pieces(of text: Substring, width: Int) -> [Substring] {
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
