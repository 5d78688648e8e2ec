import Primitives
import Testing
import W8Book
import W8Edits
import W8Laws
import W8TestSupport
import W8Text

@Suite struct LineMoveTests {
  private let log = """
    # 2026-01

    03 Sat   82.1   @iron
        Squat:              3x5 100
            > belt
        Bench:              3x8 60
        + Row:              3x8 50
        > a note of the session
        Curl:               3x12 15
        @home 18:00
        Plank:              60s
        @work 20:00
        Dip:                10

    """

  @Test(arguments: [
    ("Squat", MoveDirection.down, "Bench,+ Row,Squat,> belt,> a note,Curl,@home,Plank,@work,Dip"),
    ("> belt", .down, "Bench,+ Row,Squat,> belt,> a note,Curl,@home,Plank,@work,Dip"),
    ("+ Row", .up, "Bench,+ Row,Squat,> belt,> a note,Curl,@home,Plank,@work,Dip"),
    ("Curl", .up, "Squat,> belt,Curl,> a note,Bench,+ Row,@home,Plank,@work,Dip"),
    ("@home", .down, "Squat,> belt,Bench,+ Row,> a note,Curl,@work,Dip,@home,Plank"),
    ("@work", .up, "Squat,> belt,Bench,+ Row,> a note,Curl,@work,Dip,@home,Plank"),
  ])
  func linesMoveWithAllBelow(_ needle: String, _ direction: MoveDirection, _ order: String) throws {
    for text in [log, String(log.dropLast()), log.replacing("\n", with: "\r\n")] {
      let result = moved(text, needle, direction)
      let words = result.split(whereSeparator: \.isNewline).dropFirst(2).map { line in
        line.trimmed.prefix { $0 != ":" || line.contains("@") }
      }
      let expected = order.split(separator: ",")
      #expect(words.count == expected.count)
      #expect(zip(words, expected).allSatisfy { $0.hasPrefix($1) }, "\(result)")
      #expect(result.utf8.count == text.utf8.count)
      #expect(result.hasSuffix("\n") == text.hasSuffix("\n"))
    }
  }

  @Test(arguments: [
    ("Squat", MoveDirection.up, "this is the first exercise there"),
    ("Curl", .down, "this is the last exercise there"),
    ("@home", .up, "this is the first session there"),
    ("03 Sat", .down, "put the cursor on a session or an exercise; to move a day, change its date"),
    ("# 2026", .up, "put the cursor on a session or an exercise; to move a day, change its date"),
  ])
  func nothingMovesOutOfItsDay(_ needle: String, _ direction: MoveDirection, _ reason: String) {
    #expect(moved(log, needle, direction) == "refused: \(reason)")
  }

  @Test func theCursorStaysOnItsLine() throws {
    let analysis = try #require(analyze(log))
    let start = try #require(offset(of: "Squat", in: log))
    let line = try #require(analysis.root.line(at: start))
    let edits = try analysis.moving(line, .down).files[0].edits
    #expect(edits.allSatisfy { $0.range.end <= start || $0.range.start > start })
  }

  @Test func setsOfOneExerciseAreJoined() {
    let above = "# 2026-01\n\n03 Sat   82.1\n    Squat:              5 100\n"
    func joined(_ line: String) -> String {
      changed(above + line, "5 105") { (analysis, line) throws(EditRefusal) in
        try analysis.joining(withLineAbove: line)
      }
    }
    #expect(
      joined("    Squat:              5 105  > hard\n")
        == "# 2026-01\n\n03 Sat   82.1\n    Squat:              5 100, 5 105  > hard\n")
    #expect(joined("    Row:                5 105\n").hasPrefix("refused"))
  }

  private func moved(_ text: String, _ needle: String, _ direction: MoveDirection) -> String {
    changed(text, needle) { (analysis, line) throws(EditRefusal) in
      try analysis.moving(line, direction)
    }
  }

  /// The text after the change of the line of the first `needle`, or why there is none.
  private func changed(
    _ text: String, _ needle: String,
    _ change: (Analysis, FileLine) throws(EditRefusal) -> BookEdit
  ) -> String {
    guard let analysis = analyze(text), let start = offset(of: needle, in: text),
      let line = analysis.root.line(at: start)
    else { return "no line" }
    do throws(EditRefusal) {
      let edits = try change(analysis, line).files.flatMap { $0.edits }
      return Array(text.utf8).applying(edits).map { String(decoding: $0, as: UTF8.self) }
        ?? "overlap"
    } catch {
      guard case .refused(let reason) = error else { return "\(error)" }
      return "refused: \(reason)"
    }
  }
}

extension Substring {
  fileprivate var trimmed: Substring { drop { $0 == " " } }
}

/// The offset of the first `needle`.
private func offset(of needle: String, in text: String) -> Int? {
  Array(text.utf8).firstOccurrence(of: needle.utf8)?.lowerBound
}
