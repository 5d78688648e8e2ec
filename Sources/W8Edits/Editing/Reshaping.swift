import W8Book
import W8Syntax
import W8Text

extension Analysis {
  /// The change that `edits`, ascending and apart, make in `file`; a file in canonical form stays so.
  func reshaping(
    _ file: FileAnalysis, by edits: [TextEdit], _ summary: String
  ) -> BookEdit {
    let all = file.isCanonical ? laidOut(edits, in: file) : edits
    let change = BookEdit.FileEdit(file: file.id, version: file.version, edits: all)
    return BookEdit(
      summary: summary, files: all.isEmpty ? [] : [change], undone: [], losesText: false)
  }
}

extension FileAnalysis {
  /// Whether the formatter has nothing to change, line ends aside.
  var isCanonical: Bool {
    formattingEdits(sections.lazy.map(\.lowered.tree), lineEnd: .majority).isEmpty
  }
}

/// `edits` of `file`, and those that give what comes of them the canonical form.
private func laidOut(_ edits: [TextEdit], in file: FileAnalysis) -> [TextEdit] {
  var revision = RevisedText(of: file.text.bytes)
  revision.apply(edits)
  let tree = parse(revision.bytes, .first)
  revision.apply(formattingEdits(CollectionOfOne(tree), lineEnd: .majority))
  return revision.edits
}
