import Primitives
import W8Engine

/// A load before the unit of its file is known.
enum LoadInText: Hashable {
  case body
  /// A number in thousandths with the unit behind it.
  case amount(Int, MassUnit?)
  /// What is added to the body, or helps if it is below zero.
  case bodyAnd(Int, MassUnit?)
}

/// A number of a group of sets with what is said of its last repetition.
struct SetNumber: Equatable {
  let thousandths: Int
  var mark = ImportedMark.none

  var isOver20: Bool { thousandths > 20_000 }
  var hasDecimals: Bool { thousandths % 1000 != 0 }
}

/// What stands for a token in a pattern.
enum SetValue {
  /// `n`, and `e` behind `@`.
  case number(SetNumber)
  /// `k`.
  case load(LoadInText)
  /// `l`: numbers of one unit each, between commas, slashes or blanks.
  case list([SetNumber])
  /// `t`, `d`.
  case time(Seconds), distance(ImportedDistance)
  /// `p`.
  case sides(Int, Int)
}

/// Matches groups of sets against the patterns of `SetPattern`; one that failed is of no further use.
struct SetMatch {
  let conventions: SetConventions
  private(set) var sets: [ImportedSet] = []
  private(set) var questions: Set<SetQuestion> = []
  private(set) var evidence: [(question: SetQuestion, answer: String)] = []
  /// The largest first number of an `AxB` that is asked about, in thousandths.
  var largestOpenCount = 0
  /// Whether a list has a set of no repetitions.
  private(set) var hasUndone = false
  /// Why the group that matches is none of sets.
  private(set) var fault: String?
  /// The load of the last group, which a bare number after a comma has too.
  private(set) var lastLoad: LoadInText?
  private(set) var values: [SetValue] = []
  private var effort: Effort?
  private var labels: [String] = []
  private var isWarmUp = false

  init(_ conventions: SetConventions, _ lastLoad: LoadInText?) {
    (self.conventions, self.lastLoad) = (conventions, lastLoad)
  }

  /// Reads a group as a whole; whether it matches a pattern.
  mutating func read(_ tokens: [SetToken]) -> Bool {
    guard var (form, values) = form(of: tokens) else { return false }
    // After a load the number behind @ is an effort.
    if form.count > 2, form.last == "e", knowsLoad(form.dropLast()),
      case .number(let number)? = values.last,
      let effort = perceivedEffort(thousandths: number.thousandths)
    {
      self.effort = effort
      form.removeLast()
      values.removeLast()
    }
    self.values = values
    let start = sets.count
    guard let pattern = SetPattern.all.first(where: { $0.form == form }) else {
      return readSequence(form)
    }
    fault = nil
    guard pattern.read(&self), fault == nil else { return false }
    finish(from: start)
    return true
  }

  private func knowsLoad(_ form: Substring) -> Bool {
    form.contains("k") || ["nxnn", "nnxn", "nl"].contains(String(form))
  }

  /// Reads the groups between commas, each by itself; a bare number has the load of the group before it.
  mutating func readByCommas(_ tokens: [SetToken]) -> Bool {
    var groups: [[SetToken]] = [[]]
    for token in tokens {
      if token == .comma { groups.append([]) } else { groups[groups.count - 1].append(token) }
    }
    guard groups.count > 1 else { return false }
    for group in groups {
      guard !group.isEmpty else { return false }
      if group.count == 1, case .number(let value, let mark) = group[0], let lastLoad {
        let count = sets.count
        guard add(1, SetNumber(thousandths: value, mark: mark), lastLoad) else { return false }
        finish(from: count)
        continue
      }
      (effort, labels, isWarmUp) = (nil, [], false)
      guard read(group) else { return false }
    }
    return true
  }

