import W8Engine

/// A way to write a group of sets.
///
/// Its form has a letter for each token: `n` a number, `k` a load, `x` a sign of times, `e` a number behind `@`, `R` so many
/// repetitions and `S` so many sets by their words, `l` a list of numbers, `p` two sides, `t` a time, `d` a distance.
struct SetPattern: Sendable {
  let form: String
  /// Adds the sets of a group of this form; false where it is none after all.
  let read: @Sendable (inout SetMatch) -> Bool

  private init(_ form: String, _ read: @escaping @Sendable (inout SetMatch) -> Bool) {
    (self.form, self.read) = (form, read)
  }

  static let all: [SetPattern] = certain + cardio + open

  /// Groups with one reading.
  private static let certain: [SetPattern] = [
    // 3x5 100kg, 3x5 @ 100kg, and 3x5 100, whose last number can only be a load
    SetPattern("nxnk") { $0.setsReps(0, 2, load: 3) },
    SetPattern("nxnn") { $0.setsReps(0, 2, load: 3) },
    SetPattern("knxn") { $0.setsReps(1, 3, load: 0) },
    SetPattern("nnxn") { $0.setsReps(1, 3, load: 0) },
    // 100kg x 5, 100kg x 5 x 3
    SetPattern("kxn") { $0.add(1, $0.number(2), $0.load(0)) },
    // 40kg x 6 x 6 x 6: the repetitions of each set
    SetPattern("kxnxnxn") { $0.eachSet([2, 4, 6], load: 0) },
    SetPattern("kxnxnxnxn") { $0.eachSet([2, 4, 6, 8], load: 0) },
    SetPattern("kxnxn") { $0.add($0.number(4), $0.number(2), $0.load(0)) },
    // 12x40lb x3
    SetPattern("nxkxn") { $0.add($0.number(4), $0.number(0), $0.load(2)) },
    SetPattern("nxnxk") { $0.setsReps(0, 2, load: 4) },
    // 5/5/4 @ 80kg, 60kg: 8, 8, 6
    SetPattern("lk") { $0.addAll($0.list(0), $0.load(1)) },
    SetPattern("le") { $0.addAll($0.list(0), $0.load(1)) },
    SetPattern("kl") { $0.addAll($0.list(1), $0.load(0)) },
    SetPattern("kxl") { $0.addAll($0.list(2), $0.load(0)) },
    // 5 100kg, 5kg 20
    SetPattern("nk") { $0.add(1, $0.number(0), $0.load(1)) },
    SetPattern("kn") { $0.add(1, $0.number(1), $0.load(0)) },
    // 12 reps 40 lbs, 5 reps @ 20, 3 sets of 10 at 60
    SetPattern("R") { $0.add(1, $0.number(0), nil) },
    SetPattern("Rk") { $0.add(1, $0.number(0), $0.load(1)) },
    SetPattern("Re") { $0.add(1, $0.number(0), $0.load(1)) },
    SetPattern("Rn") { $0.add(1, $0.number(0), $0.load(1)) },
    SetPattern("Rxk") { $0.add(1, $0.number(0), $0.load(2)) },
    SetPattern("nR") { $0.add(1, $0.number(1), $0.load(0)) },
    SetPattern("kR") { $0.add(1, $0.number(1), $0.load(0)) },
    SetPattern("SR") { $0.counted(0, 1, load: nil) },
    SetPattern("Sn") { $0.counted(0, 1, load: nil) },
    SetPattern("RS") { $0.counted(1, 0, load: nil) },
    SetPattern("SRk") { $0.counted(0, 1, load: 2) },
    SetPattern("SRe") { $0.counted(0, 1, load: 2) },
    SetPattern("SRn") { $0.counted(0, 1, load: 2) },
    SetPattern("Snk") { $0.counted(0, 1, load: 2) },
    SetPattern("Sne") { $0.counted(0, 1, load: 2) },
    SetPattern("RSk") { $0.counted(1, 0, load: 2) },
    SetPattern("kSR") { $0.counted(1, 2, load: 0) },
    SetPattern("kRS") { $0.counted(2, 1, load: 0) },
    SetPattern("kSn") { $0.counted(1, 2, load: 0) },
    SetPattern("SkR") { $0.counted(0, 2, load: 1) },
    // 2@135x8
    SetPattern("nexn") { $0.add($0.number(0), $0.number(3), $0.load(1)) },
    SetPattern("nkxn") { $0.add($0.number(0), $0.number(3), $0.load(1)) },
    // 10|8 50kg
    SetPattern("p") { $0.sides(load: nil) },
    SetPattern("pk") { $0.sides(load: 1) },
    SetPattern("pn") { $0.sides(load: 1) },
  ]

