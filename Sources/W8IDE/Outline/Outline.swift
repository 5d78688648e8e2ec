import W8Analysis
import W8Syntax
import W8Text

/// The lines of a file by what they belong to: months, the entries in them, the lines of an entry.
struct Outline {
  /// What stands above the first month header, then the months in the order of their headers.
  private(set) var months: [OutlineMonth]
  /// The end of the content of the last line that is not blank above the first header and entry.
  private(set) var preambleEnd: Int?
  /// Where the first line that is not blank starts.
  private(set) var preambleStart: Int?

  /// Reads every line of `file`.
  init(_ file: FileAnalysis) {
    months = [OutlineMonth(header: nil)]
    var isPreamble = true
    for section in file.sections.indices {
      for line in file.sections[section].lowered.tree.lines.indices {
        let place = file.place(section: section, line: line)
        let kind = place.kind
        if kind == .blank { continue }
        if isPreamble, kind == .entry || place.opensMonth { isPreamble = false }
        if isPreamble { extendPreamble(place) }
        if place.opensMonth {
          months.append(OutlineMonth(header: place))
        } else {
          months[months.count - 1].add(place)
        }
      }
    }
  }

  private mutating func extendPreamble(_ place: LinePlace) {
    if preambleStart == nil { preambleStart = place.fullRange.start }
    preambleEnd = place.contentRange.end
  }
}

/// A month header and what stands under it, or what stands above the first header.
struct OutlineMonth {
  /// The header, which need not be well formed; nil above the first.
  let header: LinePlace?
  /// The entries in the order of their lines.
  private(set) var entries: [OutlineEntry] = []
  /// The directives that stand in no entry.
  private(set) var directives: [LinePlace] = []
  /// The end of the content of the last line that is not blank; 0 when there is no line.
  private(set) var end = 0

  init(header: LinePlace?) {
    self.header = header
    end = header?.contentRange.end ?? 0
  }

  mutating func add(_ place: LinePlace) {
    end = place.contentRange.end
    switch place.kind {
    case .entry:
      entries.append(OutlineEntry(line: place))
    case .session, .exercise, .note:
      extendEntry(place)
    case .comment where place.isIndented:
      extendEntry(place)
    case .directive:
      directives.append(place)
    case .blank, .comment, .month, .unknown:
      break
    }
  }

  private mutating func extendEntry(_ place: LinePlace) {
    guard !entries.isEmpty else { return }
    entries[entries.count - 1].owned.append(place)
    while let last = directives.last, entries[entries.count - 1].start < last.fullRange.start {
      directives.removeLast()
    }
  }
}

/// An entry and the lines that belong to it.
struct OutlineEntry {
  /// The entry itself.
  let line: LinePlace
  /// Its sessions, exercises, notes and indented comments, in order.
  fileprivate(set) var owned: [LinePlace] = []

  /// Where its first line starts.
  var start: Int { line.fullRange.start }
  /// Where the content of its last line ends.
  var end: Int { (owned.last ?? line).contentRange.end }
}

extension LinePlace {
  /// Whether the line starts with a blank.
  var isIndented: Bool {
    let content = tree.contentRange(ofLine: line)
    guard !content.isEmpty else { return false }
    let first = tree.text[content.start]
    return first == UInt8(ascii: " ") || first == UInt8(ascii: "\t")
  }
}
