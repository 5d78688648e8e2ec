import W8Text

/// What people read in a cell, without anything that a terminal would obey.
struct ShownCell {
  /// The first line; most cells have no other.
  let first: ShownLine
  /// The lines below the first.
  let others: [ShownLine]
  /// How it stands out; nil for not at all.
  let part: Style.Part?

  /// The lines of `text`, made safe to show.
  init(_ text: String, _ part: Style.Part? = nil) {
    self.part = part
    guard text.utf8.contains(UInt8(ascii: "\n")) else {
      first = ShownLine(visible(text)[...])
      others = []
      return
    }
    var lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { ShownLine(visible(Substring($0))) }
    first = lines.removeFirst()
    others = lines
  }

  /// Whether nothing stands in it.
  var isEmpty: Bool { others.isEmpty && first.text.isEmpty }

  /// How many columns of a terminal its widest line takes.
  var width: Int { others.reduce(first.width) { max($0, $1.width) } }

  /// The lines, at least one; those that are wider than `width` go on below.
  func lines(_ breaking: Breaking, within width: Int) -> [ShownLine] {
    let lines = [first] + others
    guard breaking != .never, self.width > width else { return lines }
    return lines.flatMap { line in
      broken(line.text, breaking, width: width).map { ShownLine($0) }
    }
  }
}

/// A line of a cell and how many columns of a terminal it takes.
struct ShownLine {
  let text: Substring
  let width: Int

  init(_ text: Substring) {
    self.text = text
    width = displayWidth(text)
  }
}
