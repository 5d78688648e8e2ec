import Primitives
import W8Book
import W8Engine
import W8Syntax
import W8Text

/// Sets of an exercise as they stand in a log, but for blanks.
struct WrittenSets {
  private let items: [Item]
  private let groups: [Group]
  /// The unit of loads that have none, a kilogram or a pound.
  private let unit: MassUnit

  /// What stands between two commas.
  private struct Group {
    let tree: SyntaxTree
    let items: Range<Int>
    let purpose: SetPurpose
  }

  private struct Item {
    /// Its bytes in the tree of its group.
    let range: TextRange
    let isBareLoad: Bool
    let isRest: Bool
  }

  /// The sets of the exercise on `fileLine`, which has `tokens`; its bare loads are in `unit`.
  init(at fileLine: FileLine, _ tokens: ArraySlice<Token>, unit: MassUnit) {
    self.init(of: [(fileLine, tokens)], unit: unit)
  }

  /// The sets of all lines of an exercise in one session.
  init(of session: ExerciseSession, in log: OpenedLog) {
    self.init(of: log.lines(of: session).map { ($0, $0.tokens) }, unit: session.unit)
  }

  private init(of lines: [(fileLine: FileLine, tokens: ArraySlice<Token>)], unit: MassUnit) {
    var items: [Item] = []
    var groups: [Group] = []
    items.reserveCapacity(lines.reduce(0) { $0 + $1.tokens.count })
    for line in lines {
      Self.read(line.tokens, line.fileLine.tree, line.fileLine.line, &items, &groups)
    }
    self.init(items: items, groups: groups, unit: unit)
  }

  private init(items: [Item], groups: [Group], unit: MassUnit) {
    (self.items, self.groups, self.unit) = (items, groups, unit)
  }

  /// The sets that are no warm-up.
  var working: WrittenSets {
    WrittenSets(items: items, groups: groups.filter { $0.purpose == .work }, unit: unit)
  }

  /// The sets without labels of rests, such as `(rest 120s)`, which other programs write behind most sets.
  var withoutRests: WrittenSets {
    guard items.contains(where: { $0.isRest }) else { return self }
    var kept: [Item] = []
    var groups: [Group] = []
    for group in self.groups {
      let start = kept.count
      kept += items[group.items].filter { !$0.isRest }
      if kept.count > start {
        groups.append(Group(tree: group.tree, items: start..<kept.count, purpose: group.purpose))
      }
    }
    return WrittenSets(items: kept, groups: groups, unit: unit)
  }

  /// The sets with a unit at each load.
  var withUnits: String { text(naming: unit.symbol) }

  /// The sets with a unit at each load that is not in `pageUnit`.
  func text(in pageUnit: MassUnit) -> String { text(naming: unit == pageUnit ? "" : unit.symbol) }

  private func text(naming symbol: String) -> String {
    var text: [UInt8] = []
    text.reserveCapacity(8 * items.count)
    for (number, group) in groups.enumerated() {
      if number > 0 { text.append(contentsOf: [0x2C, 0x20]) }
      let bytes = group.tree.text
      for index in group.items {
        if index > group.items.lowerBound { text.append(0x20) }
        let item = items[index]
        text.append(contentsOf: bytes[item.range.start..<item.range.end])
        if item.isBareLoad { text.append(contentsOf: symbol.utf8) }
      }
    }
    return words(of: String(decoding: text, as: UTF8.self))
  }

  /// Reads the sets of a line of `tree` from its tokens.
  private static func read(
    _ tokens: ArraySlice<Token>, _ tree: SyntaxTree, _ line: Int, _ items: inout [Item],
    _ groups: inout [Group]
  ) {
    let nameEnd =
      tokens.firstIndex { $0.kind == .colon }
      ?? tokens.firstIndex { $0.kind == .name || $0.kind == .string }
    let sets = tokens.suffix(from: nameEnd.map { $0 + 1 } ?? tokens.startIndex)
      .prefix { $0.kind != .note && $0.kind != .comment }
    guard !sets.isEmpty else { return }
    let text = tree.text
    var first = items.count
    var warmsUp = false
    for token in sets {
      guard token.kind != .comma else {
        groups.append(Group(tree: tree, items: first..<items.count, purpose: purpose(warmsUp)))
        (first, warmsUp) = (items.count, false)
        continue
      }
      let range = tree.range(of: token, line: line)
      let bytes = text[range.start..<range.end]
      warmsUp = warmsUp || isWarmUp(token, bytes)
      items.append(
        Item(range: range, isBareLoad: isBareLoad(token, bytes), isRest: isRest(token, bytes)))
    }
    groups.append(Group(tree: tree, items: first..<items.count, purpose: purpose(warmsUp)))
  }

