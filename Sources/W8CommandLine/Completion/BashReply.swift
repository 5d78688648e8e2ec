/// What bash is to put in the place of `word`, which it takes for the end of `line`, for each of the values.
///
/// bash cuts words at `=`, `@` and `:` too and replaces only what is behind, as it stands: so a reply is the end of the
/// value, in the quotes that are open there. There is none where the cut does not lie in the last word.
func bashReplies(_ values: [String], line: String, word: String) -> [String] {
  guard line.unicodeScalars.reversed().starts(with: word.unicodeScalars.reversed()) else {
    return []
  }
  var before = line.unicodeScalars
  before.removeLast(word.unicodeScalars.count)
  let whole = ShellLine(line)
  let kept = ShellLine(String(before))
  guard kept.words == whole.words else { return [] }
  return values.map { kept.quote.quoted($0.dropFirst(kept.current.count)) }
}
