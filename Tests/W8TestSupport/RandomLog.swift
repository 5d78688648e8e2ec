/// Logs, lines and bytes that look random and repeat for an equal seed.
///
/// ```
/// var random = RandomLog(seed: 1)
/// let log = random.log(days: 400)            // valid and in canonical form
/// let line = random.mutated(random.line())   // nearly valid
/// let noise = random.bytes(upTo: 80)         // anything at all
/// ```
package struct RandomLog: Sendable {
  /// Where the choices come from; usable for choices of the test's own.
  package var generator: SeededGenerator

  /// Starts the sequence that belongs to `seed`.
  package init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  /// A number of the range, each equally likely.
  package mutating func number(in range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &generator)
  }

  /// Whether a chance of one in `count` came true.
  package mutating func isOne(in count: Int) -> Bool {
    number(in: 1...max(1, count)) == 1
  }

  /// One of the choices, each equally likely.
  package mutating func one<Choice>(of first: Choice, _ others: Choice...) -> Choice {
    one(of: [first] + others) ?? first
  }

  /// One of the choices, each equally likely; nil where there are none.
  package mutating func one<Choice>(of choices: some Collection<Choice>) -> Choice? {
    choices.randomElement(using: &generator)
  }

  /// Up to `limit` bytes, each of any value; often with line ends, so that many lines come about.
  package mutating func bytes(upTo limit: Int) -> [UInt8] {
    (0..<number(in: 0...max(0, limit))).map { _ in
      isOne(in: 12) ? 10 : UInt8.random(in: 0...255, using: &generator)
    }
  }

  /// A log with an entry or more on most of `days` days: valid, in canonical form, without a fault above
  /// information for a reader whose today is the last day of it.
  ///
  /// It starts on 1 January of a year from 2016 to 2024 and ends in a line feed. Of more than 3,650 days the
  /// first years lie far from the middle one, which is a fault of its own.
  package mutating func log(days: Int) -> String {
    var writer = LogWriter(day: CivilDay(year: number(in: 2016...2024), month: 1, day: 1))
    writer.writePreamble()
    for _ in 0..<max(0, days) {
      writer.writeDay(&self)
    }
    return writer.text
  }

  /// A line of any kind as the format knows it, without a line end; valid where it stands rightly.
  package mutating func line() -> String {
    switch number(in: 0...11) {
    case 0: monthHeader()
    case 1...4: entry()
    case 5...7: "    " + exercise()
    case 8: "    " + session()
    case 9: one(of: "    > ", "        > ") + prose()
    case 10: directive()
    default: one(of: "", "; " + prose(), "    ; " + prose())
    }
  }
}