  /// `73 100 127 1x12` and `40 1x12 50 3x10`: loads with sets x repetitions behind each, or behind all.
  private mutating func readSequence(_ form: String) -> Bool {
    let signs = Array(form)
    // 20x10 20x8
    if signs.count > 3, signs.count % 3 == 0,
      signs.indices.allSatisfy({ signs[$0] == ($0 % 3 == 1 ? "x" : "n") })
    {
      let start = sets.count
      for index in stride(from: 0, to: signs.count, by: 3) {
        guard pair(at: index), fault == nil else { return false }
      }
      finish(from: start)
      return true
    }
    var (index, loads, count) = (0, [SetNumber](), sets.count)
    while index < signs.count, signs[index] == "n", case .number(let number) = values[index] {
      let isGroup =
        index + 2 < signs.count && signs[index + 1] == "x" && signs[index + 2] == "n"
      guard isGroup else {
        loads.append(number)
        index += 1
        continue
      }
      guard !loads.isEmpty, case .number(let repetitions) = values[index + 2] else { return false }
      for load in loads {
        guard add(number, repetitions, .amount(load.thousandths, nil)) else { return false }
      }
      show(.pair, SetConventions.Pair.setsReps.rawValue)
      loads = []
      index += 3
    }
    guard index == signs.count, loads.isEmpty, sets.count > count else { return false }
    finish(from: count)
    return true
  }

  /// The letters of a group and what they stand for; nil where words stand inside.
  private mutating func form(of tokens: [SetToken]) -> (form: String, values: [SetValue])? {
    var form = ""
    var values: [SetValue] = []
    func add(_ sign: Character, _ value: SetValue) {
      form.append(sign)
      values.append(value)
    }
    var index = 0
    while index < tokens.count {
      defer { index += 1 }
      switch tokens[index] {
      case .number(let value, let mark):
        let list = list(in: tokens, from: index, isBehindLoad: form == "k")
        if list.count > 1 {
          index += 2 * list.count - 2 - blanks(in: tokens, from: index, list.count)
          add("l", .list(list))
        } else if index + 1 < tokens.count, tokens[index + 1] == .repetitions {
          add("R", .number(SetNumber(thousandths: value, mark: mark)))
          index += 1
        } else if index + 1 < tokens.count, tokens[index + 1] == .sets {
          add("S", .number(SetNumber(thousandths: value)))
          index += 1
        } else {
          add("n", .number(SetNumber(thousandths: value, mark: mark)))
        }
      case .load(let load): add("k", .load(load))
      case .at(let value): add("e", .number(SetNumber(thousandths: value)))
      case .times:
        let isBesideWord = form.last == "S" || form.last == "R"
        if !isBesideWord { add("x", .number(SetNumber(thousandths: 0))) }
      case .time(let time): add("t", .time(time))
      case .distance(let distance): add("d", .distance(distance))
      case .sides(let one, let other): add("p", .sides(one, other))
      case .effort(let said): effort = said
      case .warmUp: isWarmUp = true
      case .label(let label): labels.append(label)
      case .slash where form.last == "k": continue
      case .repetitions where form.last == "l": continue
      case .slash, .comma, .repetitions, .sets, .words, .fault, .separator: return nil
      }
    }
    // A word tells as much as the sign beside it.
    for (sign, plain) in [("xS", "S"), ("xR", "R")] where form.holds(sign) {
      guard
        let start = Array(form).indices.dropLast().first(where: {
          String(Array(form)[$0...($0 + 1)]) == sign
        })
      else { continue }
      var signs = Array(form)
      signs.replaceSubrange(start...(start + 1), with: Array(plain))
      values.remove(at: start)
      form = String(signs)
    }
    return form.isEmpty ? nil : (form, values)
  }

  /// The whole numbers between commas or slashes that begin at `start`; behind a load also between blanks.
  private func list(
    in tokens: [SetToken], from start: Int, isBehindLoad: Bool
  ) -> [SetNumber] {
    var numbers: [SetNumber] = []
    var index = start
    while index < tokens.count, case .number(let value, let mark) = tokens[index] {
      let next = index + 1 < tokens.count ? tokens[index + 1] : nil
      if next == .times || next == .repetitions && numbers.isEmpty || next == .sets { break }
      numbers.append(SetNumber(thousandths: value, mark: mark))
      if next == .comma || next == .slash {
        index += 2
      } else if isBehindLoad, case .number? = next {
        index += 1
      } else {
        break
      }
    }
    return numbers
  }

