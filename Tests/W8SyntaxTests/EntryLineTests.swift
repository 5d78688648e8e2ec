import Testing

@Suite struct EntryLineTests {
  @Test func days() {
    expectTrees([
      Row("03", "entry day(03)=3"),
      Row("3", "entry day(3)=3"),
      Row("00", "entry day(00)"),
      Row("99 Sat", "entry day(99)=99 weekday(Sat)=6"),
      // Decision 18: which dates exist is no matter of syntax
      Row("2026-02-30", "entry date(2026-02-30)=20260230"),
      Row("2026-13-01 82", "entry date(2026-13-01)=20261301 weight(82)=82000"),
      Row("0000-01-01", "entry date(0000-01-01)=101"),
      Row("03\tSat\t82.1", "entry day(03)=3 weekday(Sat)=6 weight(82.1)=82100"),
    ])
  }

  @Test func notDays() {
    expectTrees([
      // Decision 17: the first word decides
      Row("123 Mon 82", "unknown verbatim(123 Mon 82) !unknownLine(123 Mon 82)"),
      Row("3rd Mon", "unknown verbatim(3rd Mon) !unknownLine(3rd Mon)"),
      Row("82.4", "unknown verbatim(82.4) !unknownLine(82.4)"),
      Row("7:05 82", "unknown verbatim(7:05 82) !unknownLine(7:05 82)"),
      Row("3x5 100", "unknown verbatim(3x5 100) !unknownLine(3x5 100)"),
      Row("03Sat", "unknown verbatim(03Sat) !unknownLine(03Sat)"),
      Row("03;", "unknown verbatim(03;) !unknownLine(03;)"),
      Row("2026-01-03T07:00", "unknown verbatim(2026-01-03T07:00) !unknownLine(2026-01-03T07:00)"),
      Row("1.2.3.4", "unknown verbatim(1.2.3.4) !unknownLine(1.2.3.4)"),
    ])
  }

  @Test func ambiguousDates() {
    expectTrees([
      // Decision 17
      Row("03/01/2026", "entry ambiguousDate(03/01/2026) !ambiguousDate(03/01/2026)"),
      Row(
        "2026-1-3 82.4", "entry ambiguousDate(2026-1-3) weight(82.4)=82400 !ambiguousDate(2026-1-3)"
      ),
      Row(
        "2026/01/03 Sat 82.4",
        "entry ambiguousDate(2026/01/03) weekday(Sat)=6 weight(82.4)=82400 !ambiguousDate(2026/01/03)"
      ),
      Row("1.2.3", "entry ambiguousDate(1.2.3) !ambiguousDate(1.2.3)"),
      Row("1-2/3", "entry ambiguousDate(1-2/3) !ambiguousDate(1-2/3)"),
      Row(
        "123456789012/1/1", "entry ambiguousDate(123456789012/1/1) !ambiguousDate(123456789012/1/1)"
      ),
    ])
  }

