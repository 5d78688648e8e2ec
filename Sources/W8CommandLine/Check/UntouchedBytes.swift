import W8Text

/// Whether `after` is `before` with `edits`, ascending and apart, and no other change.
func isUntouched(_ before: [UInt8], outside edits: [TextEdit], in after: [UInt8]) -> Bool {
  var old = before[...]
  var new = after[...]
  for edit in edits {
    let count = edit.range.start - old.startIndex
    guard count >= 0, edit.range.end <= before.count, old.prefix(count) == new.prefix(count) else {
      return false
    }
    new = new.dropFirst(count)
    guard new.starts(with: edit.replacement) else { return false }
    new = new.dropFirst(edit.replacement.count)
    old = before[edit.range.end...]
  }
  return old == new
}
