/// Short logs with a fault on most lines.
package struct FaultyLogs: Sendable {
  private let recipe: Recipe
  private var random: RandomLog

  /// How the lines come about.
  package enum Recipe: CaseIterable, Sendable {
    /// Lines that people mistype, in any order.
    case lines
    /// Those, with bytes put in and taken out.
    case brokenLines
    /// Words that are right and wrong by themselves, in any order.
    case words
    /// Lines of every kind, some with a few bytes changed.
    case mutations
  }

  /// Starts the sequence of `recipe` that belongs to `seed`.
  package init(_ recipe: Recipe, seed: UInt64) {
    self.recipe = recipe
    random = RandomLog(seed: seed)
  }

  /// The next log, of up to twenty lines.
  package mutating func next() -> [UInt8] {
    switch recipe {
    case .lines: return lines()
    case .brokenLines:
      var bytes = lines()
      for _ in 0..<random.number(in: 1...6) { breakByte(&bytes) }
      return bytes
    case .words: return words()
    case .mutations: return mutations()
    }
  }

  private mutating func breakByte(_ bytes: inout [UInt8]) {
    let offset = random.number(in: 0...bytes.count)
    if random.isOne(in: 2) {
      bytes.insert(UInt8(random.number(in: 0...255)), at: offset)
    } else if offset < bytes.count {
      bytes.remove(at: offset)
    }
  }

  private mutating func lines() -> [UInt8] {
    let ends = random.one(of: ["\n"], ["\n"], ["\r\n"], ["\n", "\r\n"])
    var text = random.isOne(in: 8) ? "\u{FEFF}" : ""
    for _ in 0..<random.number(in: 1...20) {
      text += random.one(of: Self.lines) ?? ""
      text += random.one(of: ends) ?? "\n"
    }
    if random.isOne(in: 5) { text += random.one(of: Self.lines) ?? "" }
    return Array(text.utf8)
  }

  private mutating func words() -> [UInt8] {
    var text = random.isOne(in: 2) ? "# 2026-01\n" : ""
    let lineEnd = random.isOne(in: 4) ? "\r\n" : "\n"
    for _ in 0..<random.number(in: 1...5) {
      text += random.one(of: Self.starts) ?? ""
      for _ in 0..<random.number(in: 0...5) { text += (random.one(of: Self.words) ?? "") + " " }
      text += lineEnd
    }
    if random.isOne(in: 2) { text.removeLast() }
    return Array(text.utf8)
  }

  private mutating func mutations() -> [UInt8] {
    var text = Array("# 2026-01\n\n".utf8)
    for _ in 0..<random.number(in: 1...12) {
      let line = random.line()
      text += random.isOne(in: 2) ? Array(line.utf8) : random.mutated(line)
      text.append(0x0A)
    }
    return text
  }
}

/// What the logs are made of.
extension FaultyLogs {
  private static let starts = [
    "03 Sat ", "04 ", "05 Mon", "2026-01-06 ", "    @iron ", "    @", "    ", "    + Row", "    > ",
    "> ", "; ", "; w8log:ignore ", "gym ", "unit ", "w8log ", "lint ", "trend ", "gaol ", "# ",
    "# 2026-01 ", "# 2026-02", "x-", "", "  ", "goal ", "unti ", "gmy ", "Weight ",
  ]
  private static let words = [
    "82.1", "83,4", "824", "8.24?", "182lb", "13st", "4.5", "13st4", "-", "kg", "lb?", "st", "7:05",
    "21:40", "06:30-07:30", "@iron", "@home", "@irn", "@24h", "@rpe8", "@", "#salty", "#1",
    "fat:18%",
    "fat", "22%", "\"Iron\"", "\"", "(", ")", "> note", ">", "; comment", ";", "Squat", "Squat:",
    "3x5", "bw+10", "RPE", "8", "\u{A0}", "“", "é", "color:grey", "color:\"tael\"", "span:7", "1.0",
    "1.3", "2.0", "lbs", "100kgs", "group:x", "no-unti", "off", "default", "alias:@old", "pm",
    "26:40", "Sat", "\u{7}", "kg ",
  ]

  private static let lines = [
    "# 2026-01", "# 2026-01", "# 2026-02", "# 2030-06", "# 2026-01 February", "# March 2026",
    "# 2026/1  cold", "# week 3", "# felt great", "#", "##", "# 2025-12 > easy",
    "03 Sat 82.1", "03 Fri 82.1", "03 82", "03 82", "31 80", "01 Thu 81 07:05", "05 Mo 82",
    "05 Su 82", "04 rest 82", "30 83 7:10pm", "30 83 07:00 7:10 pm", "30 83 7am 8am", "28 Sat",
    "28 ; only this",
    "00 82", "2026-01-07 82", "2026-02-01 82", "2026-13-01 82", "2031-01-01 82", "2026-01-03 82",
    "03/01/2026 82", "1.2.26 Sat 82", "2026-1-3 82", "02 Fri 82 @iron > note",
    "    03 Sat 82.1", "  2026-02-04 80", "    32 Fri 80", "    @iron 07:00", "    Squat: 3x5 100",
    "    @iron 7am 8am", "    Squat: 5 RPE 8 RPE 9", "    Squat: 5 @60 @70",
    "    Squat: 5\u{A0}x\u{A0}5 RPE\u{A0}8",
    "    > note \u{07}x", "        > deep", "\t\t> tabs", " > flat", "    @ 07:00 \"Push\"", "82.4",
    "    Squat: 3x5 100 kg", "  Squat: 3x5 220 lbs", "2026-02-02 Mon 81.5 lbs", "2026-03-01 81",
    "    ; comment", "; comment", "; w8log:ignore weekday-mismatch", "", "",
    "\u{07}03 82", "03\u{A0}82", "~ unknown", "    ~ unknown", "> margin", "order newest",
    "order oldest", "gym @iron “Iron Temple”", "gym @iron \"Iron Temple color:red",
    "02 82 (never closed", "03 82.1.2 foo", "<<<<<<< HEAD", "||||||| base", "=======",
    ">>>>>>> phone", "unit kg", "lint W8110 info", "x-mine whatever",
    "~ " + String(repeating: "long ", count: 30),
    "# " + String(repeating: "long", count: 30),
  ]
}
