/// The words of `text` on lines of at most `width` columns; a longer word has a line of its own.
///
/// There is at least one line.
func wrap(_ text: String, width: Int) -> [String] {
  var lines: [String] = []
  var line = ""
  var used = 0
  for word in text.split(whereSeparator: \.isWhitespace) {
    let wordWidth = displayWidth(word)
    if !line.isEmpty, used + 1 + wordWidth > width {
      lines.append(line)
      line = ""
      used = 0
    }
    if !line.isEmpty {
      line += " "
      used += 1
    }
    line += word
    used += wordWidth
  }
  return line.isEmpty && !lines.isEmpty ? lines : lines + [line]
}
