import Primitives
import W8Book
import W8Edits
import W8Syntax
import W8Text

extension FixScope {
  /// Puts the directive `line` below the last one with `keyword`, else below the settings at the top.
  func declaration(_ line: String, with keyword: Keyword) -> TextEdit {
    guard let above = directives.last(keyword) ?? directives.lastAtTop else {
      return insertionAtTop(of: line)
    }
    return insertion(of: line, below: file.place(of: above))
  }

  /// Puts `field` behind the last field or argument of the line at `place`, before its tail.
  ///
  /// nil where something on the line is never closed.
  func appending(_ field: String, to place: LinePlace) -> TextEdit? {
    place.appending(field)
  }
}

extension LinePlace {
  /// The bytes of the word `text`, of ASCII and in any case, among the arguments of a directive.
  func range(ofWord text: String) -> TextRange? {
    tokens.first { $0.kind == .word && lowerCaseOfWord(string(of: $0)) == text }.map(range)
  }
}
