import Testing

@Suite struct DirectiveTests {
  @Test func version() {
    expectTrees([
      // Decision 64
      Row("w8log 1.0", "directive keyword(w8log)=1 word(1.0)"),
      Row("w8log 1", "directive keyword(w8log)=1 word(1)"),
      Row("w8log 2.3", "directive keyword(w8log)=1 word(2.3)"),
      Row("W8LOG 1.0 > c", "directive keyword(W8LOG)=1 word(1.0) note(> c)"),
      Row("w8log", "directive keyword(w8log)=1 !badArgument(w8log)"),
      Row("w8log one", "directive keyword(w8log)=1 word(one) !badArgument(one)"),
      Row("w8log \"1.0\"", "directive keyword(w8log)=1 string(\"1.0\") !badArgument(\"1.0\")"),
      Row("w8log 1.", "directive keyword(w8log)=1 word(1.) !badArgument(1.)"),
      Row("w8log 1.0.0", "directive keyword(w8log)=1 word(1.0.0) !badArgument(1.0.0)"),
      Row("w8log 12345", "directive keyword(w8log)=1 word(12345) !badArgument(12345)"),
      Row(
        "w8log 1.0 x y:z",
        "directive keyword(w8log)=1 word(1.0) word(x) pair(y:z)=1 !badArgument(x y:z)"),
    ])
  }

  @Test func unit() {
    expectTrees([
      Row("unit kg", "directive keyword(unit)=2 word(kg)"),
      Row("Unit LB", "directive keyword(Unit)=2 word(LB)"),
      Row("unit st ; c", "directive keyword(unit)=2 word(st) comment(; c)"),
      Row("unit", "directive keyword(unit)=2 !badArgument(unit)"),
      Row("unit stone", "directive keyword(unit)=2 word(stone) !badArgument(stone)"),
      Row("unit k:kg", "directive keyword(unit)=2 pair(k:kg)=1 !badArgument(k:kg)"),
      Row("unit \"kg\"", "directive keyword(unit)=2 string(\"kg\") !badArgument(\"kg\")"),
      Row("unit kg lb", "directive keyword(unit)=2 word(kg) word(lb) !badArgument(lb)"),
      Row("unit kg\u{A0}> c", "directive keyword(unit)=2 word(kg) note(> c) !oddSpace(\u{A0})"),
    ])
  }

  @Test func trend() {
    expectTrees([
      Row(
        "trend span:7 day:mean start:82.4",
        "directive keyword(trend)=4 pair(span:7)=4 pair(day:mean)=3 pair(start:82.4)=5"),
      Row(
        "trend SPAN:999 Day:FIRST start:13st4.5",
        "directive keyword(trend)=4 pair(SPAN:999)=4 pair(Day:FIRST)=3 pair(start:13st4.5)=5"),
      // Decision 71
      Row("trend start:82.4kg", "directive keyword(trend)=4 pair(start:82.4kg)=5"),
      Row("trend", "directive keyword(trend)=4 !badArgument(trend)"),
      Row("trend span:0", "directive keyword(trend)=4 pair(span:0)=4 !badArgument(span:0)"),
      Row(
        "trend span:1000", "directive keyword(trend)=4 pair(span:1000)=4 !badArgument(span:1000)"),
      Row("trend span:+7", "directive keyword(trend)=4 pair(span:+7)=4 !badArgument(span:+7)"),
      Row(
        "trend start:82.4?",
        "directive keyword(trend)=4 pair(start:82.4?)=5 !badArgument(start:82.4?)"),
      // Decision 33
      Row(
        "trend start:82,4", "directive keyword(trend)=4 pair(start:82,4)=5 !badArgument(start:82,4)"
      ),
      // Decision 62: one run, one fault
      Row(
        "trend foo bar:1 day:median span:7 baz",
        "directive keyword(trend)=4 word(foo) pair(bar:1)=3 pair(day:median)=3 pair(span:7)=4 word(baz) !badArgument(foo bar:1 day:median) !badArgument(baz)"
      ),
      Row("trend span: 7", "directive keyword(trend)=4 word(span:) word(7) !badArgument(span: 7)"),
    ])
  }

