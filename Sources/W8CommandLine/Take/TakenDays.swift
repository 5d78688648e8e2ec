import W8Book
import W8Edits
import W8Engine
import W8Reports
import W8Syntax
import W8Text

/// The entries of an inbox on their way into a book, and what becomes of each.
struct TakenDays {
  /// What becomes of an entry.
  enum Verdict {
    case taken(AddedDay)
    /// The log has all of it.
    case known(AddedDay)
    /// It stays, for a reason that people can read and that stands on a line of the inbox.
    case stays(String, line: Int)
  }

  private let invocation: Invocation
  private let only: FileID?
  private let days: [(index: Int, day: AddedDay)]
  /// Of each day with its index what tells it from others, and which one of those that say the same it is, from 1.
  private var keys: [Int: (key: TakenBefore.Key, number: Int)] = [:]
  private let isOnce: Bool
  /// From which lines of the inbox those of each entry come.
  private let origins: [[Int]]
  private(set) var verdicts: [Verdict]

  /// Reads `entries`, as if each were typed into a log of its own. What the book has of those that are taken `once` is not
  /// taken again.
  init(
    _ entries: [InboxEntry], isOnce: Bool, onlyTo only: FileID?, _ invocation: Invocation
  ) throws(Failure) {
    (self.invocation, self.only, self.isOnce) = (invocation, only, isOnce)
    var numbers: [TakenBefore.Key: Int] = [:]
    var (days, origins, verdicts): ([(Int, AddedDay)], [[Int]], [Verdict]) = ([], [], [])
    for (index, entry) in entries.enumerated() {
      let (day, lines, verdict) = try Self.reading(of: entry, isOnce: isOnce, invocation)
      if let day {
        days.append((index, day))
        let key = TakenBefore.Key(day.date, entry.text)
        numbers[key, default: 0] += 1
        keys[index] = (key, numbers[key] ?? 1)
      }
      origins.append(lines)
      verdicts.append(verdict)
    }
    (self.days, self.origins, self.verdicts) = (days, origins, verdicts)
  }

  /// `entry` as a day, or why it is none.
  private static func reading(
    of entry: InboxEntry, isOnce: Bool, _ invocation: Invocation
  ) throws(Failure) -> (day: AddedDay?, origins: [Int], verdict: Verdict) {
    let read: (day: AddedDay, origins: [Int])
    do throws(Failure) {
      read = try entry.day(today: try invocation.today, isOnce: isOnce)
    } catch {
      return (nil, [], .stays(error.message ?? "", line: entry.firstLine))
    }
    let line = try AddedLine(read.day, invocation)
    if let fault = try line.firstFault() {
      return (nil, [], .stays(fault.message, line: read.origins[fault.row]))
    }
    return (try line.mended(), read.origins, .stays("", line: entry.firstLine))
  }

  /// The change that takes what may be taken into `log`, whose root is at `path`; of what was taken `before` nothing is
  /// taken again.
  mutating func edit(
    of log: OpenedLog, at path: String, before: TakenBefore?
  ) throws(Failure) -> BookEdit {
    let remembered = Set(
      days.map { $0.index }.filter { index in
        guard let before, let (key, number) = keys[index] else { return false }
        return before.count(of: key).map { number <= $0 } ?? true
      })
    let known = try knownDays(in: log.analysis, besides: remembered)
    var new: [(index: Int, day: AddedDay)] = []
    for (index, day) in days {
      if known.contains(index) {
        let isDoubtful = remembered.contains(index) && !isOnce && day.mayBeDoneAgain
        verdicts[index] =
          isDoubtful
          ? .stays(
            "take has moved the same sets before; remove the entry, or use --again if you did them again",
            line: origins[index][0]) : .known(day)
      } else if remembered.contains(index), let (key, _) = keys[index],
        before?.count(of: key) != nil
      {
        verdicts[index] = .stays(
          "take moved it before, but it is no longer in the log; remove the line, or use --again",
          line: origins[index][0])
      } else {
        new.append((index, try lacking(day, in: log.analysis)))
      }
    }
    var accepted: [(index: Int, day: AddedDay)] = []
    try accept(new[...], into: &accepted, log, at: path)
    let addition = try addition(of: accepted, to: log.analysis)
    note(accepted, addition)
    return addition.edit
  }

