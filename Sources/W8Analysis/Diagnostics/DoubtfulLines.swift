import W8Engine
import W8Syntax
import W8Text

/// Gathers what lines say that belong to no day, or to one whose date is in doubt.
///
/// What cannot be read on them is an error of its own.
struct DoubtfulLines {
  private var parts: LogParts = []
  private let file: FileAnalysis
  private var keys: Set<ExerciseKey> = []
  private var unnamed: [String] = []
  private var isUnknown = false

  /// What is in doubt; everything where nobody can tell what a line was meant to be.
  var doubt: Doubt {
    isUnknown ? Doubt(.all) : Doubt(parts, of: .some(keys: keys, lines: unnamed))
  }

  /// The line at `place` of `file`.
  init(line place: LinePlace, in file: FileAnalysis) {
    self.file = file
    add(place)
  }

  /// The line at `place`, which is an entry or was meant as one, and those below it up to the next entry.
  init(dayAt place: LinePlace, in file: FileAnalysis) {
    self.file = file
    if place.kind == .entry {
      addEntry(place.tree, place.line)
    } else if let meant = entry(meantBy: place) {
      addEntry(meant, 0)
    } else {
      isUnknown = true
      return
    }
    for line in place.tree.lines.indices[(place.line + 1)...] {
      if place.tree.endsDay(line) { return }
      add(file.place(section: place.section, line: line))
    }
  }

  /// The lines of a month.
  init(month region: MonthRegion) {
    file = region.file
    for line in region.lines {
      if line.kind == .entry { addEntry(line.tree, line.line) } else { add(line) }
    }
  }

  private mutating func add(_ place: LinePlace) {
    switch place.kind {
    case .exercise:
      parts.formUnion([.sessions, .exercises, .sets])
      if let key = file.exerciseKey(at: place) {
        keys.insert(key)
      } else {
        unnamed.append(place.text)
      }
    case .session: parts.insert(.sessions)
    case .note: break
    case .blank, .comment, .directive, .entry, .month, .unknown: return
    }
    addFields(place.tree, place.line)
  }

  private mutating func addEntry(_ tree: SyntaxTree, _ line: Int) {
    // Of a line without a day, which is too long, nothing is read.
    let isRead = tree.tokens(ofLine: line).day != nil
    parts.formUnion(isRead ? .weights : .ofEntryLine)
    addFields(tree, line)
  }

  private mutating func addFields(_ tree: SyntaxTree, _ line: Int) {
    for token in tree.tokens(ofLine: line) {
      switch token.kind {
      case .pair: parts.insert(.measurements)
      case .tag: parts.insert(.tags)
      case .gym, .defaultGym: parts.insert(.sessions)
      case .title: parts.insert(.notes)
      case .note:
        parts.insert(.notes)
        let range = tree.range(of: token, line: line)
        if tree.text[range.start..<range.end].contains(UInt8(ascii: "#")) { parts.insert(.tags) }
      default: break
      }
    }
  }
}

extension SyntaxTree {
  /// Whether the line at `line` starts another day, or was meant to: what is below that is in doubt by its own error.
  fileprivate func endsDay(_ line: Int) -> Bool {
    switch lines[line].kind {
    case .entry: true
    case .month: lines[line].opensMonth
    case .unknown: !isIndented(line)
    case .exercise: faults(ofLine: line).contains { $0.kind == .indentedDay }
    case .blank, .comment, .directive, .note, .session: false
    }
  }
}

/// The entry that a line was meant to be, which is indented or lacks its day; nil where nobody can tell.
private func entry(meantBy place: LinePlace) -> SyntaxTree? {
  let words = Substring(place.text.unicodeScalars.drop { $0 == " " || $0 == "\t" })
  guard words.utf8.count < longestLine / 2 else { return nil }
  if place.kind == .exercise { return parse(Array(words.utf8), .later) }
  let tree = parse(Array("01 \(words)".utf8), .later)
  let isWeighIn =
    tree.faults.isEmpty && tree.lines.count == 1 && tree.tokens(ofLine: 0).first(of: .weight) != nil
  return isWeighIn ? tree : nil
}
