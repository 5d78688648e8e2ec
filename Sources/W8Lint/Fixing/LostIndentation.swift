import Primitives
import W8Book
import W8Edits
import W8Engine
import W8Syntax
import W8Text

/// What a line at the margin is once it is indented: an exercise with sets, or a session.
struct LostIndentation {
  /// Its name in messages.
  let word: String
  /// The same without the article.
  var kind: Substring { word.drop { $0 != " " }.dropFirst() }
  /// The line as it is read with blanks before it.
  let tree: SyntaxTree
  /// Whether a day stands above, to which it would belong.
  let hasDay: Bool
  /// Whether nothing but its blanks is missing, and what it says is said in no other kind of line.
  let isCertain: Bool
  /// Whether it is a load without reps, which is as likely a weight.
  let isLoneLoad: Bool
  /// Where in the line the colon is missing behind the name; nil where it stands.
  let colon: Int?

  /// Looks at a line that is a directive or none at all; nil where it is neither exercise nor session.
  init?(_ lowered: LoweredSection, line: Int) {
    let (tree, longest) = (lowered.tree, 400)
    let content = tree.contentRange(ofLine: line)
    guard content.count <= longest, !tree.isIndented(line),
      [.directive, .unknown].contains(tree.lines[line].kind)
    else { return nil }
    let mark = tree.lines[line].markLength
    let bytes = Array(tree.text[(content.start + mark)..<content.end])
    let read = parse(Array("    ".utf8) + bytes, .later)
    guard let kind = read.lines.first?.kind else { return nil }
    hasDay = lowered.day(at: line - 1) != nil
    self.tree = read
    let isClean = read.faults.allSatisfy { [.decimalComma, .detachedUnit].contains($0.kind) }
    switch kind {
    case .session where isClean:
      (word, isCertain, isLoneLoad, colon) = ("a session", true, false, nil)
    case .exercise:
      let words = bytes.split(whereSeparator: isBlank)
      let hasCount = words.contains(where: isCounted)
      colon = isClean ? nil : Self.colon(missingIn: bytes, words)
      guard isClean ? Self.isExercise(read, hasCount) : colon != nil else { return nil }
      let groups = read.setGroups(ofLine: 0)
      word = "an exercise"
      isLoneLoad =
        groups.count == 1 && groups[0].load != nil && groups[0].reps.isEmpty
        && groups[0].distances.isEmpty
      isCertain =
        isClean && !isLoneLoad && (hasCount || groups.contains { $0.load != nil || $0.count > 1 })
    default: return nil
    }
  }

  /// Where in `line` the colon is missing: behind the name, before the first word such as `3x5`. nil where the line cannot be
  /// read with it.
  private static func colon(missingIn line: [UInt8], _ words: [ArraySlice<UInt8>]) -> Int? {
    guard let first = words.firstIndex(where: isCounted), first > 0,
      // `100 3x5` has a load, which is not part of a name.
      words[first - 1].first.map(isDigit) == false,
      case let end = words[first - 1].endIndex,
      parse(Array("    ".utf8) + line[..<end] + [UInt8(ascii: ":")] + line[end...], .later)
        .faults.isEmpty
    else { return nil }
    return end
  }

  /// Whether a named line with sets is one of an exercise: a keyword or a measurement with a colon is none.
  private static func isExercise(_ tree: SyntaxTree, _ hasCount: Bool) -> Bool {
    guard let range = tree.nameRange(ofLine: 0), !tree.setGroups(ofLine: 0).isEmpty else {
      return false
    }
    let name = tree.exerciseName(range).lowercased()
    let others = ["weight", "date", "note", "today", "yesterday"]
    guard Keyword(name: name) == nil, Measure(key: name) == nil, !others.contains(name),
      WrittenMonth.number(ofName: name[...]) == nil,
      !Weekday.allCases.contains(where: {
        [$0.name, $0.abbreviation].contains { $0.lowercased() == name }
      })
    else { return false }
    // A plank is no slip of a plan, which needs a text in quotes.
    let near = Keyword.nearest(to: name)
    return hasCount || near == nil || near == .plan
  }

  /// What is reported of the line, which says `text`.
  func message(_ text: String) -> String {
    if isLoneLoad {
      return
        "\(quoted(text)) may be a weigh-in or an exercise; write the day first, or indent it"
    }
    let advice = hasDay ? "indent it by four spaces" : "write it indented below its day"
    return "\(quoted(text)) looks like \(word); \(advice)"
  }

  /// Whether the exercise is joined to the one above.
  var isJoined: Bool { tree.tokens(ofLine: 0).first?.kind == .superset }
}

extension FixScope {
  /// Indents the line, which lost its blanks; nil where it is none that was indented, or has no day above.
  var indenting: Fix? {
    guard let lost = LostIndentation(fileLine.lowered, line: fileLine.line), lost.hasDay,
      !lost.isJoined || hasExerciseAbove
    else { return nil }
    var edits = [TextEdit(TextRange(at: fileLine.textStart), fileLine.indentationOfNote)]
    if let colon = lost.colon {
      edits.append(TextEdit(TextRange(at: fileLine.textStart + colon), ":"))
    }
    if lost.isLoneLoad { return .preferred("Indent the \(lost.kind)", edits, if: false) }
    let isSafe = lost.isCertain && !fileLine.lowered.opensBelow(fileLine.line)
    return .safe("Indent the \(lost.kind)", edits, if: isSafe)
  }

  /// Whether an exercise of the same session stands above, to which another may be joined.
  private var hasExerciseAbove: Bool {
    let lowered = fileLine.lowered
    guard let day = lowered.day(at: fileLine.line - 1) else { return false }
    return lowered.sessions[day.sessions].last { $0.head < fileLine.line }
      .flatMap(fileLine.exerciseAbove) != nil
  }
}

extension LoweredSection {
  /// Whether lines of the day stand below `line`, which may be meant for another session than the one above.
  fileprivate func opensBelow(_ line: Int) -> Bool {
    guard let day = day(at: line - 1) else { return false }
    return day.last > line
  }
}
