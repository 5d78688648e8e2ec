import W8Engine
import W8Syntax
import W8Text

/// Where in a version a gym, an exercise or a tag is named.
package struct NameUse {
  /// What a name is of.
  package enum Kind: String, Sendable { case gym, exercise, tag }

  let kind: Kind
  /// The name as it is compared.
  let key: String
  /// The day on which it is used; nil where it is declared.
  let date: CivilDate?
  /// Its bytes.
  let range: TextRange
  /// The name as it is written.
  let text: String
}

extension LogVersion {
  /// The places where names stand, in order.
  var nameUses: [NameUse] { nameUses(but: []) }

  /// The same but for the entries of some dates.
  func nameUses(but dates: Set<CivilDate>) -> [NameUse] {
    var reader = NameReader()
    for part in parts {
      if part.kind == .entry, let date = part.date, dates.contains(date) { continue }
      reader.read(part)
    }
    return reader.uses
  }
}

/// Gathers the places where names stand.
private struct NameReader {
  private(set) var uses: [NameUse] = []
  /// What names are compared as, by how they are written: most stand in many places.
  private var keys: [String: String] = [:]

  mutating func read(_ part: LogPart) {
    if part.head == .line, !LineRef(part).isVerbatim { readLine(of: part) }
    for child in part.children { read(child) }
  }

  private mutating func readLine(of part: LogPart) {
    let (tree, line) = (part.tree, part.line)
    switch part.kind {
    case .exercise:
      if let range = tree.nameRange(ofLine: line) { add(.exercise, range, part) }
    case .entry, .session, .directive:
      let isOfExercise = [.exercise, .setup, .plan].contains(tree.directive(onLine: line).keyword)
      for token in tree.tokens(ofLine: line) {
        let range = tree.range(of: token, line: line)
        switch token.kind {
        case .gym: add(.gym, range, part)
        case .tag: add(.tag, range, part)
        case .string where isOfExercise: add(.exercise, range, part)
        default: break
        }
      }
    default: break
    }
  }

  private mutating func add(_ kind: NameUse.Kind, _ range: TextRange, _ part: LogPart) {
    let text = part.tree.string(range)
    let key = keys[text] ?? bareName(text)
    keys[text] = key
    uses.append(NameUse(kind: kind, key: key, date: part.date, range: range, text: text))
  }
}

/// A version with some of its bytes replaced; `edits` stand in order and apart. Lines in canonical form stay so.
func replaced(_ version: LogVersion, _ edits: [(range: TextRange, text: String)]) -> LogVersion {
  if edits.isEmpty { return version }
  let tree = version.tree
  let edits = Dictionary(grouping: edits) { tree.line(at: $0.range.start) ?? 0 }
  var result: [UInt8] = []
  var position = 0
  for line in edits.keys.sorted() {
    let start = tree.contentRange(ofLine: line).start + tree.lines[line].markLength
    result += tree.text[position..<start]
    position = start
    var content: [UInt8] = []
    for edit in edits[line, default: []] {
      content += tree.text[position..<edit.range.start] + Array(edit.text.utf8)
      position = edit.range.end
    }
    let end = tree.contentRange(ofLine: line).end
    content += tree.text[position..<end]
    result += tree.lines[line].isCanonical ? canonicalForm(content[...]) : content
    position = end
  }
  return LogVersion(result + tree.text[position...])
}
