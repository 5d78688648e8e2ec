/// The blank lines that the canonical form has between two lines: the only place where it looks at more
/// than one line.
struct LineGap {
  private var previous: LineContent?
  private var hasBlank = false

  /// Whether the content before and a next line that is no header are to stand one line end apart, and no blank
  /// line came between so far.
  var isClosed: Bool {
    switch previous {
    case nil, .header: false
    case .other, .marked: !hasBlank
    }
  }

  /// Goes past a blank line.
  mutating func passBlank() {
    hasBlank = true
  }

  /// Goes past `content`; returns how many line ends stand between it and the content before.
  mutating func lineEndsBefore(_ content: LineContent) -> Int {
    defer {
      previous = content
      hasBlank = false
    }
    switch previous {
    // At the start of the file U+FEFF would be taken for a byte order mark, and the line for another.
    case nil: return content == .marked ? 1 : 0
    case .header: return 2
    case .other, .marked: return content == .header || hasBlank ? 2 : 1
    }
  }
}

/// What matters of a line that is not blank to the lines around it.
enum LineContent {
  /// A month header that can be read.
  case header
  /// A line that starts with U+FEFF, a byte order mark left out.
  case marked
  /// Any other line.
  case other
}

/// What a line of the section `text` is to its neighbours; nil for a blank line.
///
/// A blank line that is too long to be read counts as content, for it is kept as it is.
func lineContent(_ line: SyntaxLine, _ text: Span<UInt8>) -> LineContent? {
  if line.isFrozen {
    return startsWithMark(text.extracting(line.contentRange)) ? .marked : .other
  }
  switch line.kind {
  case .blank: return nil
  case .month: return .header
  default: return .other
  }
}
