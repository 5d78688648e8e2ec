import W8Engine
import W8Syntax
import W8Text

/// A place of a version where a gym, an exercise or a tag is named.
struct NameUse {
  /// What a name is of.
  package enum Kind: Sendable { case gym, exercise, tag }

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

/// A name as it is compared, without quotes.
func bareName(_ text: String) -> String {
  let isQuoted = text.hasPrefix("\"") && text.hasSuffix("\"") && text.count > 1
  return folded(isQuoted ? String(text.dropFirst().dropLast()) : text)
}

/// A text with some of its bytes replaced; `edits` stand in order and apart.
func replaced(_ text: [UInt8], _ edits: [(range: TextRange, text: String)]) -> [UInt8] {
  var result: [UInt8] = []
  var place = 0
  for edit in edits {
    result += text[place..<edit.range.start] + Array(edit.text.utf8)
    place = edit.range.end
  }
  return result + text[place...]
}
