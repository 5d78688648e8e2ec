import W8Engine
import W8Text

/// A name and what is to be said of it.
struct Fact {
  let name: String
  let text: String
  var breaking = Breaking.words
  /// How the whole text stands out.
  var part: Style.Part?
  /// What stands out of the text.
  var accent: Accent?
  /// The words of the text that matter most.
  var headline = ""

  init(
    _ name: String, _ text: String, breaking: Breaking = .words, part: Style.Part? = nil,
    accent: Accent? = nil, headline: String = ""
  ) {
    self.name = name
    self.text = text
    self.headline = headline
    self.breaking = breaking
    self.part = part
    self.accent = accent
  }
}

extension Page {
  /// Lines of a name and what is to be said of it, all texts beginning in one column.
  func lines(of facts: [Fact]) -> String {
    let margin = (facts.map { displayWidth($0.name) }.max() ?? 0) + 2
    let room = indented(by: margin)
    return facts.map { fact in
      let text = room.paragraph(
        visible(fact.text), fact.part, breaking: fact.breaking, accent: fact.accent)
      return hanging(text, behind: fact.name.paddedRight(to: margin), columns: margin)
    }.joined()
  }

  /// The lines behind `name`, which takes `columns`, those after the first behind as many blanks.
  func hanging(_ lines: String, behind name: String, columns: Int) -> String {
    name + indented(lines, by: columns).dropFirst(columns)
  }

  /// The lines behind `columns` blanks.
  func indented(_ lines: String, by columns: Int) -> String {
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
