import W8Engine
import W8Text

/// Reads a word of a plan or of equipment; any of its readings fails as a whole.
struct AmountScanner {
  /// The letters in lower case, `×` as `x`.
  private let bytes: [UInt8]
  private var index = 0

  init(_ text: Span<UInt8>, _ start: Int, _ end: Int) {
    var bytes: [UInt8] = []
    var index = start
    while index < end {
      let isTimes = index + 1 < end && text[index] == 0xC3 && text[index + 1] == 0x97
      bytes.append(isTimes ? UInt8(ascii: "x") : text[index].lowercased)
      index += isTimes ? 2 : 1
    }
    self.bytes = bytes
  }

  var isAtEnd: Bool { index == bytes.count }

  /// Moves past `letter`.
  mutating func skip(_ letter: Unicode.Scalar) -> Bool {
    guard index < bytes.count, bytes[index] == UInt8(ascii: letter) else { return false }
    index += 1
    return true
  }

  /// A count of `range`.
  mutating func count(_ range: ClosedRange<Int>) -> Int? {
    guard let count = digits(1, 4).map({ Int($0) }),
      range.contains(count)
    else { return nil }
    return count
  }

  private mutating func skip(word: StaticString) -> Bool {
    var next = index
    defer { index = next }
    return scan(word: word, bytes.span, &next, bytes.count)
  }

  private mutating func digits(_ least: Int, _ most: Int) -> UInt32? {
    var next = index
    defer { index = next }
    return scanDigits(bytes.span, &next, bytes.count, least, most)
  }

  /// `2.5kg`, `225lb`, `7lvl`
  mutating func amount() -> Amount? {
    guard let thousandths = thousandths(), let unit = unit() else { return nil }
    return Amount(thousandths: thousandths, of: unit)
  }

  private mutating func thousandths() -> Int64? {
    guard let whole = digits(1, 4) else { return nil }
    guard skip(".") else { return Int64(whole) * 1000 }
    let first = index
    guard var fraction = digits(1, 3) else { return nil }
    for _ in index - first..<3 { fraction *= 10 }
    return Int64(whole) * 1000 + Int64(fraction)
  }

  /// A unit; nil inside stands for levels.
  private mutating func unit() -> MassUnit?? {
    if skip(word: "kg") { return .some(.kilogram) }
    if skip(word: "lb") { return .some(.pound) }
    return skip(word: "lvl") ? .some(nil) : nil
  }

  /// `-20kg`, `+10lb`
  private mutating func change() -> Amount? {
    let isLess = skip("-")
    guard isLess || skip("+"), let amount = amount() else { return nil }
    return isLess ? Amount(-amount.value, amount.unit) : amount
  }

  /// The thousandths of `82.5%`, from 1 to 150 %.
  private mutating func share() -> Int64? {
    guard let whole = digits(1, 3) else { return nil }
    var tenth: UInt32 = 0
    if skip(".") {
      guard let digit = digits(1, 1) else { return nil }
      tenth = digit
    }
    let share = Int64(whole) * 10 + Int64(tenth)
    return skip("%") && 10...1500 ~= share ? share : nil
  }
}

// MARK: - Plans

extension AmountScanner {
  /// `3x5`, `5x65%,5x75%,5+x85%`
  mutating func scheme() -> [PlannedSet]? {
    var sets: [PlannedSet] = []
    repeat {
      guard let (count, set) = planned(), sets.count + count <= 99 else { return nil }
      sets += Array(repeating: set, count: count)
    } while skip(",")
    let shares = sets.count { $0.share != nil }
    return shares == 0 || shares == sets.count ? sets : nil
  }

  private mutating func planned() -> (count: Int, set: PlannedSet)? {
    guard var least = count(1...999) else { return nil }
    var times = 1
    let mark = self
    if skip("x") {
      // `5x65%` is one set.
      if share() != nil {
        self = mark
      } else {
        self = mark
        guard skip("x"), least <= 99, let repetitions = count(1...999) else { return nil }
        (times, least) = (least, repetitions)
      }
    }
    let isOpen = skip("+")
    var most = least
    if !isOpen, skip("-") {
      guard let end = count(least...999) else { return nil }
      most = end
    }
    var share: Int64?
    if skip("x") {
      guard let written = self.share() else { return nil }
      share = written
    }
    return (times, PlannedSet(least: least, most: most, isOpen: isOpen, share: share))
  }

  /// `95kg`, `bw`, `bw-20kg`
  mutating func start() -> (amount: Amount, isBodyWeight: Bool)? {
    guard skip(word: "bw") else { return amount().map { ($0, false) } }
    if isAtEnd { return (Amount(0, .kilogram), true) }
    guard let change = change(), change.unit != nil else { return nil }
    return (change, true)
  }

