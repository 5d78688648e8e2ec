import W8Syntax
import W8Text

extension FileAnalysis {
  /// The line of a directive of the file.
  func place(of placed: PlacedDirective) -> LinePlace {
    place(section: placed.section, line: placed.line)
  }

  /// The number of the line at `place`, counted from 1.
  func lineNumber(of place: LinePlace) -> Int {
    text.firstLine(ofSection: place.section) + place.line + 1
  }

  /// The keyword of a directive; nil when it is none of the closed list.
  func keyword(of placed: PlacedDirective) -> Keyword? {
    placed.directive.keyword
  }

  /// The setting that a directive makes, of those that a file makes once; nil for any other.
  func setting(of placed: PlacedDirective) -> Keyword? {
    if case .incomplete = placed.directive { return nil }
    guard let keyword = keyword(of: placed) else { return nil }
    switch keyword {
    case .w8log, .unit, .liftUnit, .trend, .goal, .order: return keyword
    case .milestone, .gym, .exercise, .setup, .metric, .tag, .include, .lint: return nil
    }
  }

  /// Whether the file is written for a later 1.x, whose directives this version cannot know.
  var isNewerMinor: Bool {
    guard let version = settings.version else { return false }
    return version.major == 1 && version.minor > 0
  }
}

extension LinePlace {
  /// The bytes of the keyword of a directive line, as offsets in the file.
  var keywordRange: TextRange {
    tree.keywordRange(ofLine: line)?.shifted(by: sectionStart) ?? token(.keyword).map(range)
      ?? contentRange
  }
}
