import W8Book
import W8Syntax
import W8Text

/// A name that somebody has written for a gym, with its sigil; throws why it cannot be one.
func newGymName(_ written: String) throws(EditRefusal) -> String {
  let name = withSigil("@", written)
  let tree = parse(Array("gym \(name)".utf8), .later)
  guard tree.isLine(of: .gym, name) else {
    if tree.faults.contains(where: { $0.kind == .reservedName }) {
      throw .refused("\(quoted(name)) cannot be a gym; no name may start with rpe, rir or bw")
    }
    throw .refused("\(quoted(name)) is not a gym name; \(nameRule(name, example: "@iron"))")
  }
  return name
}

/// A name that somebody has written for a tag, with its sigil; throws why it cannot be one.
func newTagName(_ written: String) throws(EditRefusal) -> String {
  let name = withSigil("#", written)
  guard parse(Array("tag \(name)".utf8), .later).isLine(of: .tag, name) else {
    throw .refused("\(quoted(name)) is not a tag; \(nameRule(name, example: "#salty"))")
  }
  return name
}

/// A name that somebody has written for an exercise, without quotes; throws why it cannot be one.
func newExerciseName(_ written: String) throws(EditRefusal) -> String {
  var name = collapsingBlanks(written)
  if name.count > 1, name.hasPrefix("\""), name.hasSuffix("\"") {
    name = collapsingBlanks(String(name.dropFirst().dropLast()))
  }
  if name.isEmpty { throw .refused("an exercise needs a name") }
  let inQuotes = "\"\(name)\""
  guard parse(Array("exercise \(inQuotes)".utf8), .later).isLine(of: .string, inQuotes),
    readsBack(Array("    \(inQuotes): 5".utf8), as: name)
  else {
    throw .refused("\(quoted(name)) cannot name an exercise; use no quotes or control characters")
  }
  return name
}

/// Whether `line` is an exercise line, or an `exercise` line, without a fault that has `name` as it stands here.
func readsBack(_ line: [UInt8], as name: String) -> Bool {
  let tree = parse(line, .later)
  guard tree.lines.count == 1 else { return false }
  if tree.lines[0].kind == .exercise {
    guard let range = tree.nameRange(ofLine: 0) else { return false }
    return isSame(tree.exerciseName(range), name)
  }
  guard case .exercise(let exercise) = tree.directive(onLine: 0) else { return false }
  return (exercise.aliases + [exercise.name]).contains { isSame($0.text, name) }
}

/// Whether two names are equal byte for byte.
private func isSame(_ first: String, _ second: String) -> Bool {
  first.utf8.elementsEqual(second.utf8)
}

private func withSigil(_ sigil: Character, _ written: String) -> String {
  let name = collapsingBlanks(written)
  return name.first == sigil ? name : "\(sigil)\(name)"
}

extension SyntaxTree {
  /// Whether it is one line without faults: a keyword, and `text` as a token of `kind`.
  fileprivate func isLine(of kind: TokenKind, _ text: String) -> Bool {
    guard lines.count == 1, faults.isEmpty else { return false }
    let tokens = tokens(ofLine: 0)
    guard tokens.count == 2, let last = tokens.last, last.kind == kind else { return false }
    return string(of: last, line: 0).utf8.elementsEqual(text.utf8)
  }
}

/// The problem with the name behind the sigil of `text`.
package func nameRule(_ text: String, example: String) -> String {
  guard let first = text.dropFirst().unicodeScalars.first else {
    return "write a name, such as \(example)"
  }
  return first.properties.isAlphabetic
    ? "use only letters, digits, - and _" : "start the name with a letter"
}
