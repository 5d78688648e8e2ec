import Testing

@Suite struct NoteAndCommentTests {
  @Test func notes() {
    expectTrees([
      Row("    > text", "note note(> text)"),
      // Decision 67: the marker is part of the token, inner bytes stay
      Row(" >text", "note note(>text)"),
      Row(" >  a\tb  c\t", "note note(>  a\tb  c)"),
      Row(" >", "note note(>)"),
      Row(" > \"a (b ; c > d", "note note(> \"a (b ; c > d)"),
      Row("\t> a\u{A0}b\u{201C}", "note note(> a\u{A0}b\u{201C})"),
    ])
  }

  @Test func comments() {
    expectTrees([
      Row("; text", "comment comment(; text)"),
      Row(";", "comment comment(;)"),
      Row(";;; banner  ", "comment comment(;;; banner)"),
      Row(" ; text > \"a", "comment comment(; text > \"a)"),
      Row("; w8log:ignore month-title", "comment comment(; w8log:ignore month-title)"),
    ])
  }

  @Test func blanks() {
    expectTrees([
      Row(" ", "blank"),
      Row(" \t ", "blank"),
      Row(
        "a\n\n \nb",
        "directive keyword(a) !unknownDirective(a)\nblank\nblank\ndirective keyword(b) !unknownDirective(b)"
      ),
    ])
  }

  @Test func carriageReturns() {
    expectTrees([
      // Decision 16a
      Row(" > note \r ", "note note(> note) !controlCharacter(\r)"),
      Row(" > a\rb", "note note(> a\rb) !controlCharacter(\r)"),
      Row("; c \r\r", "comment comment(; c)"),
      Row("text\r\r\n", "directive keyword(text) !unknownDirective(text)"),
    ])
  }

  @Test func controls() {
    expectTrees([
      // Decision 26: prose is not frozen, which another test says
      Row(" > bell\u{7}\u{1}x", "note note(> bell\u{7}\u{1}x) !controlCharacter(\u{7}\u{1})"),
      Row("; \u{0}", "comment comment(; \u{0}) !controlCharacter(\u{0})"),
      Row(" > \u{85}", "note note(> \u{85}) !controlCharacter(\u{85})"),
      Row(
        " > a\u{7F}b\u{1B}",
        "note note(> a\u{7F}b\u{1B}) !controlCharacter(\u{7F}) !controlCharacter(\u{1B})"),
    ])
  }

  @Test func oddSpaces() {
    expectTrees([
      // Decision 9: an odd space may indent
      Row("\u{A0}> note", "note note(> note) !oddSpace(\u{A0})"),
      Row("\u{2003} ; comment", "comment comment(; comment) !oddSpace(\u{2003})"),
    ])
  }
}
