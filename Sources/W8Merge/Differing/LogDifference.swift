import W8Engine
import W8Syntax
import W8Text

/// What a new version of a log, or of a book, says otherwise than the old one.
package struct LogDifference {
  /// The days that differ, the oldest first.
  package let days: [DayDifference]
  /// The names that are others throughout, each with the number of its uses.
  package let renamings: [(renaming: Renaming, uses: Int)]
  /// What differs of settings, and of notes, comments and lines that belong to no day.
  package let settings: [LogChange]
  /// What means something else though it is written as before.
  package let meanings: MeaningChanges
  /// The number of lines that are written otherwise, or stand elsewhere, and say what they said.
  package let formCount: Int

  /// Whether the versions are the same in bytes.
  package var isEmpty: Bool {
    days.isEmpty && renamings.isEmpty && settings.isEmpty && formCount == 0
  }

  /// Compares two versions, each of one file or of all files of a book.
  package init(old: [[UInt8]], new: [[UInt8]]) {
    if old == new {
      (days, renamings, settings, formCount) = ([], [], [], 0)
      meanings = MeaningChanges()
      return
    }
    let (was, after) = (old.map { LogVersion($0) }, new.map { LogVersion($0) })
    let found = foundRenamings(was, after)
    let uses = found.isEmpty ? [] : was.flatMap { $0.nameUses }
    renamings = found.sorted { ($0.old, $0.new) < ($1.old, $1.new) }.map { name in
      (name, uses.count { $0.kind == name.kind && $0.key == name.key && $0.date != nil })
    }
    let before = was.map { renamed($0, found) }
    var comparison = PartComparison(VersionLines(before), VersionLines(after))
    comparison.compare(before.flatMap { $0.parts }, after.flatMap { $0.parts })
    (days, settings, meanings) = (comparison.days, comparison.settings, comparison.meanings)
    let lines = LineDifference(joined(before), joined(after))
    formCount = lines.changes.reduce(0) { count, change in
      count
        + max(
          change.old.count { !comparison.saidBefore.contains($0) },
          change.new.count { !comparison.saidAfter.contains($0) })
    }
  }
}

/// The lines of all files of a version.
private func joined(_ versions: [LogVersion]) -> [UInt8] {
  var text: [UInt8] = []
  for version in versions {
    if let last = text.last, last != 0x0A { text.append(0x0A) }
    text += version.tree.text
  }
  return text
}

/// Where the lines of each file of a version stand among those of all.
struct VersionLines {
  private let files: [ObjectIdentifier: (file: Int, start: Int)]
  /// What names and bare numbers mean; what the first file says holds before the others.
  let settings: VersionSettings

  init(_ versions: [LogVersion]) {
    var files: [ObjectIdentifier: (file: Int, start: Int)] = [:]
    var start = 0
    for (file, version) in versions.enumerated() {
      files[ObjectIdentifier(version.tree)] = (file, start)
      start += version.tree.lines.count
    }
    self.files = files
    settings = versions.dropFirst().reduce(versions.first?.settings ?? LogVersion([]).settings) {
      $0.joined(with: $1.settings)
    }
  }

  func file(of part: LogPart) -> Int { files[ObjectIdentifier(part.tree)]?.file ?? 0 }

  /// The index of a line of `part`'s file among those of all.
  func index(of line: Int, in part: LogPart) -> Int {
    (files[ObjectIdentifier(part.tree)]?.start ?? 0) + line
  }
}
