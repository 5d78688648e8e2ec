/// How the lines of a random text come about.
package enum FuzzRecipe: CaseIterable, Sendable {
  /// Any bytes.
  case bytes
  /// Characters that mean something somewhere, in any order.
  case alphabet
  /// Valid pieces of lines put together at random.
  case pieces
  /// Valid lines with a few bytes changed, removed, inserted or replaced by a piece.
  case mutations
}

/// Makes random lines out of byte arrays, without strings, for it runs a million times.
package struct FuzzLines: Sendable {
  private var generator: SeededGenerator
  private let recipe: FuzzRecipe

  /// Starts the sequence of `recipe` that belongs to `seed`.
  package init(_ recipe: FuzzRecipe, seed: UInt64) {
    self.recipe = recipe
    generator = SeededGenerator(seed: seed)
  }

  /// Appends `count` random lines.
  package mutating func append(_ count: Int, to text: inout [UInt8]) {
    for _ in 0..<count {
      let start = text.count
      switch recipe {
      case .bytes: appendBytes(&text)
      case .alphabet: appendPieces(Self.alphabet, below(24), &text)
      case .pieces: appendPieces(Self.pieces, 1 + below(8), &text)
      case .mutations:
        text += Self.lines[below(Self.lines.count)]
        for _ in 0...below(3) { mutate(&text, from: start) }
      }
      if below(16) == 0 { text.append(0x0D) }
      text.append(0x0A)
    }
  }

  private mutating func below(_ bound: Int) -> Int {
    Int(truncatingIfNeeded: generator.next() >> 33) % bound
  }

  private mutating func appendBytes(_ text: inout [UInt8]) {
    var bits = generator.next()
    for position in 0..<below(32) {
      if position % 8 == 0 { bits = generator.next() }
      text.append(UInt8(truncatingIfNeeded: bits))
      bits >>= 8
    }
  }

  private mutating func appendPieces(_ pieces: [[UInt8]], _ count: Int, _ text: inout [UInt8]) {
    for _ in 0..<count { text += pieces[below(pieces.count)] }
  }

  private mutating func mutate(_ text: inout [UInt8], from start: Int) {
    let offset = start + below(text.count - start + 1)
    let isAtEnd = offset == text.count
    switch below(5) {
    case 0 where !isAtEnd: text[offset] = UInt8(truncatingIfNeeded: generator.next())
    case 1 where !isAtEnd: text.remove(at: offset)
    case 2: text.insert(contentsOf: Self.alphabet[below(Self.alphabet.count)], at: offset)
    case 3: text.removeSubrange(offset..<min(text.count, offset + below(8)))
    default: text.insert(contentsOf: Self.pieces[below(Self.pieces.count)], at: offset)
    }
  }
}

extension FuzzLines {
  private static let alphabet: [[UInt8]] = [
    " ", " ", " ", "\t", "0", "1", "8", "9", "12345678901234567890", ".", ",", ":", ";", ">", "<",
    "=", "|", "#", "@", "\"", "(", ")", "-", "+", "/", "?", "!", "%", "_", "x", "a", "K", "kg",
    "\0",
    "\r", "\u{7}", "\u{85}", "\u{A0}", "\u{200B}", "\u{3000}", "\u{FEFF}", "\u{201C}", "\u{201D}",
    "\u{2019}", "é", "e\u{301}", "ß", "推", "😀", "\u{FFFD}",
  ].map { Array($0.utf8) }

  private static let pieces: [[UInt8]] = [
    "# ", "2026-01", " title", "03 ", "2026-01-03", "03/01/2026", " Sat", " saturday", " Sa",
    " 82.1",
    " 82,4", " 182lb", " 13st4.5", " 82.4?", " -", " kg", " kg?", " 07:05", " 7:05am", " 7:10 pm",
    " 06:30-07:30", "    @iron", " @24h", " @rpe8", " #salty", " #1", " fat:18.6%", " x:\"a b\"",
    "    Squat:", "    + Calf raise:", " 3x5 100,", " 5/5/4! 70 @9", " (pause)", " (", " \"a\"",
    " \"",
    "  > note", "  ; comment", "    > ", "; w8log:ignore a", "w8log 1.0", "unit kg", "trend span:7",
    " day:mean", "gym @iron", " \"Iron\"", " color:red", " default", " alias:@old", "lint gap off",
    "x-foo", "gaol", "<<<<<<< HEAD", "=======", "\u{A0}", "\u{201C}Iron\u{201D}", "\0", "\r",
    "999999999999999999999", "\u{FEFF}", "Développé", "卧推",
  ].map { Array($0.utf8) }

  private static let lines: [[UInt8]] = [
    "# 2026-01 January  > slept well", "01 Thu   82.9   #salty  > new year, three slices of cake",
    "03 Sat   82.1   @iron  fat:18.6%", "05 Mon   82.2   07:05", "07 Wed    -     #travel  ; none",
    "08 Thu   84.6?  #travel  > hotel scale", "2026-02-03 13st4.5lb sleep:7.5h \u{A0}",
    "    @hotel 06:30-07:30 #a  > tiny, dumbbells only", "    Squat:              w5 60, w3 80",
    "    + Calf raise:       3x15 60 (pause)  ; easy", "    \"Curl: EZ\":  3x10 30", "    > note",
    "    Développé couché: 3x8 50", "w8log 1.0", "unit       kg", "trend      span:7 start:82.4",
    "gym        @iron \"Iron Temple\" color:red default", "lint weekday-mismatch off",
    "goal       78.0 by:2026-06-01", "x-custom  anything \"here", "; comment", "", ">>>>>>> phone",
  ].map { Array($0.utf8) }
}