  @Test func gym() {
    expectTrees([
      Row(
        "gym @iron \"Iron Temple\" color:red default unit:lb alias:@old alias:@older closed:2026-01-31",
        "directive keyword(gym)=7 gym(@iron) string(\"Iron Temple\") pair(color:red)=5 word(default) pair(unit:lb)=4 pair(alias:@old)=5 pair(alias:@older)=5 pair(closed:2026-01-31)=6"
      ),
      Row("gym @home", "directive keyword(gym)=7 gym(@home)"),
      Row("gym \"Garage\" @home", "directive keyword(gym)=7 string(\"Garage\") gym(@home)"),
      // Decision 62: nothing but the keyword when the id is missing
      Row("gym", "directive keyword(gym)=7 !badArgument(gym)"),
      Row("gym iron", "directive keyword(gym)=7 word(iron) !badArgument(gym)"),
      Row(
        "gym \"Iron\" color:red",
        "directive keyword(gym)=7 string(\"Iron\") pair(color:red)=5 !badArgument(gym)"),
      // decisions 45, 46
      Row("gym @24h \"x\"", "directive keyword(gym)=7 gym(@24h) string(\"x\") !badGymName(@24h)"),
      Row("gym @bw", "directive keyword(gym)=7 gym(@bw) !reservedName(@bw)"),
      Row("gym @iron!", "directive keyword(gym)=7 gym(@iron!) !badGymName(@iron!)"),
      Row(
        "gym @iron @home unit:st",
        "directive keyword(gym)=7 gym(@iron) gym(@home) pair(unit:st)=4 !badArgument(@home unit:st)"
      ),
      Row(
        "gym @iron \"A\" \"B\"",
        "directive keyword(gym)=7 gym(@iron) string(\"A\") string(\"B\") !badArgument(\"B\")"),
      Row(
        "gym @iron alias:old",
        "directive keyword(gym)=7 gym(@iron) pair(alias:old)=5 !badArgument(alias:old)"),
      Row(
        "gym @iron alias:@bw2 closed:2026-1-3 x",
        "directive keyword(gym)=7 gym(@iron) pair(alias:@bw2)=5 pair(closed:2026-1-3)=6 word(x) !badArgument(alias:@bw2 closed:2026-1-3 x)"
      ),
      // Decision 62: colors have a rule of their own
      Row("gym @iron color:teal", "directive keyword(gym)=7 gym(@iron) pair(color:teal)=5"),
      // Decision 8: the gym is declared, the rest is one fault
      Row(
        "gym @iron \"Iron Temple color:crimson",
        "directive keyword(gym)=7 gym(@iron) verbatim(\"Iron Temple color:crimson) !unbalanced(\"Iron Temple color:crimson)"
      ),
      Row("gym \"Iron", "directive keyword(gym)=7 verbatim(\"Iron) !unbalanced(\"Iron)"),
      Row("unit (kg", "directive keyword(unit)=2 verbatim((kg) !unbalanced((kg)"),
      Row(
        "gym @iron \"A > b\" > c", "directive keyword(gym)=7 gym(@iron) string(\"A > b\") note(> c)"
      ),
      // Decision 10
      Row(
        "gym @iron \u{201C}Iron Temple\u{201D} color:\u{201C}red\u{201D}",
        "directive keyword(gym)=7 gym(@iron) string(\u{201C}Iron Temple\u{201D}) pair(color:\u{201C}red\u{201D})=5 !curlyQuotes(\u{201C}) !curlyQuotes(\u{201D}) !curlyQuotes(\u{201C}) !curlyQuotes(\u{201D})"
      ),
      Row(
        "gym\u{A0}@iron\u{A0}\u{A0}default",
        "directive keyword(gym)=7 gym(@iron) word(default) !oddSpace(\u{A0}) !oddSpace(\u{A0}\u{A0})"
      ),
    ])
  }

