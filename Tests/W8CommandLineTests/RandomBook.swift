import W8TestSupport

/// A small log of whatever can be said of days, weights and sets.
struct RandomBook {
  private(set) var text = "w8log 1.0\n\nunit       kg\n\n# 2026-03\n\n"
  private var random: RandomLog
  private let isOfOneApp: Bool
  private let isDistinct: Bool

  /// Every entry has a time or weight of its own where entries are to be `distinct`.
  init(seed: UInt64, isOfOneApp: Bool = false, isDistinct: Bool = false) {
    random = RandomLog(seed: seed)
    self.isOfOneApp = isOfOneApp
    self.isDistinct = isDistinct
    var day = 1
    while day < 29 {
      let count = isOfOneApp ? 1 : random.number(in: 1...3)
      for index in 0..<count { writeEntry(day, index) }
      day += random.number(in: 1...5)
    }
  }

  private mutating func writeEntry(_ day: Int, _ index: Int) {
    text += day < 10 ? "0\(day) " : "\(day) "
    let minute = isDistinct ? index : random.number(in: 0...2)
    let clock = index == 0 && random.isOne(in: 3) ? "" : "07:0\(minute)"
    if !isOfOneApp, !random.isOne(in: 5) || isDistinct && index > 0 {
      text += random.one(of: "82.4", "82.4?", "82.1", "181.5lb", "80") + " \(clock)"
      if random.isOne(in: 4) { text += " fat:18.\(random.number(in: 0...9))%" }
      if random.isOne(in: 4) { text += " waist:84cm" }
      writeTag()
      if random.isOne(in: 5) { text += random.one(of: " > slept well", " > #late, > no tea") }
    } else {
      text += isDistinct ? "- #rest" : "-"
      if !isOfOneApp { writeTag() }
    }
    text += "\n"
    if !isOfOneApp, random.isOne(in: 6) { text += "    > ill\n    > at home #sick\n" }
    let sessions = isOfOneApp ? 1 : random.number(in: 0...2)
    for index in 0..<sessions { writeSession(index) }
  }

  private mutating func writeSession(_ index: Int) {
    let start = isOfOneApp || random.isOne(in: 2) ? " 18:0\(random.number(in: 0...1))" : ""
    text += "    " + (isOfOneApp ? "@" : random.one(of: "@", "@iron")) + start
    if random.isOne(in: 3) { text += " \"Push\"" }
    if !isOfOneApp { writeTag() }
    text += "\n"
    if random.isOne(in: 4) { text += "    > felt well\n" }
    for number in 0..<random.number(in: 1...3) {
      text += !isOfOneApp && number > 0 && random.isOne(in: 5) ? "    + " : "    "
      let name = random.one(
        of: "Squat", "Bench (Barbell)", "Pull Up (Assisted)", "Dip (Weighted)", "Run")
      text += "\(name): "
      text += (0..<random.number(in: 1...3)).map { _ in set() }.joined(separator: ", ") + "\n"
      if random.isOne(in: 4) { text += "        > seat 4\n" }
      if !isOfOneApp, random.isOne(in: 8) { text += "        > pins #travel\n" }
    }
  }

  private mutating func writeTag() {
    if random.isOne(in: 3) { text += random.one(of: " #salty", " #late", " #Übung #sick") }
  }

  private mutating func set() -> String {
    if isOfOneApp { return random.one(of: "5 100", "3x5 102.5", "w8 40", "8 60 @8", "12 bw") }
    return random.one(
      of: "5 100", "3x5 102.5", "w8 40", "5 225lb", "8 bw", "8 bw+10", "8 bw-15", "5 60 @8.5",
      "5 60 rir2", "8 60 (drop)", "8 60 (rest 90s) (left, slow)", "2x40m 24kg", "100kg",
      "5.02km 27:30", "60s", "10 7lvl", "8", "4! 100", "12+ 50")
  }
}
