/// The name of the file of which a program that keeps folders alike on several devices made the copy called `name`, since it
/// was changed on two of them at once; nil for any other name.
///
/// They write `a.sync-conflict-20261126-101112-AB.txt`, `a (Ann's conflicted copy 2026-11-26).txt` and
/// `a_conflict-20261126-101112.txt`.
package func originalOfConflictCopy(_ name: String) -> String? {
  guard let dot = name.lastIndex(of: ".") else { return nil }
  let (stem, ending) = (name[..<dot], name[dot...])
  let marks = [".sync-conflict-", "_conflict-"]
  var end = marks.lazy.compactMap { firstIndex(of: $0, in: stem) }.min()
  if end == nil, stem.hasSuffix(")"), firstIndex(of: "conflicted copy", in: stem) != nil {
    end = firstIndex(of: " (", in: stem)
  }
  guard let end, end > stem.startIndex else { return nil }
  return String(stem[..<end] + ending)
}

private func firstIndex(of part: String, in text: Substring) -> String.Index? {
  text.indices.first { text[$0...].hasPrefix(part) }
}
