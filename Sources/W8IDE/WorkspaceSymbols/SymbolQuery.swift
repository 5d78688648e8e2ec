import Primitives

/// What is typed to find a symbol, in any case.
///
/// Texts are compared by the scalars of one spelling for all that are canonically equivalent: to compare letters by their
/// meaning takes the square of the marks on one of them.
struct SymbolQuery {
  private let scalars: [Unicode.Scalar]

  /// Nothing that has a name is longer.
  private static let longest = 200

  init(_ text: String) {
    let letters = Self.scalars(of: text).lazy.filter { !$0.properties.isWhitespace }
    scalars = Array(letters.prefix(Self.longest))
  }

  /// Whether days are looked for, of which there are very many: something of a date is typed.
  var asksForDays: Bool { scalars.contains { $0.properties.numericType != nil } }

  /// How well `name` matches, the less the better; nil where it does not.
  ///
  /// It is the query, starts with it, has a word that does, holds it, or has its letters in their order. Blanks do not
  /// count, and neither does the sign before a name that is looked for without.
  func rank(of name: String) -> Int? {
    let name = Self.scalars(of: name)
    let words = name.filter { !$0.properties.isWhitespace }
    let bare = isSign(words.first) && !isSign(scalars.first) ? Array(words.dropFirst()) : words
    if bare == scalars { return 0 }
    if bare.starts(with: scalars) { return 1 }
    if startsWord(of: name) { return 2 }
    if holds(words) { return 3 }
    return hasInOrder(words) ? 4 : nil
  }

  private static func scalars(of text: String) -> [Unicode.Scalar] {
    Array(equivalentSpelling(lowerCase(text)).unicodeScalars)
  }

  private func isSign(_ scalar: Unicode.Scalar?) -> Bool { scalar == "@" || scalar == "#" }

  private func startsWord(of name: [Unicode.Scalar]) -> Bool {
    name.split { !isOfWord($0) }.contains { $0.starts(with: scalars) }
  }

  /// A letter, a digit, or a mark on one of them.
  private func isOfWord(_ scalar: Unicode.Scalar) -> Bool {
    let properties = scalar.properties
    if properties.isAlphabetic || properties.numericType != nil { return true }
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: return true
    default: return false
    }
  }

  private func holds(_ name: [Unicode.Scalar]) -> Bool {
    guard scalars.count <= name.count else { return false }
    return (0...name.count - scalars.count).contains { name[$0...].starts(with: scalars) }
  }

  private func hasInOrder(_ name: [Unicode.Scalar]) -> Bool {
    var rest = scalars[...]
    for scalar in name where scalar == rest.first { rest.removeFirst() }
    return rest.isEmpty
  }
}
