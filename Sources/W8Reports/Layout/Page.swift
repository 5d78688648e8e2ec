import Primitives
import W8Engine
import W8Text

/// What a page for people is written on.
package struct Page {
  /// How parts stand out.
  package let style: Style
  /// The number of columns that a line may have; nil for as many as it takes.
  package let width: Int?

  package init(style: Style, width: Int?) {
    self.style = style
    self.width = width
  }
}

extension Page {
  /// The text on lines of their own, each of them as a part of that kind, with `phrase` standing out.
  package func paragraph(
    _ text: String, _ part: Style.Part? = nil, breaking: Breaking = .list, accent: Accent? = nil
  ) -> String {
    broken(text, breaking, width: width).map { painted($0, part, accent) + "\n" }.joined()
  }

  /// The line as a part of that kind, with `accent` standing out where the line has it whole.
  package func painted(_ line: String, _ part: Style.Part?, _ accent: Accent?) -> String {
    if let part { return style.paint(line, part) }
    guard let accent, let range = line.utf8.firstOccurrence(of: accent.phrase.utf8) else {
      return line
    }
    return line[..<range.lowerBound] + style.paint(accent.phrase, accent.part)
      + line[range.upperBound...]
  }

  /// The page without the `columns` at its left.
  package func indented(by columns: Int) -> Page {
    Page(style: style, width: width.map { max($0 - columns, 1) })
  }
}

/// Words of a line that stand out.
package struct Accent {
  let phrase: String
  let part: Style.Part

  /// Nil where there is no part to stand out as.
  init?(_ phrase: String, _ part: Style.Part?) {
    guard let part, !phrase.isEmpty else { return nil }
    self.phrase = phrase
    self.part = part
  }
}

/// A name and what is to be said of it.
package struct Fact {
  /// The text before the text.
  package let name: String
  /// What is to be said.
  package let text: String
  var breaking = Breaking.words
  /// The way the whole text stands out.
  var part: Style.Part?
  /// What stands out of the text.
  var accent: Accent?
  /// The words of the text that matter most.
  var headline = ""
  /// What a card has below its headline, one line each; none where it has the rest of the text.
  var details: [String] = []

  package init(
    _ name: String, _ text: String, breaking: Breaking = .words, part: Style.Part? = nil,
    accent: Accent? = nil, headline: String = "", details: [String] = []
  ) {
    self.name = name
    self.text = text
    self.headline = headline
    self.details = details
    self.breaking = breaking
    self.part = part
    self.accent = accent
  }
}

extension Page {
  /// Lines of a name and what is to be said of it, all texts beginning in one column.
  package func lines(of facts: [Fact]) -> String {
    let margin = (facts.map { displayWidth($0.name) }.max() ?? 0) + 2
    let room = indented(by: margin)
    return facts.map { fact in
      let text = room.paragraph(
        visible(fact.text), fact.part, breaking: fact.breaking, accent: fact.accent)
      return hanging(text, behind: fact.name.paddedRight(to: margin), columns: margin)
    }.joined()
  }

  /// The lines behind `name`, which takes `columns`, those after the first behind as many blanks.
  package func hanging(_ lines: String, behind name: String, columns: Int) -> String {
    name + indented(lines, by: columns).dropFirst(columns)
  }

  /// The lines behind `columns` blanks.
  package func indented(_ lines: String, by columns: Int) -> String {
    let blanks = String(repeating: " ", count: columns)
    var text = ""
    let lines = lines.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for line in lines.dropLast() {
      text += blanks
      text += Substring(line)
      text += "\n"
    }
    return text
  }
}

/// How parts of a result stand out.
package enum Style {
  /// Not at all.
  case plain
  /// By the colors of a terminal.
  case colored

  /// What a part is.
  package enum Part: Int {
    case error = 31
    case warning = 33
    case information = 36
    case faint = 2
    case strong = 1
    case goal = 35
  }

  /// The text as a part of that kind.
  package func paint(_ text: String, _ part: Part) -> String {
    switch self {
    case .plain: text
    case .colored: "\u{1B}[\(part.rawValue)m\(text)\u{1B}[0m"
    }
  }

  /// Appends what `body` appends as a part of that kind.
  package func paint(_ part: Part, in output: inout [UInt8], _ body: (inout [UInt8]) -> Void) {
    if self == .colored { output += "\u{1B}[\(part.rawValue)m".utf8 }
    body(&output)
    if self == .colored { output += "\u{1B}[0m".utf8 }
  }
}
