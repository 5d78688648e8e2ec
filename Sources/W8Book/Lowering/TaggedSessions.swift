package import W8Engine
import W8Syntax

extension LoweredSection {
  /// How many sessions of the entry on the line at `line` the tag of a key is about: all where it stands on the entry
  /// line, else those on whose lines it stands.
  package func sessionCount(ofTag key: TagKey, at line: Int) -> Int {
    guard let day = day(at: line) else { return 0 }
    var tagged: Set<Int> = []
    for line in day.lines where tree.tags(ofLine: line).contains(key) {
      guard line != day.entry, let session = sessionIndex(ofLine: line) else {
        return day.sessions.count
      }
      tagged.insert(session)
    }
    return tagged.count
  }
}

extension SyntaxTree {
  /// The keys of the tags on the line at `line`, those in its note included.
  fileprivate func tags(ofLine line: Int) -> [TagKey] {
    guard lines[line].kind.mayHaveNote else { return [] }
    return tokens(ofLine: line).flatMap { token in
      let range = range(of: token, line: line)
      switch token.kind {
      case .tag: return [canonicalKey(string(range))]
      case .note: return tags(inNote: range).map { canonicalKey(string($0)) }
      default: return []
      }
    }
  }
}

extension LineKind {
  /// Whether the day of a line of this kind may be told something by a note.
  package var mayHaveNote: Bool {
    switch self {
    case .entry, .session, .exercise, .note: true
    case .blank, .comment, .month, .directive, .unknown: false
    }
  }
}
