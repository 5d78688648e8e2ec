/// The name of the file of which a program that keeps folders alike on several devices made the copy called `name`, since it
/// was changed on two of them at once; nil for any other name.
///
/// Syncthing writes `a.sync-conflict-20261126-101112-AB.txt`, older versions of ownCloud `a_conflict-20261126-101112.txt`.
/// Dropbox, Nextcloud and Seafile say it in brackets behind the name, some of them in the language of the user, and with the
/// day: `a (Ann's conflicted copy 2026-11-26).txt`, `a (Copie en conflit de Ann 2026-11-26).txt`. What other programs make
/// of a name, as `a 2.txt` or `a-laptop.txt`, people write too: such a file is a copy where somebody says so.
package func originalOfConflictCopy(_ name: String) -> String? {
  guard let dot = name.lastIndex(of: ".") else { return nil }
  let ending = name[dot...]
  var stem = name[..<dot]
  while let shorter = withoutMark(stem) { stem = shorter }
  return stem.endIndex < dot ? String(stem + ending) : nil
}

/// `stem` without the first mark of programs, or the last one in brackets; nil where it has none, or nothing else.
private func withoutMark(_ stem: Substring) -> Substring? {
  let marks = [".sync-conflict-", "_conflict-"]
  let end = marks.lazy.compactMap { firstIndex(of: $0, in: stem) }.min() ?? lastNote(in: stem)
  guard let end, end > stem.startIndex else { return nil }
  return stem[..<end]
}

/// The position of the blank before the brackets that end `stem`, if these tell of a conflict.
private func lastNote(in stem: Substring) -> Substring.Index? {
  guard stem.last == ")" else { return nil }
  var depth = 0
  let start = stem.indices.last { index in
    depth += stem[index] == ")" ? 1 : stem[index] == "(" ? -1 : 0
    return depth == 0
  }
  guard let start, start > stem.startIndex, stem[stem.index(before: start)] == " ",
    tellsOfConflict(stem[start...])
  else { return nil }
  return stem.index(before: start)
}

/// Whether `note` is in words for a conflict; but for those of English it has a day too, as people write such words.
private func tellsOfConflict(_ note: Substring) -> Bool {
  let small = Substring(note.lowercased())
  if firstIndex(of: "conflicted copy", in: small) != nil { return true }
  let stems = [
    "confl", "konfl", "ristirii", "ütköz", "çakış", "конфл", "競合", "冲突", "衝突", "충돌",
  ]
  return hasDay(small) && stems.contains { firstIndex(of: $0, in: small) != nil }
}

/// Whether a day such as 2026-11-26 stands in `text`.
private func hasDay(_ text: Substring) -> Bool {
  let shape = "0000-00-00"
  return text.indices.contains { start in
    let part = text[start...].prefix(shape.count)
    return part.count == shape.count
      && zip(part, shape).allSatisfy { $1 == "0" ? $0.isASCII && $0.isNumber : $0 == $1 }
  }
}

private func firstIndex(of part: String, in text: Substring) -> String.Index? {
  text.indices.first { text[$0...].hasPrefix(part) }
}
