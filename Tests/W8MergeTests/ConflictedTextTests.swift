import Testing

@testable import W8Merge

/// Texts with marks are taken apart into their versions.
@Suite struct ConflictedTextTests {
  private func read(_ text: String) throws(BrokenMark) -> ConflictedText {
    try ConflictedText(Array(text.utf8))
  }

  private func string(_ bytes: [UInt8]?) -> String? {
    bytes.map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func bothSidesAreTakenApart() throws {
    let read = try read("a\n<<<<<<< HEAD\nb\n=======\nc\n>>>>>>> phone\nd\n")
    #expect(string(read.ours) == "a\nb\nd\n")
    #expect(string(read.theirs) == "a\nc\nd\n")
    #expect(read.base == nil)
    #expect((read.style.ours, read.style.theirs, read.style.hasBase) == ("HEAD", "phone", false))
    #expect(read.conflicts.map(\.opening) == [2])
    #expect(read.conflicts.map(\.closing) == [6])
  }

  @Test func theBaseIsKnownWhereEachConflictHasOne() throws {
    let one = "a\n<<<<<<< HEAD\nb\n||||||| 1a2b3c4\nx\n=======\nc\n>>>>>>> phone\nd\n"
    #expect(string(try read(one).base) == "a\nx\nd\n")
    #expect(try read(one).style.hasBase)
    #expect(try read(one + "<<<<<<< HEAD\n=======\ne\n>>>>>>> phone\n").base == nil)
  }

  @Test func lineEndsStay() throws {
    let read = try read("a\r\n<<<<<<< HEAD\r\nb\r\n=======\r\n>>>>>>> main\r\nc")
    #expect(string(read.ours) == "a\r\nb\r\nc")
    #expect(string(read.theirs) == "a\r\nc")
    #expect(read.style.ours == "HEAD")
  }

  @Test func widerMarksAreMarks() throws {
    let read = try read("<<<<<<<<< a\nb\n=======\n=========\nc\n>>>>>>>>> d\n")
    #expect(string(read.ours) == "b\n=======\n")
    #expect(read.style.width == 9)
  }

  @Test func aBaseWithMarksOfItsOwnIsNone() throws {
    let inner = "<<<<<<<<< x\ny\n=========\nz\n>>>>>>>>> x\n"
    let read = try read("<<<<<<< a\nb\n||||||| base\n\(inner)=======\nc\n>>>>>>> d\n")
    #expect(read.base == nil)
    #expect(string(read.ours) == "b\n")
    #expect(string(read.theirs) == "c\n")
  }

  @Test(arguments: [
    ("a\n=======\nb\n", 2), ("<<<<<<< a\nb\n", 1), ("<<<<<<< a\n>>>>>>> b\n", 2),
    ("<<<<<<< a\n=======\n=======\n>>>>>>> b\n", 3), ("<<<<<<< a\n<<<<<<< b\n", 2),
    (">>>>>>> b\n", 1), ("<<<<<<< a\n=======\n", 1),
  ])
  func marksOutOfOrderAreBroken(text: String, line: Int) {
    #expect(throws: BrokenMark(line: line)) { try read(text) }
  }

  @Test func onlyMarksAreMarks() throws {
    for line in ["<<<<<<a", "======", "; =======", " =======", "=======x", "> note"] {
      #expect(firstMarkLine(of: Array("a\n\(line)\n".utf8)) == nil, "\(line)")
    }
    #expect(firstMarkLine(of: Array("a\n=======\r\n".utf8)) == 2)
  }

  @Test func whatIsWrittenIsReadAgain() throws {
    let (base, ours, theirs) = ("2026-11-01 80.0\n", "2026-11-01 81.0\n", "2026-11-01 82.0\n")
    let merge = LogMerge(base: base, ours: ours, theirs: theirs)
    for style in [MarkStyle(), .withBase] {
      let read = try read(text(of: merge, .marks(style)))
      #expect(string(read.ours) == ours)
      #expect(string(read.theirs) == theirs)
      #expect(string(read.base) == (style.hasBase ? base : nil))
    }
  }

  @Test func clashesKnowTheirLines() {
    let day = "2026-11-01 8"
    let merge = LogMerge(base: day + "0\n", ours: day + "1\n", theirs: day + "2\n2026-11-02 80\n")
    let marked = merge.written(.marks(.withBase))
    #expect(marked.clashes.map(\.lines) == [1..<8])
    #expect(marked.clashes.map(\.ours) == [["2026-11-01 81"]])
    #expect(merge.written(.side(.theirs)).clashes.map(\.lines) == [1..<2])
  }
}