  private static let cardio: [SetPattern] = [
    SetPattern("t") { $0.cardio(time: 0) },
    SetPattern("d") { $0.cardio(distance: 0) },
    SetPattern("dt") { $0.cardio(time: 1, distance: 0) },
    SetPattern("td") { $0.cardio(time: 0, distance: 1) },
    SetPattern("nxt") { $0.cardio(count: 0, time: 2) },
    SetPattern("nxd") { $0.cardio(count: 0, distance: 2) },
    SetPattern("St") { $0.cardio(count: 0, time: 1) },
    SetPattern("Sd") { $0.cardio(count: 0, distance: 1) },
    SetPattern("tk") { $0.cardio(time: 0, load: 1) },
    SetPattern("kt") { $0.cardio(time: 1, load: 0) },
    SetPattern("nxtk") { $0.cardio(count: 0, time: 2, load: 3) },
    SetPattern("dk") { $0.cardio(distance: 0, load: 1) },
    SetPattern("kd") { $0.cardio(distance: 1, load: 0) },
    SetPattern("nxdk") { $0.cardio(count: 0, distance: 2, load: 3) },
  ]

  /// Groups that the file decides.
  private static let open: [SetPattern] = [
    SetPattern("nxn") { $0.pair() },
    SetPattern("nxl") { $0.numberTimesList() },
    SetPattern("nxne") { $0.pairWithAt() },
    SetPattern("nxk") { $0.timesLoad() },
    SetPattern("nxnxn") { $0.triple() },
    SetPattern("nn") { $0.twoNumbers() },
    SetPattern("ne") { $0.numberAt() },
    SetPattern("nl") { $0.addAll($0.list(1), $0.load(0)) },
    SetPattern("l") { $0.listAlone() },
    SetPattern("n") { $0.single() },
  ]
}

extension SetMatch {
  fileprivate mutating func setsReps(_ count: Int, _ repetitions: Int, load: Int) -> Bool {
    if number(count).thousandths > 1000 {
      show(.pair, SetConventions.Pair.setsReps.rawValue)
    }
    return add(number(count), number(repetitions), self.load(load))
  }

  fileprivate mutating func counted(_ count: Int, _ repetitions: Int, load: Int?) -> Bool {
    if number(count).thousandths > 1000 {
      show(.pair, SetConventions.Pair.setsReps.rawValue)
    }
    return add(number(count), number(repetitions), load.map { self.load($0) })
  }

  fileprivate mutating func eachSet(_ repetitions: [Int], load: Int) -> Bool {
    addAll(repetitions.map { number($0) }, self.load(load))
  }

  fileprivate mutating func sides(load: Int?) -> Bool {
    guard case .sides(let one, let other) = values[0] else { return false }
    for (count, side) in [(one, "one side"), (other, "other side")] {
      let first = sets.count
      guard add(1, SetNumber(thousandths: count * 1000), load.map { self.load($0) }) else {
        return false
      }
      label(from: first, side)
    }
    return true
  }

  fileprivate mutating func cardio(
    count: Int? = nil, time: Int? = nil, distance: Int? = nil, load: Int? = nil
  ) -> Bool {
    var set = ImportedSet()
    if let time, case .time(let seconds) = values[time] { set.seconds = seconds }
    if let distance, case .distance(let length) = values[distance] { set.distance = length }
    let times = count.map { number($0) } ?? SetNumber(thousandths: 1000)
    guard !times.hasDecimals, 1000...99_000 ~= times.thousandths else {
      return refuse(notUnderstood)
    }
    return add(times.thousandths / 1000, set, load.map { self.load($0) })
  }

  /// `AxB`, by its own numbers or those of the file.
  mutating func pair(at start: Int = 0) -> Bool {
    let (one, other) = (number(start), number(start + 2))
    let own: SetConventions.Pair? =
      other.hasDecimals
      ? .repsLoad
      : one.isOver20 || one.thousandths == 0 || one.hasDecimals && other.thousandths <= 30_000
        ? .loadReps : nil
    if let own,
      conventions.pair == nil || own == .repsLoad || one.thousandths == 0 || one.hasDecimals
        || conventions.pair == .setsReps
    {
      show(.pair, own.rawValue)
      return addPair(own, one, other)
    }
    largestOpenCount = max(largestOpenCount, one.thousandths)
    guard let known = ask(.pair, conventions.pair) else { return true }
    return addPair(known, one, other)
  }

  private mutating func addPair(
    _ pair: SetConventions.Pair, _ one: SetNumber, _ other: SetNumber
  ) -> Bool {
    switch pair {
    case .setsReps: add(one, other, nil)
    case .loadReps: add(1, other, one.thousandths == 0 ? .body : .amount(one.thousandths, nil))
    case .repsLoad: add(1, one, .amount(other.thousandths, nil))
    }
  }

  /// `75 * 6, 5, 4`: only a load can stand before several numbers.
  fileprivate mutating func numberTimesList() -> Bool {
    show(.pair, SetConventions.Pair.loadReps.rawValue)
    return addAll(list(2), load(0))
  }

  /// `3x8 @ 9` and `3x8@205`.
  fileprivate mutating func pairWithAt() -> Bool {
    if number(2).thousandths > 0, number(3).thousandths > 10_000 {
      show(.at, SetConventions.At.load.rawValue)
      return setsReps(0, 2, load: 3)
    }
    switch ask(.at, conventions.at) {
    case .load?: return setsReps(0, 2, load: 3)
    case .effort?: return pair() && addEffort(3)
    case nil:
      _ = setsReps(0, 2, load: 3)
      return true
    }
  }

