package import W8Book
import W8Text

/// What a change did to one file, by which it can be taken back.
package struct ChangedLines: Hashable, Sendable {
  /// The file.
  package let file: FileID
  /// The line above those that changed; empty at the start of the file.
  package let above: [UInt8]
  /// The lines that went.
  package let old: [UInt8]
  /// The lines that came.
  package let new: [UInt8]
  /// The line below those that changed; empty at the end of the file.
  package let below: [UInt8]

  /// Makes it of its parts.
  package init(file: FileID, above: [UInt8], old: [UInt8], new: [UInt8], below: [UInt8]) {
    (self.file, self.above, self.old, self.new, self.below) = (file, above, old, new, below)
  }

  /// Compares the text of `file` before and after a change.
  package init(of file: FileID, from old: [UInt8], to new: [UInt8]) {
    let edit = changedLines(from: old, to: new)
    let above = old[..<edit.range.start].dropLast()
    let start = above.lastIndex(of: .lineFeed).map { $0 + 1 } ?? 0
    let below = old[edit.range.end...]
    let end = below.firstIndex(of: .lineFeed).map { $0 + 1 } ?? old.count
    self.init(
      file: file, above: Array(old[start..<edit.range.start]),
      old: Array(old[edit.range.start..<edit.range.end]), new: edit.replacement,
      below: Array(old[edit.range.end..<end]))
  }

  /// What takes the change back; nil where `text` has its lines no more, or more than once.
  fileprivate func edit(in text: [UInt8]) -> TextEdit? {
    let wanted = above + new + below
    let starts = [0] + text.indices.filter { text[$0] == .lineFeed }.map { $0 + 1 }
    let found = starts.filter { start in
      text[start...].starts(with: wanted) && (!above.isEmpty || start == 0)
    }
    guard found.count == 1 else { return nil }
    let start = found[0] + above.count
    return TextEdit(TextRange(start, start + new.count), old)
  }
}

extension Analysis {
  /// Takes back what `changes` did; throws where a file does not have it any more as it was written.
  package func takingBack(_ changes: [ChangedLines]) throws(EditRefusal) -> BookEdit {
    var edits: [BookEdit.FileEdit] = []
    for change in changes {
      guard let file = file(change.file), let edit = change.edit(in: file.text.bytes) else {
        throw .refused(
          "the added lines of \(change.file.name) have changed since; "
            + "edit it by hand")
      }
      edits.append(BookEdit.FileEdit(file: file.id, version: file.version, edits: [edit]))
    }
    return BookEdit(
      summary: "Revert the last add", files: edits, undone: [], losesText: true)
  }
}
