import Testing
import W8Lint

@Suite struct WeighInRuleTests {
  @Test(arguments: [
    ("03 Sat 82.4.1", "2:8 \"82.4.1\""),
    ("03 Sat 82 fat 22% @iron", "2:11 \"fat 22%\""),
    ("03 Sat 82 gut  so 7:05 so", "2:11 \"gut  so\""),
    ("03 Sat 82 25:00", "2:11 \"25:00\""),
  ])
  func badWeight(_ line: String, _ position: String) {
    let text = "# 2026-01\n\(line)\n"
    let mark = position.drop { $0 != " " }.dropFirst()
    #expect(
      found("bad-weight", in: text).first
        == "\(position): \(mark) is not a weight, time, @gym, #tag or key:value")
  }

  @Test func badWeightOnASession() {
    let text = "# 2026-01\n03 Sat 82\n    @iron 82.4\n"
    #expect(
      found("bad-weight", in: text) == [
        "3:11 \"82.4\": \"82.4\" is not a time, \"title\", @gym or #tag"
      ])
  }

  @Test(arguments: [
    // Nothing behind: the words become the note where they stand.
    ("03 Sat 82.1 so tired", "03 Sat 82.1  > so tired"),
    ("03 Sat 82.1 so tired  > ill", "03 Sat 82.1  > so tired; ill"),
    ("03 Sat 82.1 so tired  >", "03 Sat 82.1  > so tired"),
    // Fields behind: the words move past them.
    ("03 Sat 82.1 so tired @iron", "03 Sat 82.1 @iron  > so tired"),
    ("03 Sat 82.1 so tired @iron > ill", "03 Sat 82.1 @iron > so tired; ill"),
    ("03 Sat 82.1 so tired @iron >", "03 Sat 82.1 @iron > so tired"),
    ("03 Sat abc1 82.1", "03 Sat 82.1  > abc1"),
    // What is never closed swallows the rest of the line, so it becomes prose as well.
    ("03 Sat 82.1 fat \"22%", "03 Sat 82.1  > fat \"22%"),
  ])
  func badWeightBecomesANote(_ line: String, _ fixed: String) {
    #expect(
      mended("bad-weight", in: "# 2026-01\n\(line)\n")
        == ["*Make it a note", "# 2026-01\n\(fixed)\n"])
  }

  /// A comment that ends the line becomes part of the note, and a number may be a value: neither is done unasked.
  @Test(arguments: [
    ("03 Sat 82.1 so tired  ; ill", "03 Sat 82.1  > so tired  ; ill"),
    ("03 Sat 82.1 so tired @iron ; ill", "03 Sat 82.1 @iron > so tired ; ill"),
    ("03 Sat 82.4.1", "03 Sat  > 82.4.1"), ("03 Sat 82.1 22%", "03 Sat 82.1  > 22%"),
  ])
  func badWeightMayBecomeANote(_ line: String, _ fixed: String) {
    #expect(
      mended("bad-weight", in: "# 2026-01\n\(line)\n")
        == ["Make it a note", "# 2026-01\n\(fixed)\n"])
  }

  @Test(arguments: ["fat 22%", "fat: 22%", "fat : 22%"])
  func badWeightMayBeAPair(_ written: String) {
    #expect(
      mended("bad-weight", in: "# 2026-01\n03 Sat 82.1 \(written) @iron\n") == [
        "Write fat:22%", "# 2026-01\n03 Sat 82.1 fat:22% @iron\n",
        "Make it a note", "# 2026-01\n03 Sat 82.1 @iron  > \(written)\n",
      ])
  }

  /// What stands before an opener keeps its meaning.
  @Test(arguments: [
    ("82.1> slept", "82.1 > slept"), ("82.1>slept", "82.1 >slept"),
    ("82.1kg> slept", "82.1kg > slept"),
    ("82.1?> slept", "82.1? > slept"), ("82,1> slept", "82,1 > slept"),
    ("82.1;slept", "82.1 ;slept"),
    ("82.1 07:10> slept", "82.1 07:10 > slept"), ("82.1 @iron> slept", "82.1 @iron > slept"),
    ("82.1 #salty> slept", "82.1 #salty > slept"), ("82.1 fat:22%> slept", "82.1 fat:22% > slept"),
  ])
  func openersPartFromFields(_ written: String, _ fixed: String) {
    let sign = written.contains(">") ? ">" : ";"
    let title = "Insert a space before \(sign)"
    let text = "# 2026-01\n03 Sat \(written)\n"
    #expect(fixTitles(of: "bad-weight", in: text) == [title])
    #expect(applyFix(title, of: "bad-weight", in: text) == "# 2026-01\n03 Sat \(fixed)\n")
  }

  @Test(arguments: [("@iron> slept", "bad-gym-name"), ("#salty> slept", "bad-tag")])
  func openersPartFromNames(_ written: String, _ rule: String) {
    let fixed = written.replacing(">", with: " >")
    #expect(
      mended(rule, in: "# 2026-01\n03 Sat 82.1 \(written)\n")
        == ["*Insert a space before >", "# 2026-01\n03 Sat 82.1 \(fixed)\n"])
  }

  @Test(arguments: ["82.1 -> slept", "82.1 => slept", "82.1 5>4"])
  func arrowsAndComparisonsAreNoOpeners(_ written: String) {
    let titles = fixTitles(of: "bad-weight", in: "# 2026-01\n03 Sat \(written)\n")
    #expect(titles == ["Make it a note"])
  }

  @Test func badWeightBeforeAFieldAndAnOpenQuoteHasNoFix() {
    #expect(mended("bad-weight", in: "# 2026-01\n03 Sat 82.1 fat @iron \"22%\n") == [])
  }

  @Test func twoWeights() {
    let text = "# 2026-01\n05 Mon 82.2 07:05 83.4 21:40 > tired\n    > more\n\n06 Tue 82\n"
    #expect(
      found("two-weights", in: text) == [
        "2:19 \"83.4\": \"83.4\" is a second weigh-in on this line; write it on a second line",
        "2:24 \"21:40\": \"21:40\" is a second time on this line; write it on a second line with its weight",
      ])
    #expect(
      mended("two-weights", in: text) == [
        "Move it to a second line: 05 Mon 83.4 21:40",
        """
        # 2026-01
        05 Mon 82.2 07:05 > tired
            > more
        05 Mon   83.4   21:40

        06 Tue 82

        """,
      ])
    #expect(found("two-weights", in: "# 2026-01\n05 Mon 82.2 07:05\n05 Mon 83.4 21:40\n") == [])
  }

  @Test(arguments: [
    ("05 Monday 82 83", "05 Mon 83", "05 Monday 82", "05 Mon   83"),
    ("05 82.2 100.4", "05 100.4", "05 82.2", "05      100.4"),
    // A time goes with the weight before it.
    ("05 Mon 82 83 21:40", "05 Mon 83 21:40", "05 Mon 82", "05 Mon   83     21:40"),
    ("05 Mon 82 07:00 @a 21:40", "05 Mon 21:40", "05 Mon 82 07:00 @a", "05 Mon          21:40"),
    ("2026-01-05 82 83?", "2026-01-05 83?", "2026-01-05 82", "2026-01-05       83?"),
  ])
  func secondWeighInGetsALine(_ line: String, _ title: String, _ first: String, _ second: String) {
    #expect(
      mended("two-weights", in: "# 2026-01\n\(line)\n")
        == ["Move it to a second line: \(title)", "# 2026-01\n\(first)\n\(second)\n"])
  }

  @Test func aDashAfterAWeightIsRemoved() {
    #expect(
      mended("two-weights", in: "# 2026-01\n05 Mon 82 -\n")
        == ["*Remove the -", "# 2026-01\n05 Mon 82\n"])
  }

  @Test func secondLineKeepsTheLineEndOfTheFile() {
    #expect(
      mended("two-weights", in: "# 2026-01\r\n05 Mon 82 83") == [
        "Move it to a second line: 05 Mon 83", "# 2026-01\r\n05 Mon 82\r\n05 Mon   83",
      ])
  }

  @Test func stonesAndPoundsAreJoined() {
    #expect(
      mended("two-weights", in: "# 2026-01\n05 Mon 13st 4.5\n") == [
        "*Write 13st4.5", "# 2026-01\n05 Mon 13st4.5\n",
        "Move it to a second line: 05 Mon 4.5", "# 2026-01\n05 Mon 13st\n05 Mon    4.5\n",
      ])
  }

  @Test(arguments: [("12st 3", "12st3"), ("12 st 3", "12st3"), ("12 st 4.5", "12st4.5")])
  func stonesAndPoundsApartAreTold(_ written: String, _ right: String) {
    for end in ["\n", "\r\n"] {
      let text = "# 2026-01\(end)05 Mon \(written)\(end)"
      let (found, mended) = (found("two-weights", in: text), mended("two-weights", in: text))
      #expect(found.count == 1 && found[0].hasSuffix("without a space; write \(right)"), "\(found)")
      #expect(
        mended.prefix(2) == ["*Write \(right)", "# 2026-01\(end)05 Mon \(right)\(end)"], "\(mended)"
      )
    }
  }

  @Test(arguments: [
    "12st 14", "12st 82.4", "12st? 3", "12st3 4", "12 kg 3", "12 3", "12st 07:05 3",
  ])
  func anotherSecondWeightIsNoPounds(_ written: String) {
    let found = found("two-weights", in: "# 2026-01\n05 Mon \(written)\n")
    #expect(found.count == 1 && found[0].contains("second weigh-in"), "\(found)")
  }

  @Test func secondWeightOfADayThatThereIsNotHasNoFix() {
    // Another line would be another day that the calendar lacks.
    #expect(mended("two-weights", in: "# 2026-01\n32 82 83\n") == [])
  }

  @Test(arguments: [("82,4", "82.4"), ("82,4kg?", "82.4kg?"), ("182,25lb", "182.25lb")])
  func decimalComma(_ weight: String, _ fixed: String) {
    let text = "# 2026-01\n05 Mon \(weight)\n"
    #expect(
      found("decimal-comma", in: text) == [
        "2:8 \"\(weight)\": \(weight) has a decimal comma; write \(fixed)"
      ])
    #expect(
      mended("decimal-comma", in: text) == ["!Write \(fixed)", "# 2026-01\n05 Mon \(fixed)\n"])
    #expect(found("decimal-comma", in: "# 2026-01\n05 Mon \(fixed)\n") == [])
  }

  @Test(arguments: [
    // The point moves by one place, else by two. 824 lb are 373.8 kg, 836 lb are 379.2 kg.
    ("kg", "824", "824 kg", ["*Write 82.4"]),
    ("kg", "836?", "836 kg", ["*Write 83.6?"]),
    ("kg", "8240", "8240 kg", ["*Write 82.4"]),
    ("kg", "8.24kg", "8.24kg", ["*Write 82.4kg"]),
    ("kg", "0.825", "0.825 kg", ["*Write 82.5"]),
    ("kg", "824,5", "824,5 kg", ["*Write 82.45"]),
    // No digits are made up: 8 may be 80 or 8x. As stones it is 50.8 kg.
    ("kg", "8", "8 kg", ["Write 8st"]),
    // 450 lb are 204 kg, and 45.0 is a weight too; 450 st are 2.9 t.
    ("kg", "450", "450 kg", ["*Write 45", "Write 450lb"]),
    // 43 lb are 19.5 kg; 43 kg and 43 st (273 kg) are weights, 4.3 lb is none.
    ("lb", "43", "43 lb", ["Write 43kg", "Write 43st"]),
    ("kg", "182st", "182st", ["Write 182kg", "Write 182lb"]),
    ("kg", "130st4", "130st4", []),
  ])
  func implausibleWeight(_ unit: String, _ weight: String, _ shown: String, _ titles: [String]) {
    let text = "unit \(unit)\n# 2026-01\n05 Mon \(weight)\n"
    #expect(
      found("implausible-weight", in: text) == [
        "3:8 \(weight.debugDescription): \(shown) is outside 20–400 kg; check the decimal point"
      ])
    let mended = mended("implausible-weight", in: text)
    let expected = titles.flatMap { title in
      let fixed = title.drop { $0 != " " }.dropFirst()
      return [title, "unit \(unit)\n# 2026-01\n05 Mon \(fixed)\n"]
    }
    #expect(mended == expected)
  }

  // 44.09245 lb are just under 20 kg, 44.093 lb just over; 881.849 and 881.85 lb lie about 400 kg.
  @Test(arguments: ["20", "400", "20.000kg", "44.093lb", "881.849lb", "3st2.1", "62st13", "-"])
  func plausibleWeights(_ weight: String) {
    #expect(found("implausible-weight", in: "# 2026-01\n05 Mon \(weight)\n") == [])
  }

  @Test(arguments: ["19.999", "400.001", "44.092lb", "881.850lb", "3st2", "63st", "0"])
  func weightsJustOutside(_ weight: String) {
    #expect(found("implausible-weight", in: "# 2026-01\n05 Mon \(weight)\n").count == 1)
  }

  @Test func implausibleWeightWithADetachedUnitKeepsIt() {
    #expect(
      mended("implausible-weight", in: "# 2026-01\n05 Mon 450 kg\n") == [
        "*Write 45", "# 2026-01\n05 Mon 45 kg\n",
      ])
  }

  /// Stones have no decimals: neither digits nor a note are made of 13.5 st unless somebody says so.
  @Test func aWeightWhoseUnitCannotBeReadIsLeftAlone() {
    let text = "unit kg\n# 2026-01\n05 Mon 13.5 st\n"
    #expect(
      mended("implausible-weight", in: text) == [])
    #expect(
      mended("bad-weight", in: text) == [
        "Make it a note", "unit kg\n# 2026-01\n05 Mon 13.5  > st\n",
      ])
  }

  @Test func noUnit() {
    let text = "# 2026-01\n02 Fri 82kg\n03 Sat 82.1\n04 Sun 82\n"
    #expect(
      found("no-unit", in: text) == [
        "3:8 \"82.1\": 82.1 has no unit and is read as kg; add a line such as `unit kg`"
      ])
    #expect(mended("no-unit", in: text) == ["*Insert \"unit kg\"", "unit       kg\n\n" + text])
    #expect(found("no-unit", in: text + "unit lb\n") == [])
    #expect(found("no-unit", in: text + "unit kilo\n").count == 1)
    #expect(found("no-unit", in: "# 2026-01\n02 Fri 82kg\n03 Sat 82.1 kg\n04 Sun -\n") == [])
  }

  @Test(arguments: [
    ("w8log 1.0\n03 82\n", "w8log 1.0\nunit       kg\n03 82\n"),
    ("\u{FEFF}03 82\r\n", "\u{FEFF}unit       kg\r\n03 82\r\n"),
    ("03 82\r\n; a\r\nw8log 1.0", "03 82\r\n; a\r\nw8log 1.0\r\nunit       kg"),
    ("03 82", "unit       kg\n03 82"),
  ])
  func unitIsInsertedAtTheTop(_ text: String, _ fixed: String) {
    #expect(mended("no-unit", in: text) == ["*Insert \"unit kg\"", fixed])
  }

  @Test func noUnitIsFoundInALaterSection() {
    let text = "# 2026-01\n02 Fri 82kg\n# 2026-02\n# 2026-03\n02 Mon 81\n03 Tue 81\n"
    #expect(found("no-unit", in: text).map { $0.prefix(4) } == ["5:8 "])
  }

  @Test(arguments: [
    ("82.4 kg", "kg", "82.4kg"), ("182  LB?", "LB?", "182lb?"), ("82,4? kg", "kg", "82,4kg?"),
    ("13 st", "st", "13st"), ("182 lbs", "lbs", "182lb"), ("82 KGS?", "KGS?", "82kg?"),
  ])
  func detachedUnit(_ words: String, _ unit: String, _ fixed: String) {
    let text = "# 2026-01\n05 Mon \(words) @iron\n"
    let column = 8 + words.count - unit.count
    #expect(
      found("detached-unit", in: text) == [
        "2:\(column) \"\(unit)\": \"\(unit)\" is separated from its number; write \(fixed)"
      ])
    #expect(
      mended("detached-unit", in: text)
        == ["!Write \(fixed)", "# 2026-01\n05 Mon \(fixed) @iron\n"])
  }

  @Test func anotherSpellingOfAUnitIsMended() {
    #expect(
      found("detached-unit", in: "# 2026-01\n05 Mon 182.5lbs?\n") == [
        "2:13 \"lbs\": \"lbs\" is not a unit; write 182.5lb"
      ])
    #expect(
      mended("detached-unit", in: "# 2026-01\n05 Mon 182.5lbs?\n") == [
        "!Write 182.5lb", "# 2026-01\n05 Mon 182.5lb?\n",
      ])
  }

  @Test func stonesWithDecimalsAreNoWeight() {
    // `13.5st` is no weight: stones are whole.
    let text = "# 2026-01\n05 Mon 13.5 st\n"
    #expect(found("detached-unit", in: text) == [])
    #expect(found("bad-weight", in: text).count == 1)
  }
}
