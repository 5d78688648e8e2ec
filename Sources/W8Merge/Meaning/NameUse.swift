import W8Engine
import W8Syntax
import W8Text

/// A place of a version where a gym, an exercise or a tag is named.
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
  var nameUses: [NameUse] { parts.flatMap(\.nameUses) }
}

extension LogPart {
  fileprivate var nameUses: [NameUse] {
    (head == .line && !LineRef(self).isFrozen ? ownNames : []) + children.flatMap(\.nameUses)
  }

  private var ownNames: [NameUse] {
    func use(_ kind: NameUse.Kind, _ range: TextRange) -> NameUse {
      let text = tree.string(range)
      return NameUse(kind: kind, key: bareName(text), date: date, range: range, text: text)
    }
    switch kind {
    case .exercise: return tree.nameRange(ofLine: line).map { [use(.exercise, $0)] } ?? []
    case .entry, .session, .directive:
      let isOfExercise = [.exercise, .setup].contains(tree.directive(onLine: line).keyword)
      return tree.tokens(ofLine: line).compactMap { token in
        let range = tree.range(of: token, line: line)
        switch token.kind {
        case .gym: return use(.gym, range)
        case .tag: return use(.tag, range)
        case .string where isOfExercise: return use(.exercise, range)
        default: return nil
        }
      }
    default: return []
    }
  }
}

/// A version with some of its bytes replaced; `edits` stand in order and apart. Lines in canonical form stay so.
func replaced(_ version: LogVersion, _ edits: [(range: TextRange, text: String)]) -> LogVersion {
  if edits.isEmpty { return version }
  let tree = version.tree
  let edits = Dictionary(grouping: edits) { tree.line(at: $0.range.start) ?? 0 }
  var result: [UInt8] = []
  var place = 0
  for line in edits.keys.sorted() {
    let start = tree.contentRange(ofLine: line).start + tree.lines[line].markLength
    result += tree.text[place..<start]
    place = start
    var content: [UInt8] = []
    for edit in edits[line, default: []] {
      content += tree.text[place..<edit.range.start] + Array(edit.text.utf8)
      place = edit.range.end
    }
    let end = tree.contentRange(ofLine: line).end
    content += tree.text[place..<end]
    result += tree.lines[line].isCanonical ? canonicalForm(content[...]) : content
    place = end
  }
  return LogVersion(result + tree.text[place...])
}
