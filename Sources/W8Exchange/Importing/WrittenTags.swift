import W8Syntax

extension ImportedLog {
  /// Those of `names`, which are tags without their `#`, that no note and nothing else says, as a log writes them; reports
  /// what is no tag.
  mutating func tags(
    _ names: [String], notIn notes: [String], besides others: Set<String> = [], _ line: Int
  ) -> [String] {
    guard !names.isEmpty else { return [] }
    let known = others.union(tags(in: notes))
    return names.filter { !known.contains($0.lowercased()) }.compactMap { name in
      if isTag(name) { return "#\(name)" }
      lose(line, "a tag that a log cannot hold", name)
      return nil
    }
  }

  private func isTag(_ name: String) -> Bool {
    let tree = parse(Array("01 - #\(name)".utf8), .later)
    // The day and the `-` come first.
    let tokens = tree.tokens(ofLine: 0).dropFirst(2)
    guard tokens.count == 1, let token = tokens.first, token.kind == .tag else { return false }
    return tree.string(of: token, line: 0) == "#\(name)"
  }

  /// The tags that stand in `notes`, behind a blank or at the start of a line, in lower case.
  private func tags(in notes: [String]) -> Set<String> {
    var names: Set<String> = []
    for note in notes where note.contains("#") {
      let words = note.utf8.split { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }
      for word in words.map(Array.init) where word[0] == UInt8(ascii: "#") {
        let end = nameEnd(word.span, 1, word.count)
        names.insert(String(decoding: word[1..<end], as: UTF8.self).lowercased())
      }
    }
    return names
  }
}