  @Test func weekdays() {
    expectTrees([
      Row("03 Sat", "entry day(03)=3 weekday(Sat)=6"),
      Row("03 saturday 82", "entry day(03)=3 weekday(saturday)=6 weight(82)=82000"),
      Row("03 WED", "entry day(03)=3 weekday(WED)=3"),
      Row("03 Thurs", "entry day(03)=3 unreadable(Thurs) !badWeekday(Thurs)"),
      // Decision 28: letters right after the day are meant as a weekday
      Row("03 Sa 82.1", "entry day(03)=3 unreadable(Sa) weight(82.1)=82100 !badWeekday(Sa)"),
      Row("03 rest", "entry day(03)=3 unreadable(rest) !badWeekday(rest)"),
      Row("03 Sat. 82.1", "entry day(03)=3 unreadable(Sat.) weight(82.1)=82100 !badWeekday(Sat.)"),
      Row("03 lundi,", "entry day(03)=3 unreadable(lundi,) !badWeekday(lundi,)"),
      Row("03 Tues 82", "entry day(03)=3 unreadable(Tues) weight(82)=82000 !badWeekday(Tues)"),
      Row("03 säm", "entry day(03)=3 unreadable(säm) !badWeekday(säm)"),
      Row("03 sa\u{308}m", "entry day(03)=3 unreadable(sa\u{308}m) !badWeekday(sa\u{308}m)"),
      Row("03 .", "entry day(03)=3 unreadable(.) !badWeight(.)"),
      Row("03 3a", "entry day(03)=3 unreadable(3a) !badWeight(3a)"),
      // Decision 28: a weekday anywhere later is unreadable
      Row("03 82.1 Sat", "entry day(03)=3 weight(82.1)=82100 unreadable(Sat) !badWeight(Sat)"),
      Row("03 Sat Sun", "entry day(03)=3 weekday(Sat)=6 unreadable(Sun) !badWeight(Sun)"),
      // Decision 74: nothing else is hidden
      Row(
        "1 first day",
        "entry day(1)=1 unreadable(first) unreadable(day) !badWeekday(first) !badWeight(day)"),
    ])
  }

  @Test func runs() {
    expectTrees([
      // Decision 5: one run, one fault
      Row(
        "1 sun 84.2 first day, no idea",
        "entry day(1)=1 weekday(sun)=7 weight(84.2)=84200 unreadable(first) unreadable(day,) unreadable(no) unreadable(idea) !badWeight(first day, no idea)"
      ),
      Row(
        "1 sun first 84.2 day",
        "entry day(1)=1 weekday(sun)=7 unreadable(first) weight(84.2)=84200 unreadable(day) !badWeight(first) !badWeight(day)"
      ),
      Row(
        "03 82 a @iron b c",
        "entry day(03)=3 weight(82)=82000 unreadable(a) gym(@iron) unreadable(b) unreadable(c) !badWeight(a) !badWeight(b c)"
      ),
      // an odd space inside a run does not end it
      Row(
        "03 82 a\u{A0}b",
        "entry day(03)=3 weight(82)=82000 unreadable(a) unreadable(b) !badWeight(a\u{A0}b) !oddSpace(\u{A0})"
      ),
    ])
  }

  @Test func tails() {
    expectTrees([
      Row("03 82  > note; all of it", "entry day(03)=3 weight(82)=82000 note(> note; all of it)"),
      Row("03 82  ; comment > all", "entry day(03)=3 weight(82)=82000 comment(; comment > all)"),
      Row("03 82>note", "entry day(03)=3 unreadable(82>note) !badWeight(82>note)"),
      Row("03 82 >", "entry day(03)=3 weight(82)=82000 note(>)"),
      Row("03 82.1  ;", "entry day(03)=3 weight(82.1)=82100 comment(;)"),
      Row("03 > \"a", "entry day(03)=3 note(> \"a)"),
      Row(
        "03 82 \">\" ; c",
        "entry day(03)=3 weight(82)=82000 unreadable(\">\") comment(; c) !badWeight(\">\")"),
      // Decision 7: what opens first owns everything up to its close
      Row(
        "03 82.1 (a > b)",
        "entry day(03)=3 weight(82.1)=82100 unreadable((a > b)) !badWeight((a > b))"),
      Row(
        "03 82 (a \" b) > c",
        "entry day(03)=3 weight(82)=82000 unreadable((a \" b)) note(> c) !badWeight((a \" b))"),
      Row(
        "03 82 (\"a) b\") c",
        "entry day(03)=3 weight(82)=82000 unreadable((\"a)) verbatim(b) verbatim(\") c) !badWeight((\"a)) !unbalanced(\") c)"
      ),
      Row(
        "03 82 \"(a\" > c",
        "entry day(03)=3 weight(82)=82000 unreadable(\"(a\") note(> c) !badWeight(\"(a\")"),
      // Decision 7: a second ( makes the first one unbalanced
      Row(
        "03 82 (a (b) c",
        "entry day(03)=3 weight(82)=82000 verbatim((a (b) c) !unbalanced((a (b) c)"),
    ])
  }

