package import W8Book
import W8Text

/// Lines that say some days in another way, and these days.
package struct ReplacedLines: Sendable {
  /// The lines, which go.
  package let lines: [FileLine]
  /// The days, which come.
  package let days: [AddedDay]

  /// Replaces `lines` by `days`.
  package init(_ lines: [FileLine], by days: [AddedDay]) {
    (self.lines, self.days) = (lines, days)
  }
}

extension Analysis {
  /// Writes the days of `parts` where they belong, in place of their lines in `file`.
  ///
  /// Lines stay if one of their days cannot be added; throws if that is so for all.
  package func replacing(
    _ parts: [ReplacedLines], in file: FileAnalysis, _ summary: String
  ) throws(EditRefusal) -> BookEdit {
    var (left, undone): ([ReplacedLines], [String]) = (parts, [])
    while !left.isEmpty {
      var revised = RevisedText(of: file.text.bytes)
      var changes = BookChanges(self)
      for line in left.flatMap({ $0.lines }) { changes.remove(line) }
      revised.apply(try changes.finish(summary).files.first?.edits ?? [])
      var host = AnalysisHost(self)
      host.apply(.open(file.id, revised.bytes, version: file.version))
      guard let without = host.analysis(of: root.id) else { break }
      let addition = try without.adding(left.flatMap { $0.days })
      undone += addition.edit.undone
      var outcomes = addition.outcomes[...]
      let kept = left.filter { part in
        let own = outcomes.prefix(part.days.count)
        outcomes = outcomes.dropFirst(part.days.count)
        return own.allSatisfy { if case .leftOut = $0 { false } else { true } }
      }
      guard kept.count == left.count else {
        left = kept
        continue
      }
      revised.apply(addition.edit.files.first { $0.file == file.id }?.edits ?? [])
      let own = BookEdit.FileEdit(file: file.id, version: file.version, edits: revised.edits)
      let others = addition.edit.files.filter { $0.file != file.id }
      return BookEdit(
        summary: summary, files: (own.edits.isEmpty ? [] : [own]) + others, undone: undone,
        losesText: true)
    }
    throw .refused(undone.first ?? "w8log cannot read any of the lines as an entry")
  }
}
