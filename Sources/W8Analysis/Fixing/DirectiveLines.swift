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

  /// Whether the file is written for a later 1.x, whose directives this version cannot know.
  var isNewerMinor: Bool {
    guard let version = settings.version else { return false }
    return version.major == 1 && version.minor > 0
  }
}

extension PlacedDirective {
  /// The keyword; nil when it is none of the closed list.
  var keyword: Keyword? {
    switch directive {
    case .version: .w8log
    case .unit: .unit
    case .trend: .trend
    case .gym: .gym
    case .lint: .lint
    case .other(let keyword, _), .incomplete(let keyword): keyword
    case .uninterpreted: nil
    }
  }

  /// The setting that the directive makes for its file and that can be made once; nil for any other.
  var setting: Keyword? {
    switch directive {
    case .version: .w8log
    case .unit: .unit
    case .trend: .trend
    case .other(let keyword, _):
      switch keyword {
      case .liftUnit, .goal, .order: keyword
      default: nil
      }
    case .gym, .lint, .incomplete, .uninterpreted: nil
    }
  }
}

extension LinePlace {
  /// The bytes of the keyword of a directive line, as offsets in the file.
  var keywordRange: TextRange { token(.keyword).map(range) ?? contentRange }
}
