import Testing

@Suite struct UnknownLineTests {
  @Test func unknown() {
    expectTrees([
      Row("!x", "unknown verbatim(!x) !unknownLine(!x)"),
      Row("$", "unknown verbatim($) !unknownLine($)"),
      Row("\"a", "unknown verbatim(\"a) !unknownLine(\"a)"),
      Row("@iron", "unknown verbatim(@iron) !unknownLine(@iron)"),
      Row("é", "unknown verbatim(é) !unknownLine(é)"),
      Row("-5", "unknown verbatim(-5) !unknownLine(-5)"),
      Row("+ Squat: 3", "unknown verbatim(+ Squat: 3) !unknownLine(+ Squat: 3)"),
      Row(" \u{A0}", "unknown !oddSpace(\u{A0})"),
      Row("\u{A0}\t", "unknown !oddSpace(\u{A0})"),
    ])
  }

  @Test func noteAtMargin() {
    expectTrees([
      // Decision 21
      Row("> text  ", "unknown verbatim(> text) !noteAtMargin(> text)"),
      Row(">text", "unknown verbatim(>text) !noteAtMargin(>text)"),
      Row(">", "unknown verbatim(>) !noteAtMargin(>)"),
      Row(">>>>>> six", "unknown verbatim(>>>>>> six) !noteAtMargin(>>>>>> six)"),
    ])
  }

  @Test func conflicts() {
    expectTrees([
      // Decision 22
      Row("<<<<<<< HEAD", "unknown verbatim(<<<<<<< HEAD) !mergeConflict(<<<<<<< HEAD)"),
      Row("=======", "unknown verbatim(=======) !mergeConflict(=======)"),
      Row("||||||| base", "unknown verbatim(||||||| base) !mergeConflict(||||||| base)"),
      Row(">>>>>>> phone", "unknown verbatim(>>>>>>> phone) !mergeConflict(>>>>>>> phone)"),
      Row(">>>>>>>", "unknown verbatim(>>>>>>>) !mergeConflict(>>>>>>>)"),
      Row("<<<<<<<\tx", "unknown verbatim(<<<<<<<\tx) !mergeConflict(<<<<<<<\tx)"),
      Row("<<<<<<<HEAD", "unknown verbatim(<<<<<<<HEAD) !unknownLine(<<<<<<<HEAD)"),
      Row("======== ", "unknown verbatim(========) !unknownLine(========)"),
      Row("<<<<<<", "unknown verbatim(<<<<<<) !unknownLine(<<<<<<)"),
      // A merge writes its markers in the first column.
      Row("    =======", "unknown verbatim(=======) !unknownLine(=======)"),
      Row(" ||||||| base", "unknown verbatim(||||||| base) !unknownLine(||||||| base)"),
      Row("=======\u{A0}", "unknown verbatim(=======) !unknownLine(=======)"),
    ])
  }

  @Test func controls() {
    expectTrees([
      // Decision 24: control characters alone have one fault
      Row("\u{C}", "unknown verbatim(\u{C}) !controlCharacter(\u{C})"),
      Row("\u{C}\u{B} ", "unknown verbatim(\u{C}\u{B}) !controlCharacter(\u{C}\u{B})"),
      Row(" \u{C}", "unknown verbatim(\u{C}) !controlCharacter(\u{C})"),
      Row("\u{85}", "unknown verbatim(\u{85}) !controlCharacter(\u{85})"),
      Row(" \u{85}\u{1}", "unknown verbatim(\u{85}\u{1}) !controlCharacter(\u{85}\u{1})"),
      Row(
        " \u{7}\u{A0}",
        "unknown verbatim(\u{7}) !controlCharacter(\u{7}) !oddSpace(\u{A0})"),
      Row(
        "\u{7}\u{A0} \u{A0}\u{7}",
        "unknown verbatim(\u{7}\u{A0} \u{A0}\u{7}) !controlCharacter(\u{7}) !oddSpace(\u{A0})"
          + " !oddSpace(\u{A0}) !controlCharacter(\u{7})"),
      Row(
        " \u{7}\u{A0}a",
        "exercise verbatim(\u{7}\u{A0}a) !controlCharacter(\u{7})"
          + " !missingColon(\u{7}\u{A0}a) !oddSpace(\u{A0})"),
      Row("\u{0}a", "unknown verbatim(\u{0}a) !controlCharacter(\u{0}) !unknownLine(\u{0}a)"),
      Row(" \u{0}a", "exercise verbatim(\u{0}a) !controlCharacter(\u{0}) !missingColon(\u{0}a)"),
      Row("03\r82", "unknown verbatim(03\r82) !unknownLine(03\r82) !controlCharacter(\r)"),
    ])
  }
}
