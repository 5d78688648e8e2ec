/// Lines of words that mean something by themselves, thrown together: sets behind any head, and fields of entries.
package struct WordLines: Sendable {
  private var generator: SeededGenerator

  /// Starts the sequence that belongs to `seed`.
  package init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  /// Appends `count` random lines.
  package mutating func append(_ count: Int, to text: inout [UInt8]) {
    for _ in 0..<count {
      if below(3) > 0 {
        add(Self.heads, &text)
        addWords(Self.sets, &text)
      } else {
        add(Self.days, &text)
        addWords(Self.fields, &text)
      }
      text.append(0x0A)
    }
  }

  private mutating func addWords(_ words: [[UInt8]], _ text: inout [UInt8]) {
    for _ in 0..<below(7) {
      add(words, &text)
      if below(8) > 0 { text.append(0x20) } else { add(Self.joints, &text) }
    }
  }

  private mutating func add(_ words: [[UInt8]], _ text: inout [UInt8]) {
    text += words[below(words.count)]
  }

  private mutating func below(_ bound: Int) -> Int {
    Int(truncatingIfNeeded: generator.next() >> 33) % bound
  }
}

extension WordLines {
  private static let heads: [[UInt8]] = [
    "    Squat:              ", "    Squat:              ", "    Squat: ", "    Squat :",
    "    \"Squat\":            ", "    \"Curl: EZ\":         ", "    “Squat”: ", "    \"\": ",
    "    卧推:                 ", "    De\u{301}veloppe\u{301}: ", "    Développé:          ",
    "    Bench  press: ", "    + Squat:            ", "    +  Row: ", "\tSquat: ", "  Dip 2 (a): ",
    "    Squat\u{A0}rack: ", "    21s: ",
  ].map { Array($0.utf8) }

  private static let sets: [[UInt8]] = [
    "5", "5", "12", "3x5", "3 x 5", "3 X 5", "3×5", "12 \u{2003}×\u{A0}8", "01x5", "0x5", "100x5",
    "w5", "W2x8", "w60s", "100", "102.5", "100kg", "20.5LB", "7lvl", "7.5LVL", "bw", "BW+10",
    "bw-15kg", "bw-0", "+10", "-15kg", "-0.5", "100kg x 5 x 3", "100kg x 5", "100kg x 5 x",
    "3 x 5 x bw", "3x5+x20lb", "bw+10x5!×03", "w3x5x100kg", "60kg x 0", "5/5/4!", "2x5/4+", "5/5/",
    "w5/60s", "0!", "12+", "60s", "3x60s", "1:30", "3 x 1:30/2:00", "1:02:03", "20MIN", "2h", "5km",
    "4×400m", "1.5mi/2.25mi", "100yd", "60FT", "@8", "@8.5", "@10.5", "@60", "rir2", "RIR0",
    "rpe 8", "@iron", "(a)", "(b  c)", "(5,5)", "(", "\"q\"", "“q”", "x", "×", "8-12", "5,5", ",",
    ", ", "5,", "> n", "; n", "12345", "9999.999kg", "9999h", "é",
  ].map { Array($0.utf8) }

  private static let days: [[UInt8]] = [
    "03 ", "3 ", "03 Sat   ", "03 saturday ", "03 SUN ", "03 Sa ", "2026-01-03 ", "9999-99-99 ",
    "00 ", "03/01/2026 ", "1.2.26 ", "    @iron ", "    @Home ", "\u{A0}@é ", "# 2026-01 ", "05",
  ].map { Array($0.utf8) }

  private static let fields: [[UInt8]] = [
    "  82.1  ", "  82.1  ", "82,4", "82.125?", "182lb", "182.5LB?", "13st", "13st4.5", "9ST13.5lb?",
    "13st0.25", "9999", "-", "kg", "LB?", "st", "07:05", "7:05", "23:59", "7:05am", "7 pm",
    "06:30-07:30", "6:30-23:59", "@iron", "@Iron", "@24h", "@rpe8", "#salty", "#é-1", "#1",
    "fat:18.6%", "x:\"a b\"", "key-2:“v”", "sleep:7:30", "fat:", "Sat", "(a b)", "\"", "> n",
    "; c", "\u{3000}", "foo",
  ].map { Array($0.utf8) }

  private static let joints: [[UInt8]] = [
    "", "  ", "\t", ",", ", ", " , ", "\u{A0}", " \u{2003}", "\u{FEFF}", "/", "\r", "\u{7}",
  ].map { Array($0.utf8) }
}