  @Test func lint() {
    expectTrees([
      Row(
        "lint weekday-mismatch off", "directive keyword(lint)=14 word(weekday-mismatch) word(off)"),
      Row("lint W8104 ERROR", "directive keyword(lint)=14 word(W8104) word(ERROR)"),
      // Decision 65
      Row("lint no-such-rule off", "directive keyword(lint)=14 word(no-such-rule) word(off)"),
      Row(
        "lint weekday-mismatch loud",
        "directive keyword(lint)=14 word(weekday-mismatch) word(loud) !badArgument(loud)"),
      Row("lint", "directive keyword(lint)=14 !badArgument(lint)"),
      Row("lint gap", "directive keyword(lint)=14 word(gap) !badArgument(lint)"),
      Row(
        "lint gap off x y",
        "directive keyword(lint)=14 word(gap) word(off) word(x) word(y) !badArgument(x y)"),
      Row(
        "lint \"gap\" off",
        "directive keyword(lint)=14 string(\"gap\") word(off) !badArgument(\"gap\")"),
    ])
  }

  @Test func knownByKeyword() {
    expectTrees([
      Row("lift-unit lb", "directive keyword(lift-unit)=3 word(lb)"),
      Row(
        "goal 78kg by:2026-06-01 > c",
        "directive keyword(goal)=5 word(78kg) pair(by:2026-06-01)=2 note(> c)"
      ),
      Row(
        "goal 78kg by 2026-06-01",
        "directive keyword(goal)=5 word(78kg) word(by) word(2026-06-01) !badArgument(by 2026-06-01)"
      ),
      Row("milestone every:5", "directive keyword(milestone)=6 pair(every:5)=5"),
      Row(
        "exercise \"Bench press\" alias:bench bodyweight",
        "directive keyword(exercise)=8 string(\"Bench press\") pair(alias:bench)=5 word(bodyweight)"
      ),
      Row(
        "setup @iron \"Leg press\"  > sled is 45 kg",
        "directive keyword(setup)=9 gym(@iron) string(\"Leg press\") note(> sled is 45 kg)"),
      Row("metric hrv ms", "directive keyword(metric)=10 word(hrv) word(ms)"),
      Row("tag #salty", "directive keyword(tag)=11 tag(#salty)"),
      Row("order newest", "directive keyword(order)=12 word(newest)"),
      Row("include \"*.w8log\"", "directive keyword(include)=13 string(\"*.w8log\")"),
    ])
  }

  @Test func unknown() {
    expectTrees([
      Row("gaol 75", "directive keyword(gaol) verbatim(75) !unknownDirective(gaol)"),
      // Decision 66
      Row(
        "Weight today was fine",
        "directive keyword(Weight) verbatim(today was fine) !unknownDirective(Weight)"),
      Row("Mon 82.4", "directive keyword(Mon) verbatim(82.4) !unknownDirective(Mon)"),
      Row("unit:kg", "directive keyword(unit:kg) !unknownDirective(unit:kg)"),
      Row("x-foo \"a > b (", "directive keyword(x-foo) verbatim(\"a > b ()"),
      Row("X-foo", "directive keyword(X-foo)"),
      Row("x-", "directive keyword(x-) !unknownDirective(x-)"),
      Row("x- a", "directive keyword(x-) verbatim(a) !unknownDirective(x-)"),
      // Decision 61: only trailing blanks go
      Row("x-foo   a  ", "directive keyword(x-foo) verbatim(a)"),
      Row(
        "exercise\u{201C}a\u{201D}",
        "directive keyword(exercise\u{201C}a\u{201D}) !unknownDirective(exercise\u{201C}a\u{201D})"),
      Row("a\u{301}b", "directive keyword(a\u{301}b) !unknownDirective(a\u{301}b)"),
      // prose at the margin has one fault
      Row(
        "Don’t \"do (this", "directive keyword(Don’t) verbatim(\"do (this) !unknownDirective(Don’t)"
      ),
    ])
  }
}