  @Test func unbalanced() {
    expectTrees([
      // Decision 8: what stands before is read, the rest is one fault
      Row(
        "03 82 \"abc > x @iron  ",
        "entry day(03)=3 weight(82)=82000 verbatim(\"abc > x @iron) !unbalanced(\"abc > x @iron)"),
      Row(
        "03 82 (abc > x",
        "entry day(03)=3 weight(82)=82000 verbatim((abc > x) !unbalanced((abc > x)"),
      Row("03 82.1(pause", "entry day(03)=3 verbatim(82.1) verbatim((pause) !unbalanced((pause)"),
      Row(
        "03 82 fat:\"18 @iron",
        "entry day(03)=3 weight(82)=82000 verbatim(fat:) verbatim(\"18 @iron) !unbalanced(\"18 @iron)"
      ),
      Row(
        "03 82 \"a\u{A0}b\u{7}",
        "entry day(03)=3 weight(82)=82000 verbatim(\"a\u{A0}b\u{7}) !unbalanced(\"a\u{A0}b\u{7})"),
      // Decision 8: a stray ) is merely unreadable
      Row("03 82 )", "entry day(03)=3 weight(82)=82000 unreadable()) !badWeight())"),
    ])
  }

  @Test func oddSpaces() {
    expectTrees([
      // Decision 9: one fault a run, nothing else
      Row(
        "03\u{A0}Sat 82.1", "entry day(03)=3 weekday(Sat)=6 weight(82.1)=82100 !oddSpace(\u{A0})"),
      Row(
        "03 Sat \u{2003}\u{200B} 82.1 \u{FEFF} @iron",
        "entry day(03)=3 weekday(Sat)=6 weight(82.1)=82100 gym(@iron) !oddSpace(\u{2003}\u{200B}) !oddSpace(\u{FEFF})"
      ),
      Row(
        "03 Sat 82.1\u{3000}> a\u{A0}b",
        "entry day(03)=3 weekday(Sat)=6 weight(82.1)=82100 note(> a\u{A0}b) !oddSpace(\u{3000})"),
      Row("03 \"a\u{A0}b\"", "entry day(03)=3 unreadable(\"a\u{A0}b\") !badWeight(\"a\u{A0}b\")"),
      Row("03 82.1\u{A0}", "entry day(03)=3 weight(82.1)=82100 !oddSpace(\u{A0})"),
      Row(
        "03 82.1\u{1680}\u{2000}\u{202F}\u{205F}82.2",
        "entry day(03)=3 weight(82.1)=82100 unreadable(82.2) !oddSpace(\u{1680}\u{2000}\u{202F}\u{205F}) !twoWeights(82.2)"
      ),
    ])
  }

  @Test func curlyQuotes() {
    expectTrees([
      // Decision 10: read as straight quotes
      Row(
        "03 fat:\u{201C}a b\u{201D}",
        "entry day(03)=3 pair(fat:\u{201C}a b\u{201D})=3 !curlyQuotes(\u{201C}) !curlyQuotes(\u{201D})"
      ),
      Row(
        "03 fat:\u{201E}a b\u{201F}",
        "entry day(03)=3 pair(fat:\u{201E}a b\u{201F})=3 !curlyQuotes(\u{201E}) !curlyQuotes(\u{201F})"
      ),
      Row(
        "03 fat:\"a b\u{201D} 82",
        "entry day(03)=3 pair(fat:\"a b\u{201D})=3 weight(82)=82000 !curlyQuotes(\u{201D})"),
      Row("03 \u{201C}a 82", "entry day(03)=3 verbatim(\u{201C}a 82) !unbalanced(\u{201C}a 82)"),
      Row(
        "03 82 (\u{201C})",
        "entry day(03)=3 weight(82)=82000 unreadable((\u{201C})) !badWeight((\u{201C}))"),
    ])
  }
}
