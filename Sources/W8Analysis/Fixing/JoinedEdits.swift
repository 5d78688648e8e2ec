import W8Text

extension [TextEdit] {
  /// The edits, which ascend and are apart, with those that stand close together in `text` made one that keeps what
  /// stands between them: a section is read again for each edit in it.
  func joined(in text: [UInt8]) -> [TextEdit] {
    var joined: [TextEdit] = []
    var (start, end, replacement) = (0, 0, [UInt8]())
    for (index, edit) in enumerated() {
      if index > 0, edit.range.start - end <= widestGap {
        replacement += text[end..<edit.range.start]
      } else {
        if index > 0 { joined.append(TextEdit(TextRange(start, end), replacement)) }
        (start, replacement) = (edit.range.start, [])
      }
      replacement += edit.replacement
      end = edit.range.end
    }
    if !isEmpty { joined.append(TextEdit(TextRange(start, end), replacement)) }
    return joined
  }
}

/// How many bytes between two edits are rather written again than read once more with the rest of their section.
private let widestGap = 1_000
