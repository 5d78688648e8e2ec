import Primitives
import Testing
import W8Book
import W8IDE
import W8Laws
import W8TestSupport
import W8Text

/// The symbols of `text` as an indented outline: `name | detail | lines`.
private func symbols(_ text: String) -> String {
  guard let analysis = analyze(text) else { return "no analysis" }
  let symbols = (try? analysis.documentSymbols(in: analysis.root)) ?? []
  return symbols.map { line($0, analysis) }.joined()
}

private func line(_ symbol: DocumentSymbol, _ analysis: Analysis) -> String {
  let indent = String(repeating: "  ", count: symbol.depth)
  let detail = symbol.detail.map { " | \($0)" } ?? ""
  return "\(indent)\(symbol.kind) \(symbol.name)\(detail) | \(analysis.lines(symbol.range))\n"
}

@Suite struct DocumentSymbolsTests {
  @Test func ofTheExample() {
    #expect(
      symbols(canonicalLog) == """
        directive @iron | Iron Temple | 9
        directive @home | Garage | 10
        directive @hotel | Hotel gym, Lyon | 11
        month 2026-01 January | 11 entries · 82.9 → 81.6 · avg ↓ 0.9 | 15-47
          entry 01 Thu | 82.9 kg | 17
          entry 02 Fri | 82.6 kg | 18
          entry 03 Sat | 82.1 kg | 19-25
            session @iron | Iron Temple | 19-25
              exercise Squat | w5 60, w3 80, 3x5 100, 3 107.5 @8.5 | 20
              exercise Bench press | 5/5/4! 70 @9 | 21
              exercise Leg press | 3x12 160 (pause) | 22
              exercise Calf raise | 3x15 60 | 23
          entry 05 Mon | 82.2 kg | 27
          entry 05 Mon | 83.4 kg | 28
          entry 06 Tue | 81.9 kg | 29-33
            session @home | Garage | 29-33
              exercise Pull-up | 8/6/5 bw, 3x3 bw+10 | 30
              exercise Push-up | 20/15/12+ bw | 31
              exercise Plank | 3x60s | 32
              exercise Run | 5km 26:40 @6 | 33
          entry 07 Wed | not weighed | 34
          entry 08 Thu | 84.6 kg? | 35-40
            session @hotel | Hotel gym, Lyon · 06:30 | 36-38
              exercise DB press | 10/10/8 45, 8 40 (drop) | 37
              exercise Leg curl | 3x10 7lvl | 38
            session @home | Garage · 19:00 | 39-40
              exercise Farmer carry | 4x40m 24kg | 40
          entry 10 Sat | 81.7 kg | 41-44
            session @iron | Iron Temple | 41-44
              exercise Squat | w5 60, w3 80, 3x5 102.5 @8 | 42
              exercise Deadlift | w5 70, 5 120, 0! 150 | 43
              exercise Chin-up | 6/6/5 bw-15 (band) | 44
          entry 12 Mon | 81.5 kg | 46
          entry 13 Tue | 81.6 kg | 47
        month 2026-02 February | 4 entries · 80.9 → 79.8 · avg ↓ 1.2 | 49-57
          entry 01 Sun | 80.9 kg | 52
          entry 02 Mon | 80.4 kg | 53-55
            session @home | Garage | 53-55
              exercise Bench press | 3x8 50 @6 | 54
          entry 03 Tue | 80.1 kg | 56
          entry 04 Wed | 79.8 kg | 57

        """)
  }

  @Test func standAtTheTopAboveTheFirstHeader() {
    #expect(
      symbols("2026-01-03 82.1\n    Squat: 5\n05 82\nunit lb\n\n# 2026-02\n2026-01-04 - \n")
        == """
        entry 2026-01-03 Sat | 82.1 lb | 1-2
          exercise Squat | 5 | 2
        entry 05 | 82.0 lb | 3
        month 2026-02 February | 6-7
          entry 2026-01-04 Sun | not weighed | 7

        """)
  }

  @Test func knowTitlesAndNotesOfExercises() {
    #expect(
      symbols(
        """
        gym @home "Garage"
        # 2026-01
        03 82.1 @
            Squat: 5
                > deep
            > flat
                > deep again
            @home 7:05-8:00 "Push > day"
            Curl: 5
            @ "Legs"
        """) == """
          directive @home | Garage | 1
          month 2026-01 January | 1 entry · 82.1 → 82.1 · avg – 0.0 | 2-10
            entry 03 Sat | 82.1 kg | 3-10
              session @ | 3-7
                exercise Squat | 5 | 4-7
              session @home | Garage · 7:05-8:00 · Push > day | 8-9
                exercise Curl | 5 | 9
              session @ | Legs | 10

          """)
  }

  @Test func keepExercisesOfNoGymOutOfSessions() {
    #expect(
      symbols("# 2026-01\n03\n    Squat: 5\n    @home\n    no colon\n") == """
        month 2026-01 January | 1 entry | 1-5
          entry 03 Sat | 2-5
            exercise Squat | 5 | 3
            session @home | 4-5
              exercise no colon | 5

        """)
  }

  @Test func leaveOutGymsDeclaredWithinAnEntry() {
    #expect(
      symbols("# 2026-13\n03\ngym @iron\n    Squat: 5\ngym @home\n") == """
        month # 2026-13 | 1-5
          entry 03 | 2-4
            exercise Squat | 5 | 4
          directive @home | 5

        """)
  }

  @Test func haveASelectionThatStandsForThem() throws {
    let analysis = try #require(analyze(canonicalLog))
    let file = analysis.root
    let symbols = try analysis.documentSymbols(in: file).drop { $0.name != "03 Sat" }
    let selections = symbols.prefix(3).map { file.string($0.selectionRange) }
    #expect(selections == ["03 Sat", "@iron", "Squat"])
    let month = try analysis.documentSymbols(in: file).first { $0.kind == .month }
    #expect(month.map { file.string($0.selectionRange) } == "2026-01")
  }

  @Test(arguments: ["", "\n", "; words", "unit kg", "    Squat: 5"])
  func ofAFileWithoutEntriesAreNone(text: String) {
    #expect(symbols(text).isEmpty)
  }

  @Test func nestInEachOther() throws {
    var random = SeededGenerator(seed: 14)
    for _ in 0..<400 {
      guard let analysis = analyze(randomLog(&random)) else { continue }
      let whole = TextRange(0, analysis.root.text.byteCount)
      expectNested(try analysis.documentSymbols(in: analysis.root), in: whole)
    }
  }

  @Test func areNotMadeForNobody() throws {
    let analysis = try #require(analyze(canonicalLog))
    #expect(throws: Interrupted()) {
      try analysis.documentSymbols(in: analysis.root, unless: Interruption { true })
    }
  }

  private func expectNested(_ symbols: [DocumentSymbol], in whole: TextRange) {
    var open = [whole]
    var end = whole.start
    for symbol in symbols {
      #expect(symbol.depth + 1 <= open.count)
      open.removeLast(open.count - 1 - symbol.depth)
      let outer = open[symbol.depth]
      #expect(end <= symbol.range.start || outer.start <= symbol.range.start)
      #expect(symbol.range.end <= outer.end)
      #expect(symbol.range.start <= symbol.selectionRange.start)
      #expect(symbol.selectionRange.end <= symbol.range.end)
      #expect(!symbol.name.isEmpty && symbol.detail != "")
      open.append(symbol.range)
      end = symbol.range.start
    }
  }
}