  /// Adds to `accepted` those of `days` that may be written; the others stay. Halves are tried until one alone is refused.
  private mutating func accept(
    _ days: ArraySlice<(index: Int, day: AddedDay)>,
    into accepted: inout [(index: Int, day: AddedDay)], _ log: OpenedLog, at path: String
  ) throws(Failure) {
    let edit = try addition(of: accepted + days, to: log.analysis).edit
    guard let (reason, line) = try hindrance(edit, of: log, at: path) else {
      accepted += days
      return
    }
    if days.count < 2 {
      for (index, day) in days {
        verdicts[index] = .stays(reason, line: origins[index][day.row(of: line)])
      }
      return
    }
    let half = days.startIndex + days.count / 2
    try accept(days[..<half], into: &accepted, log, at: path)
    try accept(days[half...], into: &accepted, log, at: path)
  }

  private mutating func note(_ days: [(index: Int, day: AddedDay)], _ addition: DayAddition) {
    for ((index, day), outcome) in zip(days, addition.outcomes) {
      switch outcome {
      case .added, .joined: verdicts[index] = .taken(day)
      case .known, .knownWithOtherNote: verdicts[index] = .known(day)
      case .leftOut(let reason, let isOfWeight):
        let remedy = isOfWeight ? "; correct it with `w8log add --replace`, or add a time" : ""
        verdicts[index] = .stays(reason + remedy, line: origins[index][0])
      }
    }
  }

  /// The entries all of which the book has, each held against the book alone: of two that say the same none is there before
  /// the first is taken.
  private func knownDays(
    in analysis: Analysis, besides remembered: Set<Int>
  ) throws(Failure) -> Set<Int> {
    var counts: [CivilDate: Int] = [:]
    var rounds: [[(index: Int, day: AddedDay)]] = []
    for var each in days where each.day.isOnce || remembered.contains(each.index) {
      each.day.isOnce = true
      let round = counts[each.day.date, default: 0]
      counts[each.day.date] = round + 1
      if round == rounds.count { rounds.append([]) }
      rounds[round].append(each)
    }
    var known: Set<Int> = []
    for round in rounds {
      let outcomes = try addition(of: round, to: analysis).outcomes
      for (each, outcome) in zip(round, outcomes) where outcome == .known {
        known.insert(each.index)
      }
    }
    return known
  }

  /// Notes in `before` what the log has now.
  func note(in before: inout TakenBefore) {
    for (index, (key, number)) in keys {
      switch verdicts[index] {
      case .taken: before.note(key, max(number, (before.count(of: key) ?? 0) + takenBelow(index)))
      case .known: before.note(key, number)
      case .stays: break
      }
    }
  }

  /// How many of those that say the same as the entry at `index` are taken up to it.
  private func takenBelow(_ index: Int) -> Int {
    keys.count { other, own in
      guard other <= index, own.key == keys[index]?.key, case .taken = verdicts[other] else {
        return false
      }
      return true
    }
  }

  /// `day` as it is added: only where the book has some of its sets are those that are there left out, so that of two entries
  /// of an inbox with the same sets both are taken.
  private func lacking(_ day: AddedDay, in analysis: Analysis) throws(Failure) -> AddedDay {
    guard day.isOnce else { return day }
    var again = day
    again.isOnce = false
    let repeats = try addition(of: [(0, again)], to: analysis).repeats
    return repeats.isEmpty ? again : day
  }

  private func addition(
    of days: [(index: Int, day: AddedDay)], to analysis: Analysis
  ) throws(Failure) -> DayAddition {
    try withEdits { () throws(EditRefusal) in try analysis.adding(days.map { $0.day }, onlyTo: only)
    }
  }

  /// The reason why `edit` may not be made, and on which line of the log.
  private func hindrance(
    _ edit: BookEdit, of log: OpenedLog, at path: String
  ) throws(Failure) -> (message: String, line: String)? {
    AddedFindings(try BookChange(edit, of: log, at: path), invocation).firstHindrance
  }
}

extension AddedDay {
  /// Whether it has sets and no time, so that nothing tells it from the same done again.
  fileprivate var mayBeDoneAgain: Bool {
    let text = (["01 \(fields)"] + lines).map { $0 + "\n" }.joined()
    let tree = parse(Array(text.utf8), .later)
    let hasTime = tree.lines.indices.contains { line in
      tree.tokens(ofLine: line).contains { $0.kind == .time || $0.kind == .timeSpan }
    }
    return !hasTime && tree.lines.contains { $0.kind == .exercise }
  }

  /// The index among the rows of the day, its own being 0, of the exercise that `line` of a log is about.
  fileprivate func row(of line: String) -> Int {
    let name = { (text: String) in
      text.prefix { $0 != ":" }.filter { !$0.isWhitespace }.lowercased()
    }
    return line.contains(":") ? (lines.firstIndex { name($0) == name(line) } ?? -1) + 1 : 0
  }
}
