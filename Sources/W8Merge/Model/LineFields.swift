import Primitives
import W8Syntax

/// One thing that a line says, and what it is told apart by from the others of the line.
package struct LineField: Hashable, Sendable {
  /// What the field is about.
  package let key: String
  /// Its text, in canonical form.
  package var text: String
}

/// What fields are about that are not told apart by what they say.
enum FieldKey {
  static let day = "day"
  static let weekday = "weekday"
  static let weight = "weight"
  static let time = "time"
  static let gym = "gym"
  static let title = "title"
  static let superset = "+"
  static let name = "name"
  static let sets = "sets"
  static let month = "month"
  static let keyword = "keyword"
  static let note = "note"
  static let comment = "comment"

  static let tails = [note, comment]
}

extension LineRef {
  /// What the line says, in the order of the canonical form; of a line that cannot be read, all of it as one.
  package var fields: [LineField] {
    if isVerbatim { return [LineField(key: "line", text: tree.proseText(line))] }
    return lineFields(canonicalForm(content))
  }
}

func canonicalForm(_ content: ArraySlice<UInt8>) -> [UInt8] {
  var text = Array(content)
  text.append(0x0A)
  guard var canonical = try? canonicalText(text) else { return Array(content) }
  if canonical.last == 0x0A { canonical.removeLast() }
  return canonical
}

func lineFields(_ content: [UInt8]) -> [LineField] {
  let tree = parse(content, .later)
  guard let line = tree.lines.first else { return [] }
  let kind = line.kind
  if kind == .note || kind == .comment || kind == .unknown || tree.isUnread(0) {
    return [LineField(key: "line", text: tree.proseText(0))]
  }
  var fields: [LineField] = []
  var keys: Set<String> = []
  func add(_ key: String, _ text: String) {
    var unique = key
    while !keys.insert(unique).inserted { unique += "'" }
    fields.append(LineField(key: unique, text: text))
  }
  let tokens = tree.tokens(ofLine: 0)
  let isList = tokens.first?.keyword == .gym || tokens.first?.keyword == .exercise
  for token in tokens {
    let text = tree.string(of: token, line: 0)
    switch token.kind {
    case .monthMark, .blank, .byteOrderMark: break
    case .detachedUnit:
      if fields.last?.key == FieldKey.weight { fields[fields.count - 1].text += text }
    case .colon:
      let tail = tokens.first(of: .note, .comment)
      let end = tail.map { Int($0.start) } ?? content.count
      let sets = unpadded(String(decoding: content[token.end..<end], as: UTF8.self))
      if !sets.isEmpty { add(FieldKey.sets, sets) }
    case .comma, .reps, .duration, .distance, .load, .chain, .effort, .label: break
    default: add(key(token, text, isList: isList), text)
    }
  }
  return fields
}

private func key(_ token: Token, _ text: String, isList: Bool) -> String {
  switch token.kind {
  case .day, .date, .ambiguousDate: FieldKey.day
  case .weekday: FieldKey.weekday
  case .weight, .unweighed: FieldKey.weight
  case .time, .timeSpan: FieldKey.time
  case .gym, .defaultGym: FieldKey.gym
  case .tag: folded(text)
  case .pair: pairKey(text, isList: isList)
  case .title: FieldKey.title
  case .superset: FieldKey.superset
  case .name, .string: FieldKey.name
  case .yearMonth: FieldKey.month
  case .keyword: FieldKey.keyword
  case .note: FieldKey.note
  case .comment: FieldKey.comment
  default: "word"
  }
}

/// A key of which a line may have several values is told apart by these.
private func pairKey(_ text: String, isList: Bool) -> String {
  let key = text.prefix { $0 != ":" }.lowercased()
  return isList && (key == "alias" || key == "group") ? folded(text) : key + ":"
}

extension [LineField] {
  /// What the field `key` says; nil where the line has none.
  package subscript(key: String) -> String? { first { $0.key == key }?.text }

  /// The line of `kind` that says this, in canonical form.
  func line(_ kind: LogPart.Kind) -> [UInt8] {
    let tails = filter { FieldKey.tails.contains($0.key) }.map { " " + $0.text }.joined()
    // The weekday stands behind the day; all else is put in order by the form.
    let leading = [FieldKey.day, FieldKey.weekday]
    let rest = filter { !FieldKey.tails.contains($0.key) && !leading.contains($0.key) }
    let others = leading.compactMap { key in first { $0.key == key } } + rest
    var text: String
    switch kind {
    case .exercise:
      let head = others.filter { $0.key != FieldKey.sets }.map { $0.text }.joined(separator: " ")
      text = "    \(head): \(self[FieldKey.sets] ?? "")"
    case .header: text = "# " + others.map { $0.text }.joined(separator: " ")
    case .session: text = "    " + others.map { $0.text }.joined(separator: " ")
    default: text = others.map { $0.text }.joined(separator: " ")
    }
    text += tails
    return canonicalForm(ArraySlice(text.utf8))
  }
}

/// The groups of a list of sets.
package func groupTexts(ofSets sets: String) -> [String] {
  var groups: [String] = []
  var depth = 0
  var group = ""
  for character in sets {
    switch character {
    case "(": depth += 1
    case ")": depth -= 1
    default: break
    }
    if character == ",", depth <= 0 {
      groups.append(unpadded(group))
      group = ""
    } else {
      group.append(character)
    }
  }
  return groups + [unpadded(group)]
}
