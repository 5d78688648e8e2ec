import Primitives

/// What a page for people is written on.
struct Page {
  /// How parts stand out.
  let style: Style
  /// How many columns a line may have; nil for as many as it takes.
  let width: Int?
}

extension Page {
  /// The text on lines of their own, each of them as a part of that kind, with `phrase` standing out.
  func paragraph(
    _ text: String, _ part: Style.Part? = nil, breaking: Breaking = .list, accent: Accent? = nil
  ) -> String {
    broken(text, breaking, width: width).map { painted($0, part, accent) + "\n" }.joined()
  }

  /// The line as a part of that kind, with `accent` standing out where the line has it whole.
  func painted(_ line: String, _ part: Style.Part?, _ accent: Accent?) -> String {
    if let part { return style.paint(line, part) }
    guard let accent, let place = line.firstPlace(of: accent.phrase) else { return line }
    return line[..<place.lowerBound] + style.paint(accent.phrase, accent.part)
      + line[place.upperBound...]
  }

  /// The page without the `columns` at its left.
  func indented(by columns: Int) -> Page {
    Page(style: style, width: width.map { max($0 - columns, 1) })
  }
}

/// Words of a line that stand out.
struct Accent {
  let phrase: String
  let part: Style.Part

  /// Nil where there is no part to stand out as.
  init?(_ phrase: String, _ part: Style.Part?) {
    guard let part, !phrase.isEmpty else { return nil }
    self.phrase = phrase
    self.part = part
  }
}
