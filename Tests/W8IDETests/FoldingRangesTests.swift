import Testing
import W8Book
import W8IDE
import W8Laws
import W8TestSupport
import W8Text

/// The folds of `text`, one a line: `lines kind` and the summary, if any.
private func folds(_ text: String) -> [String] {
  guard let analysis = analyze(text) else { return ["no analysis"] }
  let folds = (try? analysis.foldingRanges(in: analysis.root)) ?? []
  return folds.map { fold in
    "\(analysis.lines(fold.range)) \(fold.kind)" + (fold.summary.map { ": \($0)" } ?? "")
  }
}

@Suite struct FoldingRangesTests {
  /// January: 82.9 to 81.6, and the average from 82.9 to 81.96956…; February: the average from there
  /// to 80.74310….
  @Test func ofTheExample() {
    #expect(
      folds(canonicalLog) == [
        "1-13 preamble",
        "15-47 month: 2026-01 January · 11 entries · 82.9 → 81.6 · avg ↓ 0.9",
        "19-25 entry: 03 Sat   82.1   @iron  fat:18.6%",
        "29-33 entry: 06 Tue   81.9   @home",
        "35-40 entry: 08 Thu   84.6?  #travel  > hotel scale reads high, keep it out of the trend",
        "41-44 entry: 10 Sat   81.7   @iron  #travel",
        "49-57 month: 2026-02 February, first deload · 4 entries · 80.9 → 79.8 · avg ↓ 1.2",
        "53-55 entry: 02 Mon   80.4   @home",
      ])
  }

  @Test func joinCommentsAndLongNotes() {
    let text = """
      ; one
      ; two
      unit kg

      ; alone

      # 2026-01
      03 Sat
          > a
          > b
          > c
          ; inside
          ; inside
      ; behind
      ; behind
      """
    #expect(
      folds(text) == [
        "1-5 preamble", "1-2 comment", "7-15 month: 2026-01 January · 1 entry",
        "8-13 entry: 03 Sat",
        "9-11 note", "12-13 comment", "14-15 comment",
      ])
  }

  @Test func notesOfAnExerciseFoldByThemselves() {
    let text = """
      # 2026-01
      03 Sat
          Squat: 5
              > a
              > b
              > c
          > d
          > e
          > f
      """
    #expect(
      folds(text) == [
        "1-9 month: 2026-01 January · 1 entry", "2-9 entry: 03 Sat", "4-6 note", "7-9 note",
      ])
  }

  @Test func ofOneRegionAreListedOnce() {
    #expect(folds("; a\n; b\n\n# 2026-01\n") == ["1-2 preamble"])
  }

  @Test func endAtTheNextHeaderEvenWhenItCannotBeRead() {
    #expect(
      folds("# 2026-01\n01 82\n\n# 2026-13\n01 81\n# words\n\n\n") == [
        "1-2 month: 2026-01 January · 1 entry · 82.0 → 82.0 · avg – 0.0",
        "4-6 month: # 2026-13",
      ])
  }

  @Test func sayThatAMonthHasNoEntries() {
    #expect(folds("# 2026-01 Rest\n; off\n") == ["1-2 month: 2026-01 Rest · no entries"])
  }

  @Test func showControlCharactersAndLongLinesSafely() {
    let long = String(repeating: "x", count: 200)
    #expect(
      folds("01 82 > a\u{1B}b\u{202E} \(long)\n    > c\n") == [
        "1-2 entry: 01 82 > a␛b<U+202E> " + String(repeating: "x", count: 107) + "…"
      ])
  }

  @Test(arguments: ["", "\n", "\n\n\n", "unit kg", "\r\n\r\n", "   "])
  func ofAlmostNothingAreNone(text: String) {
    #expect(folds(text).isEmpty)
  }

  @Test func lieInTheTextAndInEachOther() throws {
    var random = SeededGenerator(seed: 12)
    for _ in 0..<400 {
      guard let analysis = analyze(randomLog(&random)) else { continue }
      let text = analysis.root.text
      var open: [TextRange] = []
      var last: TextRange?
      for fold in try analysis.foldingRanges(in: analysis.root) {
        let range = fold.range
        #expect(0 <= range.start && range.end <= text.byteCount)
        #expect(text.line(containing: range.start) < text.line(containing: range.end - 1))
        if let last {
          #expect(last.start < range.start || (last.start == range.start && last.end > range.end))
        }
        while let outer = open.last, outer.end <= range.start { open.removeLast() }
        if let outer = open.last { #expect(range.end <= outer.end) }
        open.append(range)
        last = range
      }
    }
  }
}
