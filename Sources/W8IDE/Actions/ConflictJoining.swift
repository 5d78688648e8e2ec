package import W8Book
package import W8Edits
import W8Lint
import W8Merge
import W8Syntax
import W8Text

extension Analysis {
  /// What joins both versions of each conflict of `file`, where a conflict is at `range`; none where nothing can be joined.
  func joiningConflicts(
    in file: FileAnalysis, at range: TextRange, diagnostics: [Diagnostic]
  ) -> [CodeAction] {
    let ranges = file.conflictRanges
    guard ranges.contains(where: { $0.touches(range) }),
      let text = try? ConflictedText(file.text.bytes),
      file.settings.version?.major ?? 1 == 1
    else { return [] }
    let merge = LogMerge(base: text.base, ours: text.ours, theirs: text.theirs)
    let joined = merge.written(.marks(text.style))
    let edits = lineEdits(from: file.text.bytes, to: joined.text)
    if edits.isEmpty { return [] }
    let left = joined.clashes.isEmpty ? "" : ", but for \(joined.clashes.count) that clash"
    return [
      CodeAction(
        title: "Join both versions\(ranges.count > 1 ? " of all conflicts" : "")\(left)",
        kind: .quickFix, isPreferred: true,
        diagnostic: diagnostics.first { $0.rule.name == "merge-conflict" }, isPreviewed: true,
        edits: edits)
    ]
  }

  /// The change that joins `copy`, what a conflict copy of `original` holds, into it; nil where it changes nothing, and where
  /// one of them has marks of a merge or is for another version of the format.
  package func joining(_ copy: [UInt8], named name: String, into original: FileAnalysis)
    -> BookEdit?
  {
    let old = original.text.bytes
    guard Unjoinable(old) == nil, Unjoinable(copy) == nil else { return nil }
    let joined = LogMerge(base: nil, ours: old, theirs: copy).written(.marks(MarkStyle()))
    let edits = lineEdits(from: old, to: joined.text)
    let left = joined.clashes.isEmpty ? "" : ", but for \(joined.clashes.count) that clash"
    return edits.isEmpty
      ? nil : BookEdit("Join \(name) into its log\(left)", of: original, edits)
  }
}

/// The edits of whole lines that make `new` of `old`.
private func lineEdits(from old: [UInt8], to new: [UInt8]) -> [TextEdit] {
  let difference = LineDifference(old, new)
  let starts = difference.old.map { $0.startIndex } + [old.count]
  return difference.changes.map { change in
    TextEdit(
      TextRange(starts[change.old.lowerBound], starts[change.old.upperBound]),
      difference.new[change.new].flatMap { Array($0) })
  }
}