  private static func purpose(_ warmsUp: Bool) -> SetPurpose { warmsUp ? .warmUp : .work }

  private static func isWarmUp(_ token: Token, _ text: ArraySlice<UInt8>) -> Bool {
    switch token.kind {
    case .reps, .duration, .distance: text.first.map { $0 | 0x20 } == UInt8(ascii: "w")
    default: false
    }
  }

  /// Whether a token is a label such as `(rest 120s)`; `(rest-pause)` is none.
  private static func isRest(_ token: Token, _ text: ArraySlice<UInt8>) -> Bool {
    let start = Array("(rest ".utf8)
    return token.kind == .label && zip(start, text).allSatisfy { $0 == $1 | 0x20 }
      && text.dropFirst(start.count).first.map { (0x30...0x39).contains($0) } ?? false
  }

  private static func isBareLoad(_ token: Token, _ text: ArraySlice<UInt8>) -> Bool {
    token.kind == .load && text.last.map { (0x30...0x39).contains($0) } ?? false
  }
}

/// A session as it is written below an entry; its own line is read once.
struct WrittenSession {
  /// The line of the entry or session that opens it, or of an exercise that comes before any.
  let first: FileLine
  /// The gym with its sign, as it is written; nil where none is named or its name cannot be read.
  let gymToken: Token?
  private let noteToken: Token?
  private let span: Token?
  private let lines: SessionLines

  /// The gym without its sign; nil where none is named or its name cannot be read.
  var gym: String? { gymToken.map { String(first.string(of: $0).dropFirst()) } }
  /// The title without its quotes; nil without one.
  var title: String? { first.sessionTitle }
  /// The keys of the tags on its own line, none of its note.
  var tags: [String] {
    guard first.kind == .session else { return [] }
    return first.tokens.filter { $0.kind == .tag }.map { canonicalKey(first.string(of: $0)).text }
  }
  /// The note at the end of its own line; nil without one.
  var note: String? { noteToken.map { words(ofNote: first.string(of: $0)) } }
  /// The lines of the exercises that have a name, in order.
  var exercises: [FileLine] {
    first.lowered.namedExercises(of: lines).map { first.line(withIndex: $0) }
  }
  /// The line that opens it, whether or not its gym can be read; nil where an exercise does.
  var head: FileLine? { first.kind == .exercise ? nil : first }
  /// When it began, as `HH:MM`; nil where no time of its own is written.
  var time: String? {
    span.map { clock(Int($0.kind == .timeSpan ? $0.value >> 16 : $0.value)) }
  }
  /// When it ended, as `HH:MM`; nil where that is not written.
  var end: String? {
    endTime?.description
  }
  /// The same as a time.
  var endTime: TimeOfDay? {
    span.flatMap { $0.kind == .timeSpan ? TimeOfDay(minutes: Int($0.value & 0xFFFF)) : nil }
  }

  private init(_ session: SessionLines, of entry: FileLine) {
    let first = entry.line(withIndex: session.head)
    let tokens = first.kind == .exercise ? [] : first.tokens
    // The time, the title and the note of an entry are not those of a session.
    let own = first.kind == .session ? tokens : []
    self.first = first
    gymToken = tokens.first(of: .gym)
    lines = session
    noteToken = own.first(of: .note)
    span = own.first(of: .time, .timeSpan)
  }

  /// The sessions of the entry on `fileLine`, in the order in which they are written: those that it counts.
  static func all(of fileLine: FileLine) -> [WrittenSession] {
    let lowered = fileLine.lowered
    guard let day = lowered.day(at: fileLine.line), !day.sessions.isEmpty else { return [] }
    return lowered.sessions[day.sessions].map { WrittenSession($0, of: fileLine) }
  }
}
