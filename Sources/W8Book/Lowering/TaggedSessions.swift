package import W8Engine
import W8Syntax

extension LoweredSection {
  /// How many sessions of the entry on the line at `line` the tag of a key is about: all where it stands on the entry
  /// line, else those on whose lines it stands.
  package func sessionCount(ofTag key: TagKey, at line: Int) -> Int {
    guard let day = day(at: line) else { return 0 }
    var tagged: Set<Int> = []
    for line in day.lines
    where tree.tags(ofLine: line).contains(where: { canonicalKey(tree.string($0)) == key }) {
      guard line != day.entry, let session = sessionIndex(ofLine: line) else {
        return day.sessions.count
      }
      tagged.insert(session)
    }
    return tagged.count
  }
}

extension LineKind {
  /// Whether a note may end a line of this kind and belong to the day.
  package var mayHaveNote: Bool {
    switch self {
    case .entry, .session, .exercise, .note: true
    case .blank, .comment, .month, .directive, .unknown: false
    }
  }
}
