/// What is typed to find a symbol, in any case.
struct SymbolQuery {
  private let letters: [Character]

  init(_ text: String) {
    letters = Array(text.lowercased().filter { !$0.isWhitespace })
  }

  /// Whether days are looked for, of which there are very many: something of a date is typed.
  var asksForDays: Bool { letters.contains(where: \.isNumber) }

  /// How well `name` matches, the less the better; nil where it does not.
  ///
  /// It is the query, starts with it, has a word that does, holds it, or has its letters in their order. Blanks do not
  /// count, and neither does the sign before a name that is looked for without.
  func rank(of name: String) -> Int? {
    let name = Array(name.lowercased())
    let words = name.filter { !$0.isWhitespace }
    let bare = isSign(words.first) && !isSign(letters.first) ? Array(words.dropFirst()) : words
    if bare == letters { return 0 }
    if bare.starts(with: letters) { return 1 }
    if startsWord(of: name) { return 2 }
    if holds(words) { return 3 }
    return hasInOrder(words) ? 4 : nil
  }

  private func isSign(_ letter: Character?) -> Bool { letter == "@" || letter == "#" }

  private func startsWord(of name: [Character]) -> Bool {
    name.split { !$0.isLetter && !$0.isNumber }.contains { $0.starts(with: letters) }
  }

  private func holds(_ name: [Character]) -> Bool {
    guard letters.count <= name.count else { return false }
    return (0...name.count - letters.count).contains { name[$0...].starts(with: letters) }
  }

  private func hasInOrder(_ name: [Character]) -> Bool {
    var rest = letters[...]
    for letter in name where letter == rest.first { rest.removeFirst() }
    return rest.isEmpty
  }
}
