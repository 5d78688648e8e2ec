import Testing
import W8TestSupport

@Suite struct MarkedTextTests {
  @Test func caretsMarkTheScalarsAbove() throws {
    let marked = try MarkedText(
      """
      # 2026-01
      03 Fri   82.1
      ;  ^^^ warning[weekday-mismatch]: 3 January 2026 is a Saturday
      ;        ^^^^ information[x]
      """)
    #expect(marked.text == "# 2026-01\n03 Fri   82.1")
    #expect(
      marked.annotations == [
        Annotation(
          13..<16, severity: "warning", name: "weekday-mismatch",
          message: "3 January 2026 is a Saturday"),
        Annotation(19..<23, severity: "information", name: "x", message: ""),
      ])
  }

  @Test func caretsCountScalarsAndRangesCountBytes() throws {
    // "é" takes two bytes, the tab one: "82" starts at byte 5 and column 4.
    let marked = try MarkedText("x é\t82\n;   ^^ error[e]: m\n")
    #expect(marked.text == "x é\t82\n")
    #expect(marked.annotations.map(\.range) == [5..<7])
  }

  @Test(arguments: [
    (";0..2 error[e]", 0..<2), (";13..13 error[e]", 13..<13), (";3..+1:2 error[e]", 3..<16),
  ])
  func columnsMarkWhatCaretsCannot(annotation: String, range: Range<Int>) throws {
    // The first line takes bytes 0 to 12 and its end byte 13.
    let marked =
      annotation.contains("+")
      ? "03 Fri   82.1\n\(annotation)\n04 Sat" : "03 Fri   82.1\n\(annotation)"
    // A range into a later line counts that line as it stands in the text.
    #expect(try MarkedText(marked).annotations.map(\.range) == [range])
  }

  @Test func theCursorIsTakenOut() throws {
    let marked = try MarkedText("; é\n03 F$0ri\n;  ^^^ error[e]\n")
    #expect(marked.text == "; é\n03 Fri\n")
    #expect(marked.cursor == 9)
    #expect(marked.annotations.map(\.range) == [8..<11])
  }

  @Test func commentsStayText() throws {
    for text in ["; a comment", ";^^^", "; ^ is a caret", ";0..2", ";  ^^ e[]: x", ";;;"] {
      let marked = try MarkedText("03\n\(text)\n")
      #expect(marked.text == "03\n\(text)\n")
      #expect(marked.annotations.isEmpty)
    }
  }

  @Test func impossibleFixturesAreRefused() {
    #expect(throws: MarkedTextError.severalCursors) { try MarkedText("$0a$0") }
    #expect(throws: MarkedTextError.annotationWithoutText(line: 1)) {
      try MarkedText("; ^ error[e]")
    }
    #expect(throws: MarkedTextError.placeOutsideText(line: 2)) {
      try MarkedText("ab\n; ^^ error[e]")
    }
    #expect(throws: MarkedTextError.placeOutsideText(line: 2)) {
      try MarkedText("ab\n;0..+1:0 error[e]")
    }
  }

  @Test func renderingWritesWhatReadingReads() throws {
    let rendered = MarkedText.render(
      "\t03 é 82\n04", cursor: 1,
      annotations: [
        Annotation(9..<10, severity: "hint", name: "end", message: ""),
        Annotation(4..<6, severity: "error", name: "a-b", message: "one: two"),
        Annotation(0..<3, severity: "error", name: "c", message: "m"),
      ])
    #expect(
      rendered == """
        \t$003 é 82
        ;0..3 error[c]: m
        ;   ^ error[a-b]: one: two
        ;8..+1:0 hint[end]
        04
        """)
    #expect(try MarkedText(rendered).text == "\t03 é 82\n04")
  }

  @Test func readingInvertsRenderingOnRandomText() throws {
    var random = RandomLog(seed: 7)
    for _ in 0..<500 {
      let lines = (0..<random.number(in: 0...5)).map { _ in
        String(decoding: random.mutated(random.line()), as: UTF8.self)
      }
      let text = lines.joined(separator: random.one(of: "\n", "\r\n"))
        .replacing("$0", with: "")
      guard let byte = random.one(of: starts(of: text)), try MarkedText(text).annotations.isEmpty
      else { continue }
      let end = text.utf8.count
      let annotations = [
        Annotation(byte..<byte, severity: "error", name: "empty", message: "here"),
        Annotation(byte..<end, severity: "error", name: "rest", message: ""),
      ]
      let marked = try MarkedText(
        MarkedText.render(text, cursor: byte, annotations: annotations))
      #expect(Array(marked.text.utf8) == Array(text.utf8))
      #expect(marked.cursor == byte)
      #expect(marked.annotations == annotations)
    }
  }

  @Test func insertedPiecesStandAtTheirOffsets() {
    let rendered = MarkedText.render("10 Sat\n11\n", inserting: [(9, "b"), (6, "avg 82.3")])
    #expect(rendered == "10 Sat«avg 82.3»\n11«b»\n")
  }

  /// The byte offsets of the scalars that do not stand inside a line end.
  private func starts(of text: String) -> [Int] {
    var starts: [Int] = []
    var offset = 0
    var isAfterReturn = false
    for scalar in text.unicodeScalars {
      if !isAfterReturn || (scalar != "\n" && scalar != "\r") { starts.append(offset) }
      isAfterReturn = scalar == "\r"
      offset += UTF8.width(scalar)
    }
    return starts
  }
}
