import Testing
import W8Book
import W8IDE
import W8Laws
import W8TestSupport
import W8Text

@Suite struct SelectionRangesTests {
  private let log = """
    unit kg

    # 2026-01 January

    03 Sat   82.1   @iron  fat:18.6%
        Squat:   w5 60, 3x5 100 @8  > deep "one"
            > belt
        @home 19:00 "Core and run"
        Plank:   3x60s
    04 Sun   82.0

    # 2026-02

    01 Sun   81.9
    """

  @Test(arguments: [
    (
      "18.6",
      [
        "18.6%", "fat:18.6%", "03 Sat   82.1   @iron  fat:18.6%", "1:5-7", "1:5-9", "1:3-10",
        "1:1-14",
      ]
    ),
    (
      "5 100",
      [
        "3x5", "3x5 100 @8", "w5 60, 3x5 100 @8",
        "Squat:   w5 60, 3x5 100 @8  > deep \"one\"",
        "    Squat:   w5 60, 3x5 100 @8  > deep \"one\"", "1:6-7", "1:5-7", "1:5-9", "1:3-10",
        "1:1-14",
      ]
    ),
    (
      "and run",
      [
        "Core and run", "\"Core and run\"", "@home 19:00 \"Core and run\"",
        "    @home 19:00 \"Core and run\"", "1:8-9", "1:5-9", "1:3-10", "1:1-14",
      ]
    ),
    ("belt", ["belt", "> belt", "        > belt", "1:6-7", "1:5-7", "1:5-9", "1:3-10", "1:1-14"]),
    ("unit", ["unit", "unit kg", "1:1-14"]),
    ("81.9", ["81.9", "01 Sun   81.9", "1:12-14", "1:1-14"]),
  ])
  func growsStepByStep(_ needle: String, _ expected: [String]) throws {
    let analysis = try #require(analyze(log))
    let cursor = try #require(offset(of: needle, in: log))
    let ranges = analysis.root.selectionRanges(at: cursor)
    let told = ranges.map { range in
      let text = analysis.root.string(range)
      return text.contains("\n") ? "1:\(analysis.lines(range))" : text
    }
    #expect(told == expected)
  }

  @Test func theEndOfAWordBelongsToIt() throws {
    let analysis = try #require(analyze(log))
    let cursor = try #require(offset(of: ", 3x5", in: log))
    #expect(analysis.root.selectionRanges(at: cursor).first.map(analysis.root.string) == "60")
  }

  @Test func anEmptyFileHasOneRange() throws {
    #expect(try #require(analyze("")).root.selectionRanges(at: 9) == [TextRange(0, 0)])
  }

  /// At every offset of every case, each range holds the offset and lies in the next, which is larger.
  @Test(arguments: ConformanceCase.all)
  func eachLiesInTheNext(_ log: ConformanceCase) throws {
    let file = try #require(analyze(log.input)).root
    for offset in stride(from: -1, through: log.input.count + 1, by: 7) {
      let ranges = file.selectionRanges(at: offset)
      let cursor = min(max(offset, 0), log.input.count)
      #expect(ranges.last == TextRange(0, log.input.count))
      #expect(ranges.allSatisfy { $0.start <= cursor && cursor <= $0.end })
      for (inner, outer) in zip(ranges, ranges.dropFirst()) {
        #expect(outer.start <= inner.start && inner.end <= outer.end && inner.count < outer.count)
      }
    }
  }
}
