import Primitives
import Testing
import W8Book
import W8Engine
import W8Laws

/// The tags of an entry, wherever below it they are written.
@Suite struct EntryTagsTests {
  @Test(
    arguments: [
      ("80 @a #x > #y\n", ["x", "y"]),
      ("80 @a\n    Squat: 5 100 > tail #c\n", ["c"]),
      (
        "80 #x\n    Squat: 5 100 > #c\n    Row: 5 60 > #d #c\n    @b #e > #f\n    > #g\n",
        ["x", "c", "d", "e", "f", "g"]
      ),
      // Each once, in the order of first appearance.
      ("80 #Salty #salty > #SALTY\n", ["salty"]),
      ("80 #b #a > #B\n    Squat: 5 100 > #a #c\n    > #c #b\n", ["b", "a", "c"]),
      ("80 #\u{c9} #e\u{301}\n", ["\u{e9}"]),
      // A tag ends where its name ends; no odd space stands before one, for in prose it is text.
      ("80 > #a\u{B2} x\u{A0}#b #\u{2160} #c\u{A0}d\n", ["a", "c"]),
      // No tags: those of a comment, and what stands inside a word.
      ("80\n    Squat: 5 100 ; #c\n    Row: 5 60 > a#c #1\n", []),
    ] as [(String, [TagKey])])
  func each(lines: String, tags: [TagKey]) {
    let entries = analyze("# 2026-01\n01 \(lines)")?.logbook.months.first?.entries
    #expect(entries?.map(\.tags) == [tags])
  }

  @Test func everyEntryStartsAnew() {
    let log = "# 2026-01\n01 80 #a\n    Squat: 5 100 > #b\n02 80 #b\n02 81 > #a\n"
    let entries = analyze(log)?.logbook.months.first?.entries
    #expect(entries?.map(\.tags) == [["a", "b"], ["b"], ["a"]])
  }

  @Test func manyAreKeptOnceEach() {
    let tags = (1...40).map { "t\($0)" }
    let lines = (tags + tags.reversed()).map { "    > #\($0)\n" }.joined()
    let entries = analyze("# 2026-01\n03 #t1 #T2 #t1\n\(lines)")?.logbook.months.flatMap(\.entries)
    #expect(entries?.map(\.tags) == [tags.map { ExactText($0) }])
  }

  @Test(
    arguments: [
      ("01 80\n    Squat: 5 100 > #b\n", true), ("01 80\n    @a > #c\n", true),
      ("01 80\n    > x\n", true), ("01 80\n    Squat: 5 100\n        > deep\n", true),
      ("01 80 @a #t\n    Squat: 5 100 ; c\n    @b \"title\"\n", false),
    ])
  func aNoteOnTrainingIsOneOfTheEntryToo(lines: String, hasNote: Bool) {
    let entries = analyze("# 2026-01\n" + lines)?.logbook.months.first?.entries
    #expect(entries?.map(\.hasNote) == [hasNote])
  }

  @Test func orphansHaveNoEntry() {
    let log = "# 2026-01\n01 80\n# 2026-02\n    Squat: 5 100 > #b\n32 80\n    Squat: 5 1 > #c\n"
    #expect(analyze(log)?.logbook.months.flatMap(\.entries).map(\.tags) == [[]])
  }
}