  /// `5 @ 100` and `5 @ 8`.
  fileprivate mutating func numberAt() -> Bool {
    if number(1).thousandths > 10_000 {
      show(.at, SetConventions.At.load.rawValue)
      return add(1, number(0), load(1))
    }
    switch ask(.at, conventions.at) {
    case .load?: return add(1, number(0), load(1))
    case .effort?: return add(1, number(0), nil) && addEffort(1)
    case nil: return true
    }
  }

  private mutating func addEffort(_ index: Int) -> Bool {
    guard let effort = perceivedEffort(thousandths: number(index).thousandths) else {
      return refuse("an effort that is not 1 to 10")
    }
    rate(effort)
    return true
  }

  fileprivate mutating func timesLoad() -> Bool {
    let count = number(0)
    if count.thousandths > 6000 {
      show(.timesLoad, SetConventions.TimesLoad.reps.rawValue)
      return add(1, count, load(2))
    }
    guard let known = ask(.timesLoad, conventions.timesLoad) else { return true }
    return known == .reps ? add(1, count, load(2)) : refuse("a load without reps")
  }

  fileprivate mutating func triple() -> Bool {
    let numbers = [number(0), number(2), number(4)]
    func isLoad(_ number: SetNumber) -> Bool { number.isOver20 || number.hasDecimals }
    if isLoad(numbers[0]), !isLoad(numbers[2]) { return loadFirst(numbers) }
    let own: SetConventions.Triple? =
      isLoad(numbers[2]) && !isLoad(numbers[0]) ? .setsRepsLoad : nil
    if let own { show(.triple, own.rawValue) }
    switch own ?? ask(.triple, conventions.triple) {
    case .setsRepsLoad?:
      show(.pair, SetConventions.Pair.setsReps.rawValue)
      return add(numbers[0], numbers[1], .amount(numbers[2].thousandths, nil))
    case .loadRepsSets?:
      return add(numbers[2], numbers[1], .amount(numbers[0].thousandths, nil))
    case .loadSetsReps?: return add(numbers[1], numbers[2], .amount(numbers[0].thousandths, nil))
    case nil: return true
    }
  }

  /// `100x5x3`: repetitions come before sets, unless the file has it otherwise; more than six are repetitions.
  private mutating func loadFirst(_ numbers: [SetNumber]) -> Bool {
    let most = 6000
    let own: SetConventions.Triple? =
      numbers[1].thousandths > most && numbers[2].thousandths <= most
      ? .loadRepsSets
      : numbers[2].thousandths > most && numbers[1].thousandths <= most ? .loadSetsReps : nil
    if let own { show(.triple, own.rawValue) }
    var order = own ?? (conventions.triple == .setsRepsLoad ? nil : conventions.triple)
    if order == nil, numbers[1] == numbers[2] || !conventions.hasLoadLast {
      order = .loadRepsSets
    }
    switch ask(.triple, order) {
    case .loadSetsReps?: return add(numbers[1], numbers[2], .amount(numbers[0].thousandths, nil))
    case nil: return true
    default:
      return add(numbers[2], numbers[1], .amount(numbers[0].thousandths, nil))
    }
  }

  fileprivate mutating func twoNumbers() -> Bool {
    let (one, other) = (number(0), number(1))
    let own: SetConventions.TwoNumbers? =
      one.hasDecimals || one.isOver20 && one.thousandths > other.thousandths
      ? .loadReps
      : other.hasDecimals || other.thousandths > 50_000 && other.thousandths > one.thousandths
        ? .repsLoad : nil
    if let own { show(.twoNumbers, own.rawValue) }
    switch own ?? ask(.twoNumbers, conventions.twoNumbers) {
    case .loadReps?: return add(1, other, load(0))
    case .repsLoad?: return add(1, one, load(1))
    case nil: return true
    }
  }

  /// `110,5,5,5` and `12,10,8`.
  fileprivate mutating func listAlone() -> Bool {
    let numbers = list(0)
    let (first, rest) = (numbers[0].thousandths, numbers.dropFirst())
    let most = rest.map { $0.thousandths }.max() ?? 0
    let own: SetConventions.ListStart? =
      first * 10 >= most * 22 ? .load : first * 10 <= most * 16 ? .reps : nil
    switch own ?? ask(.listStart, conventions.listStart) {
    case .load?: return addAll(Array(rest), load(of: numbers[0]))
    case .reps?: return addAll(numbers, nil)
    case nil: return true
    }
  }

  private func load(of number: SetNumber) -> LoadInText {
    number.thousandths == 0 ? .body : .amount(number.thousandths, nil)
  }

  fileprivate mutating func single() -> Bool {
    switch ask(.singleNumbers, conventions.singleNumbers) {
    case .reps?: add(1, number(0), nil)
    case .load?: refuse("a load without reps")
    case nil: true
    }
  }
}
