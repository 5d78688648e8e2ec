import Primitives
package import W8Syntax

/// The lines of an entry.
///
/// To an entry belong the sessions, exercises, notes and indented comments below it, up to the next entry or month
/// header; to a session those from its head up to the next session. Whatever stands between two such lines is
/// enclosed by them; what stands behind the last one is not.
package struct DayLines: Hashable, Sendable {
  /// The index of the entry line in the section.
  package let entry: Int
  /// The index of the last line that belongs to the entry; that of the entry itself when none does.
  package let last: Int
  /// The indices of its sessions among those of the section.
  package let sessions: Range<Int>

  /// The indices of the lines from the entry to the last.
  package var lines: ClosedRange<Int> { entry...last }
}

/// The lines of one session of a section; see `DayLines`.
package struct SessionLines: Hashable, Sendable {
  /// The index in the section of the entry or session line that opens it; of the first exercise where none names
  /// a gym.
  package let head: Int
  /// The index of the last line that belongs to it; that of the head when none does.
  package let last: Int
  /// The indices of the lines from the head to the last.
  package var lines: ClosedRange<Int> { head...last }
}

extension LoweredSection {
  /// The lines of the last entry at or above the line at `line`; nil when there is none.
  package func day(at line: Int) -> DayLines? {
    let index = days.partitioningIndex { $0.entry > line } - 1
    return index >= 0 ? days[index] : nil
  }

  /// The index of the session that the line at `line` belongs to; nil when it belongs to none.
  package func sessionIndex(ofLine line: Int) -> Int? {
    let index = sessions.partitioningIndex { $0.head > line } - 1
    return index >= 0 && line <= sessions[index].last ? index : nil
  }

  /// The indices of the exercise lines of a session, in order.
  package func exerciseLines(of session: SessionLines) -> some BidirectionalCollection<Int> {
    let lines = tree.lines
    return session.lines.lazy.filter { lines[$0].kind == .exercise }
  }
}

extension LineKind {
  /// Whether a line of this kind belongs to the entry above it; comments do where they are indented.
  package var isOwned: Bool {
    switch self {
    case .session, .exercise, .note: true
    case .blank, .comment, .month, .entry, .directive, .unknown: false
    }
  }
}

extension SyntaxTree {
  /// Whether the line at `index` starts with a blank.
  package func isIndented(_ index: Int) -> Bool {
    let line = lines[index]
    return line.start < line.contentEnd && isBlank(text[Int(line.start)])
  }
}