  /// `+2.5kg`
  mutating func step() -> Amount? { skip("+") ? amount() : nil }

  /// `10:+5kg`
  mutating func repetitionStep() -> (Int, Amount)? {
    guard let repetitions = count(1...999), skip(":"), let step = step() else { return nil }
    return (repetitions, step)
  }

  /// The half steps of `@8` or `@8.5`.
  mutating func effort() -> Int? {
    guard skip("@"), let whole = count(1...10) else { return nil }
    guard skip(".") else { return 2 * whole }
    return skip("5") && whole < 10 ? 2 * whole + 1 : nil
  }

  /// `90%`, `-5kg`, `+10lb`
  mutating func reset() -> PlanReset? {
    let mark = self
    if let change = change() { return .change(change) }
    self = mark
    return share().map { .share($0) }
  }
}

// MARK: - Equipment

extension AmountScanner {
  /// `4x20kg,2x10kg` or `2kg-10kg/1kg`; at most `most` kinds.
  mutating func kits(most: Int) -> [Kit]? {
    var kits: [Kit] = []
    repeat {
      let mark = self
      var times = count(1...999)
      if times != nil, !skip("x") { (times, self) = (nil, mark) }
      guard let first = amount() else { return nil }
      kits.append(Kit(first, count: times))
      if times == nil, skip("-") {
        guard let last = amount(), skip("/"), let step = amount(), step.value > 0,
          last.value > first.value, (last.value - first.value) / step.value < most
        else { return nil }
        var next = first.value + step.value
        while next <= last.value {
          kits.append(Kit(Amount(next, first.unit)))
          next += step.value
        }
      }
    } while skip(",")
    let isOneKind = kits.allSatisfy { ($0.load.unit == nil) == (kits[0].load.unit == nil) }
    return kits.count <= most && isOneKind ? kits : nil
  }

  /// The load of a bar or a plate, which is no level.
  mutating func mass() -> Amount? { amount().flatMap { $0.unit == nil ? nil : $0 } }
}

/// What `read` makes of the whole value of `argument`.
func scanned<Value>(
  _ argument: WrittenArgument, _ text: Span<UInt8>, _ read: (inout AmountScanner) -> Value?
) -> Value? {
  var scanner = AmountScanner(text, argument.content.start, argument.content.end)
  guard let value = read(&scanner), scanner.isAtEnd else { return nil }
  return value
}

extension ArgumentReader {
  /// What a gym has to load.
  mutating func readEquipment(_ text: Span<UInt8>) -> GymEquipment {
    var equipment = GymEquipment()
    guard arguments.contains(where: { $0.kind == .pair }) else { return equipment }
    equipment.bar = option(text, "bar") { scanned($0, $1) { $0.mass() } }
    equipment.plates = option(text, "plates", readPlates) ?? []
    equipment.dumbbells = option(text, "dumbbells", readDumbbells) ?? []
    equipment.step = option(text, "step", readStep)
    return equipment
  }

  /// How an exercise is loaded.
  mutating func readLoading(_ text: Span<UInt8>) -> Loading {
    var loading = Loading()
    if has(text, "barbell") { loading.tool = .barbell }
    // Of two tools the first counts, so that the other is refused.
    if loading.tool == nil, has(text, "dumbbell") { loading.tool = .dumbbell }
    guard arguments.contains(where: { $0.kind == .pair }) else { return loading }
    loading.bar = option(text, "bar") { scanned($0, $1) { $0.mass() } }
    loading.sides = option(text, "sides") { scanned($0, $1) { $0.count(1...2) } }
    loading.step = option(text, "step", readStep)
    loading.loads = option(text, "loads") { scanned($0, $1) { $0.kits(most: 500) } } ?? []
    return loading
  }
}

private func readPlates(_ argument: WrittenArgument, _ text: Span<UInt8>) -> [Kit]? {
  scanned(argument, text) { $0.kits(most: 10) }.flatMap(onlyMasses)
}

private func readDumbbells(_ argument: WrittenArgument, _ text: Span<UInt8>) -> [Kit]? {
  scanned(argument, text) { $0.kits(most: 500) }.flatMap(onlyMasses)
}

private func onlyMasses(_ kits: [Kit]) -> [Kit]? {
  kits.allSatisfy { $0.load.unit != nil && $0.load.value > 0 } ? kits : nil
}

private func readStep(_ argument: WrittenArgument, _ text: Span<UInt8>) -> Amount? {
  scanned(argument, text) { $0.amount() }.flatMap { $0.value > 0 ? $0 : nil }
}
