import W8Text

extension [TextEdit] {
  /// The edits, which ascend and are apart, with those that stand close together in `text` made one that keeps what
  /// stands between them: a section is read again for each edit in it.
  func joined(in text: SectionedText) -> [TextEdit] {
    var joined: [TextEdit] = []
    for edit in self {
      guard let last = joined.last, edit.range.start - last.range.end <= widestGap else {
        joined.append(edit)
        continue
      }
      let between = text.bytes(in: TextRange(last.range.end, edit.range.start))
      joined[joined.count - 1] = TextEdit(
        TextRange(last.range.start, edit.range.end),
        last.replacement + between + edit.replacement)
    }
    return joined
  }
}

/// How many bytes between two edits are rather written again than read once more with the rest of their section.
private let widestGap = 1_000