  /// How many of the `count` numbers of a list follow each other without a sign.
  private func blanks(in tokens: [SetToken], from start: Int, _ count: Int) -> Int {
    var (index, blanks) = (start, 0)
    for _ in 1..<count {
      if case .number = tokens[index + 1] {
        blanks += 1
        index += 1
      } else {
        index += 2
      }
    }
    return blanks
  }
}

// MARK: - What patterns do

extension SetMatch {
  func number(_ index: Int) -> SetNumber {
    if case .number(let number) = values[index] { number } else { SetNumber(thousandths: 0) }
  }

  func load(_ index: Int) -> LoadInText {
    switch values[index] {
    case .load(let load): load
    case .number(let number): number.thousandths == 0 ? .body : .amount(number.thousandths, nil)
    default: .body
    }
  }

  func list(_ index: Int) -> [SetNumber] {
    if case .list(let list) = values[index] { list } else { [] }
  }

  mutating func show(_ question: SetQuestion, _ answer: String) {
    evidence.append((question, answer))
  }

  /// The answer of the conventions; nil where it is asked for.
  mutating func ask<Answer>(_ question: SetQuestion, _ answer: Answer?) -> Answer? {
    if answer == nil { questions.insert(question) }
    return answer
  }

  /// Adds `count` sets of so many repetitions.
  mutating func add(_ count: SetNumber, _ repetitions: SetNumber, _ load: LoadInText?) -> Bool {
    guard !count.hasDecimals, 1000...99_000 ~= count.thousandths, count.mark == .none else {
      return refuse(notUnderstood)
    }
    return add(count.thousandths / 1000, repetitions, load)
  }

  mutating func add(_ count: Int, _ repetitions: SetNumber, _ load: LoadInText?) -> Bool {
    guard !repetitions.hasDecimals else { return refuse("half a repetition") }
    guard repetitions.thousandths > 0 else { return refuse("no reps done") }
    guard repetitions.thousandths <= 9_999_000 else { return refuse(notUnderstood) }
    var set = ImportedSet()
    set.repetitions = repetitions.thousandths / 1000
    set.mark = repetitions.mark
    return add(count, set, load ?? .body)
  }

  mutating func add(_ count: Int, _ done: ImportedSet, _ load: LoadInText?) -> Bool {
    var set = done
    if let load {
      guard let resolved = resolve(load) else { return refuse(notUnderstood) }
      set.load = resolved
      lastLoad = load
    }
    sets += Array(repeating: set, count: count)
    return true
  }

  mutating func addAll(_ list: [SetNumber], _ load: LoadInText?) -> Bool {
    for number in list {
      if number.thousandths == 0, list.contains(where: { $0.thousandths > 0 }) {
        hasUndone = true
        continue
      }
      guard add(1, number, load) else { return false }
    }
    return true
  }

  /// Gives the sets from `start` on a label.
  mutating func label(from start: Int, _ label: String) {
    for index in start..<sets.count { sets[index].labels.append(label) }
  }

  /// Says how hard the group was.
  mutating func rate(_ said: Effort) { effort = said }

  mutating func refuse(_ reason: String) -> Bool {
    fault = reason
    return false
  }

  /// Labels the last set; of all groups the sides.
  private mutating func finish(from start: Int) {
    guard start < sets.count else { return }
    for index in start..<sets.count {
      if isWarmUp { sets[index].isWarmUp = true }
      if let effort { sets[index].effort = effort }
      for label in labels where label != "failure" || index == sets.count - 1 {
        sets[index].labels.append(label)
      }
    }
  }

  private mutating func resolve(_ load: LoadInText) -> ImportedLoad? {
    switch load {
    case .body: return .bodyweight
    case .amount(0, _), .bodyAnd(0, _): return .bodyweight
    case .amount(let value, let unit):
      return ImportedMass(thousandths: value, unit: self.unit(unit)).map { .mass($0) }
    case .bodyAnd(let value, let unit):
      return ImportedMass(thousandths: value, unit: self.unit(unit)).map { .bodyweightAnd($0) }
    }
  }

  private mutating func unit(_ written: MassUnit?) -> MassUnit {
    if let written { show(.unit, written.symbol) }
    return written ?? ask(.unit, conventions.unit) ?? .kilogram
  }
}
