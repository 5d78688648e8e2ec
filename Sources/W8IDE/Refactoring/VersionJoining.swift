import Primitives
package import W8Book
import W8Edits
import W8Lint
import W8Merge
import W8Syntax
import W8Text

extension RefactoringProvider {
  /// Resolves the conflicts that a merge left in the file.
  static let conflicts = RefactoringProvider(kind: .quickFix) { scope in
    let (file, ranges) = (scope.file, scope.file.conflictRanges)
    guard ranges.contains(where: { $0.touches(scope.line.contentRange) }),
      file.settings.version?.major ?? 1 == 1, let text = try? ConflictedText(file.text.bytes),
      text.deletions.isEmpty
    else { return [] }
    return [
      Refactoring(
        "Merge both versions\(ranges.count > 1 ? " of all conflicts" : "")", kind: .quickFix
      ) { (interruption) throws(EditRefusal) in
        try file.joined(
          "Merge both versions", base: text.base, ours: text.ours, theirs: text.theirs, text.style,
          unless: interruption)
      }
    ]
  }
}

extension Refactoring {
  /// Joins a conflict copy of `original` into it; `read` returns the bytes of the copy, or nil if it cannot be read.
  package static func joining(
    copy name: String, into original: FileAnalysis, read: @escaping @Sendable () -> [UInt8]?
  ) -> Refactoring {
    let title = "Merge \(name) into its log"
    return Refactoring(title, kind: .quickFix) { (interruption) throws(EditRefusal) in
      guard let copy = read() else { throw .refused("\(name) cannot be read") }
      let old = original.text.bytes
      guard Unjoinable(old) == nil, Unjoinable(copy) == nil else {
        throw .refused(
          "the log or \(name) has conflict markers, or is for another version of w8log")
      }
      return try original.joined(
        title, base: nil, ours: old, theirs: copy, MarkStyle(), unless: interruption)
    }
  }
}

extension FileAnalysis {
  /// The edit that replaces the text of the file with the merge of two versions.
  fileprivate func joined(
    _ title: String, base: [UInt8]?, ours: [UInt8], theirs: [UInt8], _ style: MarkStyle,
    unless interruption: Interruption
  ) throws(EditRefusal) -> BookEdit {
    let merge: LogMerge
    do throws(Interrupted) {
      merge = try LogMerge(base: base, ours: ours, theirs: theirs, unless: interruption)
    } catch {
      throw .interrupted
    }
    let joined = merge.written(.marks(style))
    let edits = lineEdits(from: text.bytes, to: joined.text)
    let clashes = joined.clashes.count
    if edits.isEmpty {
      throw .refused(
        clashes == 0
          ? "the log already has everything in it"
          : "both versions changed the same lines; edit them by hand")
    }
    return BookEdit(
      "\(title)\(clashes > 0 ? ", except \(counted(clashes, "conflict"))" : "")", of: self, edits)
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
