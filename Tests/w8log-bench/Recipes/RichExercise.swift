/// A session line with what may stand on one.
func richSession(_ random: inout Random) -> String {
  let gym = random.pick(["@iron", "@garage", "@hütte", "@temple", "@"])
  let time = random.pick(["", " 19:00", " 06:30-07:45", " 23:30-00:15"])
  let title = random.pick(["", "", " \"Push day\"", " \"Beine; schwer\""])
  let tag = random.pick(["", " #travel", " #müde #deload"])
  let tail = random.pick(["", "", "  > \(random.pick(richNotes))", "  ; later that day"])
  return "    \(gym)\(time)\(title)\(tag)\(tail)"
}

/// An exercise with one line of sets.
func richExercise(isSuperset: Bool, _ random: inout Random) -> String {
  let exercise = exercises[Int.random(in: 0..<exercises.count, using: &random)]
  let name = (isSuperset ? "+ " : "") + exercise.name
  let line = exerciseLine(name, exercise.sets(&random))
  let tail = Int.random(in: 0..<100, using: &random)
  if tail < 3 { return line + "  > \(random.pick(richNotes))" }
  return tail < 6 ? line + "  ; with the old belt" : line
}

/// An exercise and how its sets are counted.
private struct Exercise {
  let name: String
  let kind: Kind
  /// The usual load in kilograms; 0 where there is none.
  let kilograms: Int

  init(_ name: String, _ kind: Kind, _ kilograms: Int = 0) {
    self.name = name
    self.kind = kind
    self.kilograms = kilograms
  }

  func sets(_ random: inout Random) -> String {
    let isRare = kind == .weights && random.chance(9)
    return filled(random.pick(isRare ? asPeopleWriteThem : kind.sets), &random)
  }

  /// The sets with a number for each sign: `{kg}` the usual load, `{less}` and `{more}` near it, `{lb}` in pounds;
  /// `{s}` seconds of two digits, `{min}` minutes, `{r}` repetitions, `{m}` meters or what is as long.
  private func filled(_ sets: String, _ random: inout Random) -> String {
    let load = kilograms + Int.random(in: 0...kilograms / 10 + 1, using: &random)
    var text = ""
    for part in sets.split(separator: "{", omittingEmptySubsequences: false) {
      guard let end = part.firstIndex(of: "}") else {
        text += part
        continue
      }
      let number =
        switch part[..<end] {
        case "kg": load
        case "less": load * 3 / 4
        case "more": load + 2
        case "lb": load * 22 / 10
        case "r": Int.random(in: 3...15, using: &random)
        case "min": Int.random(in: 18...48, using: &random)
        case "m": Int.random(in: 8...80, using: &random) * 25
        default: Int.random(in: 20...59, using: &random)
        }
      text += "\(number)\(part[part.index(after: end)...])"
    }
    return text
  }
}

private enum Kind {
  case weights, machine, body, hold, distance, carry

  var sets: [String] {
    switch self {
    case .weights:
      [
        "w5 {less}, 3x{r} {kg} @8", "5/5/4! {kg}", "3x{r} {less} (pause)", "{r}/{r}/7 {less}.5",
        "3x5 {kg}kg, 2x{r} {less}kg @7.5", "{r} {lb}lb, 3 {lb}lb @9",
        "w3x5 {less}, {r} {kg}, {r}+ {kg}",
        "{r} {kg}, 4! {more} @10", "3x{r} {less} rir2", "3x5/{r}/4 {kg}",
        "{r}+ {less}kg rir0 (touch and go)", "{r} {less} (left, slow) (belt), {r} {less} (right)",
        "0! {more}, 1 {kg}.25kg", "w5 {less}, w3 {less}.5, 5x{r} {kg}, 3 {more} @8.5",
      ]
    case .machine:
      [
        "3x{r} 7lvl", "{r}/10 8lvl rir1", "w{r} 5lvl, 3x{r} 7.5lvl (seat 4)", "{r}+ 6lvl @9",
        "",
      ]
    case .body:
      [
        "{r}/6/5 bw", "{r} bw+10, {r} bw+12.5kg", "{r} bw-15kg (band)", "{r}+ bw", "4! bw+10 @9.5",
        "3x{r} bw+20lb", "{r} +10, 5 +10kg",
      ]
    case .hold:
      [
        "3x{s}s", "{s}s/{s}s/30s", "1:{s}, 1:{s}, {s}s", "2min, w{s}s", "3x{s}s 10kg (side)",
        "{s}s @8",
      ]
    case .distance:
      [
        "5km {min}:{s} @6", "5km {min}:{s}", "4x400m 1:{s}", "10.5km 1:{s}:{s}",
        "3.1mi {min}:{s} rir3",
        "{m}m/{m}m 3:{s}/2:{s}", "w1km 6:{s}, 3x1km 4:{s}/4:{s}/4:{s} (track)", "1h 9km",
        "13.1mi 1:{s}:{s}", "1h (stairs)",
        "w25yd {s}s, {m}yd {min}min",
      ]
    case .carry:
      ["4x{m}m 24kg", "2x{m}yd 60lb @8", "{m}ft/{m}ft 24kg (left/right)", "3x30m {kg}kg"]
    }
  }
}

/// Read, but not as `fmt` writes them.
private let asPeopleWriteThem = [
  "{kg}kg × {r} × 3", "{kg}kgx5, {less}kg x {r}+", "3x{r}x{kg}kg @8, {less}kg 8",
]

private let exercises = [
  Exercise("Squat", .weights, 100), Exercise("Bench Press (Barbell)", .weights, 70),
  Exercise("Row", .weights, 60), Exercise("Deadlift", .weights, 130),
  Exercise("\"Curl: EZ bar\"", .weights, 30), Exercise("\"Press > pause\"", .weights, 50),
  Exercise("Développé couché", .weights, 68),
  Exercise("De\u{301}veloppe\u{301} militaire", .weights, 42),
  Exercise("Жим лёжа", .weights, 72), Exercise("卧推", .weights, 66),
  Exercise("DB press, 30° & slow", .weights, 24),
  Exercise("Leg curl (Machine)", .machine), Exercise("スクワット (マシン)", .machine),
  Exercise("Pull-up", .body), Exercise("Dip", .body), Exercise("Klimmzüge eng", .body),
  Exercise("Plank", .hold), Exercise("\"Tabata 20:10\"", .hold),
  Exercise("Run", .distance), Exercise("Бег", .distance), Exercise("Bike & row", .distance),
  Exercise("Farmer carry", .carry, 24), Exercise("Sled 2/3", .carry, 40),
]
