import Primitives
import Testing
import W8Book
import W8Edits
import W8IDE
import W8Laws
import W8Lint
import W8TestSupport
import W8Text

/// What is offered at the first `needle` of `text`.
private func offers(_ text: String, on needle: String) -> [Refactoring] {
  guard let analysis = analyze(text), let start = offset(of: needle, in: text) else { return [] }
  return analysis.refactorings(
    in: analysis.root, for: TextRange(at: start), kinds: [.quickFix, .rewrite])
}

/// The text after the change called `title`, or why there is none.
private func text(_ text: String, after title: String, on needle: String) -> String {
  guard let offer = offers(text, on: needle).first(where: { $0.title == title }) else {
    return "not offered"
  }
  do throws(EditRefusal) {
    let edits = try offer.make().files.first?.edits ?? []
    return String(decoding: Array(text.utf8).applying(edits) ?? [], as: UTF8.self)
  } catch {
    return "\(error)"
  }
}

@Suite struct RefactoringTests {
  private let gyms = "gym @a\ngym @b color:red default\n# 2026-01\n03 82 @a\n    Curl: 5 20\n"

  @Test func setsInANoteAreLogged() {
    let title = "Log the sets of the note"
    let log = "# 2026-01\n03 82\n    Squat: 12 60  > 10 50 > 8 bw+40\n    Row: 5 20 > 5 (left)\n"
    #expect(
      text(log, after: title, on: "Squat")
        == log.replacing("  > 10 50 > 8 bw+40", with: ", 10 50, 8 bw+40"))
    #expect(text(log, after: title, on: "Row") == "not offered")
  }

  @Test func allOfOneKindAreFixed() throws {
    let log = "unit kg\n# 2026-01\n03 82,1\n04 82,0\n05 82.0\n06 81,9\n"
    let analysis = try #require(analyze(log))
    func offers(_ start: Int, _ end: Int) -> [Refactoring] {
      analysis.refactorings(
        in: analysis.root, for: TextRange(start, end), kinds: [.fixesOfOneKind])
    }
    let inFile = offers(20, 20)
    #expect(inFile.map(\.title) == ["Fix all 3 decimal-comma problems in this file"])
    #expect(
      offers(19, 30).map(\.title) == [
        "Fix all 2 decimal-comma problems in the selection",
        "Fix all 3 decimal-comma problems in this file",
      ])
    let edit = try #require(try inFile.first?.make())
    #expect(edit.losesText)
    let fixed = Array(log.utf8).applying(edit.files[0].edits)
    #expect(fixed == Array(log.replacing(",", with: ".").utf8))
    #expect(offers(36, 36).isEmpty)
  }

  @Test func veryManyAreFixedAndNotCounted() throws {
    let days = (1...31).map { "\($0 < 10 ? "0" : "")\($0) 82,1\n" }.joined()
    let months = ["01", "03", "05", "07"].map { "# 2026-\($0)\n" + days }.joined()
    let analysis = try #require(analyze("unit kg\n" + months))
    let offers = analysis.refactorings(
      in: analysis.root, for: TextRange(20, 20), kinds: [.fixesOfOneKind])
    #expect(offers.map(\.title) == ["Fix all decimal-comma problems in this file"])
    #expect(try offers.first?.make().files[0].edits.count == 124)
  }

  @Test func bothVersionsOfAConflictAreJoined() {
    let days = "<<<<<<< a\n03 82.1kg\n=======\n04 82.2kg\n>>>>>>> b\n"
    let conflict = "# 2026-01\n\n02 82.0kg\n" + days
    let joined = "# 2026-01\n\n02 82.0kg\n03 82.1kg\n04 82.2kg\n"
    for needle in ["<<<<", "04 82", ">>>>"] {
      #expect(text(conflict, after: "Merge both versions", on: needle) == joined)
    }
    #expect(offers(conflict, on: "02 82").isEmpty)
    let clash = "<<<<<<< a\n05 83kg\n=======\n05 84kg\n>>>>>>> b\n"
    let all = "Merge both versions of all conflicts"
    #expect(text(conflict + clash, after: all, on: "<<<<") == joined + clash)
    // What clashes alone is left to a person.
    #expect(
      text("# 2026-01\n\n" + clash, after: "Merge both versions", on: "<<<<").contains("by hand"))
    for other in ["w8log 2.0\n" + conflict, conflict + "=======\n"] {
      #expect(offers(other, on: "<<<<").isEmpty)
    }
  }

  @Test func aJoinIsGivenUp() throws {
    let conflict = "# 2026-01\n\n<<<<<<< a\n03 82.1kg\n=======\n04 82.2kg\n>>>>>>> b\n"
    let join = try #require(offers(conflict, on: "<<<<").first)
    #expect(throws: EditRefusal.interrupted) { try join.make(unless: Interruption { true }) }
  }

  @Test func gymsCanBeMergedAndDeleted() {
    #expect(
      offers(gyms, on: "@a\n    ").map(\.title) == [
        "Merge @a into @b", "Close @a and keep its sessions", "Delete @a and its sessions",
      ])
    #expect(offers(gyms, on: "@a\n    ").allSatisfy { $0.refusal == nil })
  }

  @Test func theDefaultGymCannot() {
    let offers = offers(gyms, on: "gym @b")
    #expect(
      offers.filter { $0.refusal != nil }.map(\.title) == [
        "Merge @b into @a", "Close @b and keep its sessions", "Delete @b and its sessions",
      ])
    #expect(throws: EditRefusal.self) { try offers.first?.make() }
  }

  @Test func colorsAreForTheDeclaration() {
    #expect(offers(gyms, on: "gym @b").count { $0.title.hasPrefix("Make @b ") } == 7)
    #expect(
      text(gyms, after: "Make @b gray", on: "gym @b")
        == gyms.replacing("color:red", with: "color:gray"))
    #expect(!offers(gyms, on: "@a\n    ").contains { $0.title.hasPrefix("Make") })
  }

  /// Nothing can stand behind what is never closed.
  @Test func noColorIsOfferedBehindAnOpenQuote() {
    let open = "gym @iron \"Iron Temple color:red\n# 2026-01\n03 82 @iron\n"
    #expect(!offers(open, on: "gym @iron").contains { $0.title.hasPrefix("Make") })
  }

  @Test func theNoteOfALineWithoutADayStays() {
    for line in ["    Curl: 5 20  > deep\n", "    @a  > x\n"] {
      #expect(
        text("# 2026-01\n" + line, after: "Move the note to a line of its own", on: "> ")
          == "not offered")
    }
  }

  @Test(arguments: [
    ("03 82.1 @a > felt good", "03 82.1 @a\n    > felt good", "> felt"),
    ("03 82.1\n    Curl: 5 20  > deep", "03 82.1\n    Curl: 5 20\n        > deep", "Curl"),
    ("03 82.1\n  @a > x\n", "03 82.1\n  @a\n    > x\n", "@a"),
    ("03 82.1 > x\r\n04 82\r\n", "03 82.1\r\n    > x\r\n04 82\r\n", "82"),
  ])
  func aNoteGoesToALineOfItsOwn(_ line: String, _ expected: String, _ needle: String) {
    let head = "# 2026-01\n"
    #expect(
      text(head + line, after: "Move the note to a line of its own", on: needle) == head + expected)
  }

  @Test(
    arguments: [
      ("03 82.1 @a\n    > felt good", "03 82.1 @a  > felt good\n"),
      (
        "03 82.1\n    Curl: 5 20\n        > deep\n    Row: 5\n",
        "03 82.1\n    Curl: 5 20  > deep\n    Row: 5\n"
      ),
      // Of the day, not of the exercise; behind another tail; below a blank line.
      ("03 82.1\n    Curl: 5 20\n    > deep\n", nil), ("03 82.1 ; x\n    > deep\n", nil),
      ("03 82.1 > x\n    > deep\n", nil), ("03 82.1\n\n    > deep\n", nil), ("    > deep\n", nil),
    ] as [(String, String?)])
  func aNoteGoesBehindTheLineAbove(_ lines: String, _ expected: String?) {
    let head = "# 2026-01\n"
    let needle = lines.contains("> felt") ? "> felt" : "> deep"
    #expect(
      text(head + lines, after: "Move the note to the line above", on: needle)
        == expected.map { head + $0 } ?? "not offered")
  }

  @Test(
    arguments: [
      ("# 2026-01\n04 82\n03 81\n05 80\n", "# 2026-01\n03 81\n04 82\n05 80\n"),
      ("# 2026-01\n03 82\n04 81", nil),
      ("# 2026-02\n01 82\n# 2026-01\n03 81", "# 2026-01\n03 81\n# 2026-02\n01 82\n"),
    ] as [(String, String?)])
  func daysAreSorted(_ text: String, _ expected: String?) throws {
    let analysis = try #require(analyze(text))
    // Where they are sorted, nothing is offered.
    let offer = analysis.refactorings(
      in: analysis.root, for: TextRange(at: 0), kinds: [.organizeEntries]
    ).first
    #expect(offer?.refusal == nil)
    let edits = try offer?.make().files.first?.edits
    let sorted = edits.flatMap { Array(text.utf8).applying($0) }
    #expect(sorted.map { String(decoding: $0, as: UTF8.self) } == expected)
  }

  @Test func anUnfinishedMergeIsNotSorted() throws {
    let analysis = try #require(analyze("# 2026-01\n<<<<<<< a\n04 82\n=======\n03 81\n>>>>>>> b\n"))
    let offer = analysis.refactorings(
      in: analysis.root, for: TextRange(at: 0), kinds: [.organizeEntries]
    ).first
    #expect(
      offer?.refusal == "line 2 is a conflict marker; resolve the conflict, then sort again")
    #expect(throws: EditRefusal.self) { try offer?.make() }
  }

  /// Whatever the log says and wherever somebody asks.
  @Test func editsLieInTheText() {
    var random = SeededGenerator(seed: 4)
    for _ in 0..<60 {
      let bytes = randomLog(&random)
      guard let analysis = analyze(bytes) else { continue }
      for _ in 0..<10 {
        let offset = Int.random(in: -1...bytes.count + 1, using: &random)
        let offers = analysis.refactorings(in: analysis.root, for: TextRange(at: offset))
        #expect(Set(offers.map(\.title)).count == offers.count)
        for offer in offers {
          guard let edits = try? offer.make().files.first?.edits else { continue }
          #expect(bytes.applying(edits) != nil)
        }
      }
    }
  }
}
