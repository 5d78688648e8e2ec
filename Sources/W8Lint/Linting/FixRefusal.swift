package import W8Book
import W8Syntax
package import W8Text

/// The reason why a log is left as it is although some faults have a safe fix.
package enum FixRefusal: Error, Hashable {
  /// An unfinished merge stands in the log: of which day a line is, is uncertain. Lines from 1.
  case conflict(line: Int)
  /// A line above a fix belongs to no day. Lines from 1.
  case orphan(line: Int)
  /// The fixes would bring an error that was not there.
  case newError(rule: String)
  /// The fixes would change more than they say.
  case otherBytes

  /// Whether an unfinished merge is the reason.
  package var isOfConflict: Bool {
    if case .conflict = self { true } else { false }
  }

  /// The problem and what to do, as the end of a sentence.
  package var message: String {
    switch self {
    case .conflict(let line):
      "line \(line) is a conflict marker; resolve the conflict, then fix again"
    case .orphan(let line):
      "line \(line) belongs to no day; write its day above it, then fix again"
    case .newError(let rule):
      "the fixes would cause a new error (\(rule)); fix by hand, and please report it"
    case .otherBytes:
      "the fixes would also change other text; fix by hand, and please report it"
    }
  }
}

extension FixRefusal {
  /// The reason why `edits`, ascending, must not be made in `file`; nil when they may.
  ///
  /// Neither `lint` nor `w8log:ignore` settles a doubt, so the trees are asked and no diagnostics.
  package init?(_ edits: [TextEdit], in file: FileAnalysis) {
    guard let last = edits.last else { return nil }
    if let line = file.firstLine({ $0.firstConflictMark }) {
      self = .conflict(line: line.number)
    } else if let line = file.firstLine(firstOrphan), line.fullRange.start < last.range.start {
      self = .orphan(line: line.number)
    } else {
      return nil
    }
  }
}

extension Analysis {
  /// Whether the safe fixes of `file` must not be made, by its lines alone: what `FixRefusal` says of their edits.
  package func refusesFixes(of file: FileAnalysis) -> Bool {
    if file.hasConflictMarks { return true }
    guard let orphan = file.firstLine(firstOrphan)?.fullRange.start else { return false }
    let search = FixSearch(self, file)
    // Fixes stand by their findings, and one below the line is enough.
    return diagnosticsOfFiles[file.index].contains { diagnostic in
      guard diagnostic.range.start >= orphan, FixSafety.safe.allows(diagnostic.rule) else {
        return false
      }
      let safe = search.fixes(for: diagnostic).first { $0.isSafe }
      return safe?.edits.last.map { $0.range.start > orphan } ?? false
    }
  }
}

extension FileAnalysis {
  /// Whether an unfinished merge stands in the file.
  package var hasConflictMarks: Bool { firstLine({ $0.firstConflictMark }) != nil }
}

/// A day that is indented is a fault of its own, with a fix of its own.
private func firstOrphan(in section: LoweredSection) -> Int? {
  section.orphans.first { orphan in
    !section.tree.faults.contains { $0.kind == .indentedDay && $0.line == orphan }
  }
}
