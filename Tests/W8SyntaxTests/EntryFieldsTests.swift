import Testing

@Suite struct EntryFieldsTests {
  @Test func weights() {
    expectTrees([
      Row("03 82.4", "entry day(03)=3 weight(82.4)=82400"),
      Row("03 082.40", "entry day(03)=3 weight(082.40)=82400"),
      Row("03 82", "entry day(03)=3 weight(82)=82000"),
      Row("03 9999.999kg", "entry day(03)=3 weight(9999.999kg)=9999999 kilogram"),
      Row("03 182lb", "entry day(03)=3 weight(182lb)=182000 pound"),
      Row("03 82KG", "entry day(03)=3 weight(82KG)=82000 kilogram"),
      Row("03 82.4?", "entry day(03)=3 weight(82.4?)=82400 excluded"),
      Row("03 82.4kg?", "entry day(03)=3 weight(82.4kg?)=82400 kilogram excluded"),
      Row("03 13st", "entry day(03)=3 weight(13st) stones:13 stone"),
      Row("03 13st4.5", "entry day(03)=3 weight(13st4.5)=4500 stones:13 stone"),
      Row("03 13st4.5lb?", "entry day(03)=3 weight(13st4.5lb?)=4500 stones:13 stone excluded"),
      Row("03 13ST4", "entry day(03)=3 weight(13ST4)=4000 stones:13 stone"),
      Row("03 -", "entry day(03)=3 unweighed(-)"),
      // Decision 33: 1-4 digits, comma, 1-3 digits
      Row("03 82,4", "entry day(03)=3 weight(82,4)=82400 !decimalComma(82,4)"),
      Row(
        "03 82,4kg?",
        "entry day(03)=3 weight(82,4kg?)=82400 kilogram excluded !decimalComma(82,4kg?)"),
      Row("03 82,4444", "entry day(03)=3 unreadable(82,4444) !badWeight(82,4444)"),
      Row("03 82.4.1", "entry day(03)=3 unreadable(82.4.1) !badWeight(82.4.1)"),
      Row("03 82.", "entry day(03)=3 unreadable(82.) !badWeight(82.)"),
      Row("03 .5", "entry day(03)=3 unreadable(.5) !badWeight(.5)"),
      Row("03 82.4444", "entry day(03)=3 unreadable(82.4444) !badWeight(82.4444)"),
      Row("03 12345", "entry day(03)=3 unreadable(12345) !badWeight(12345)"),
      Row("03 82.4?kg", "entry day(03)=3 unreadable(82.4?kg) !badWeight(82.4?kg)"),
      Row("03 13st4,5", "entry day(03)=3 unreadable(13st4,5) !badWeight(13st4,5)"),
      Row("03 82lbs", "entry day(03)=3 weight(82lbs)=82000 pound !detachedUnit(lbs)"),
      Row("03 82KGs?", "entry day(03)=3 weight(82KGs?)=82000 kilogram excluded !detachedUnit(KGs)"),
      Row("03 82kilos", "entry day(03)=3 unreadable(82kilos) !badWeight(82kilos)"),
      Row("03 13sts", "entry day(03)=3 unreadable(13sts) !badWeight(13sts)"),
      Row("03 82.4kgg", "entry day(03)=3 unreadable(82.4kgg) !badWeight(82.4kgg)"),
      Row("03 -5", "entry day(03)=3 unreadable(-5) !badWeight(-5)"),
    ])
  }

  @Test func secondWeights() {
    expectTrees([
      // Decision 29: the first wins
      Row("03 82 83", "entry day(03)=3 weight(82)=82000 unreadable(83) !twoWeights(83)"),
      Row("03 82 -", "entry day(03)=3 weight(82)=82000 unreadable(-) !twoWeights(-)"),
      Row("03 - 82", "entry day(03)=3 unweighed(-) unreadable(82) !twoWeights(82)"),
      Row("03 - -", "entry day(03)=3 unweighed(-) unreadable(-) !twoWeights(-)"),
      // Decision 32: 13st 4.5 is a second weight
      Row(
        "03 13st 4.5",
        "entry day(03)=3 weight(13st) stones:13 stone unreadable(4.5) !twoWeights(4.5)"),
    ])
  }

  @Test func detachedUnits() {
    expectTrees([
      // Decision 32: the unit is applied, the line is frozen
      Row(
        "03 82.4 kg",
        "entry day(03)=3 weight(82.4)=82400 detachedUnit(kg) kilogram !detachedUnit(kg)"),
      Row(
        "03 82.4 LB?",
        "entry day(03)=3 weight(82.4)=82400 detachedUnit(LB?) pound excluded !detachedUnit(LB?)"),
      Row(
        "03 13? st",
        "entry day(03)=3 weight(13?)=13000 excluded detachedUnit(st) stone !detachedUnit(st)"),
      // Stones are whole.
      Row("03 13.5 st", "entry day(03)=3 weight(13.5)=13500 unreadable(st) !badWeight(st)"),
      Row(
        "03 13,5 st",
        "entry day(03)=3 weight(13,5)=13500 unreadable(st) !decimalComma(13,5) !badWeight(st)"),
      Row(
        "03 82,4 kg",
        "entry day(03)=3 weight(82,4)=82400 detachedUnit(kg) kilogram !decimalComma(82,4) !detachedUnit(kg)"
      ),
      Row(
        "03 82.4  @iron kg",
        "entry day(03)=3 weight(82.4)=82400 gym(@iron) unreadable(kg) !badWeight(kg)"),
      Row(
        "03 82.4kg kg",
        "entry day(03)=3 weight(82.4kg)=82400 kilogram unreadable(kg) !badWeight(kg)"),
      Row(
        "03 82.4 lbs",
        "entry day(03)=3 weight(82.4)=82400 detachedUnit(lbs) pound !detachedUnit(lbs)"),
      Row("03 - kg", "entry day(03)=3 unweighed(-) unreadable(kg) !badWeight(kg)"),
      Row(
        "03 82.4 kg kg",
        "entry day(03)=3 weight(82.4)=82400 detachedUnit(kg) kilogram unreadable(kg) !detachedUnit(kg) !badWeight(kg)"
      ),
    ])
  }

  @Test func times() {
    expectTrees([
      Row("03 82 7:05", "entry day(03)=3 weight(82)=82000 time(7:05)=425"),
      Row("03 82 07:05", "entry day(03)=3 weight(82)=82000 time(07:05)=425"),
      Row("03 82 23:59", "entry day(03)=3 weight(82)=82000 time(23:59)=1439"),
      // Decision 30
      Row("03 25:00", "entry day(03)=3 unreadable(25:00) !badWeight(25:00)"),
      Row("03 7:60", "entry day(03)=3 unreadable(7:60) !badWeight(7:60)"),
      Row("03 7:5", "entry day(03)=3 unreadable(7:5) !badWeight(7:5)"),
      Row("03 06:30-07:30", "entry day(03)=3 unreadable(06:30-07:30) !badWeight(06:30-07:30)"),
      Row("03 82 7:05am", "entry day(03)=3 weight(82)=82000 unreadable(7:05am) !clock12h(7:05am)"),
      Row(
        "03 82 7am 82.5",
        "entry day(03)=3 weight(82)=82000 unreadable(7am) unreadable(82.5) !clock12h(7am) !twoWeights(82.5)"
      ),
      Row(
        "03 82 7:10 pm", "entry day(03)=3 weight(82)=82000 unreadable(7:10 pm) !clock12h(7:10 pm)"),
      Row(
        "03 82 7:10 PM @iron",
        "entry day(03)=3 weight(82)=82000 unreadable(7:10 PM) gym(@iron) !clock12h(7:10 PM)"),
      Row(
        "03 82 7:10\u{202F}PM",
        "entry day(03)=3 weight(82)=82000 unreadable(7:10\u{202F}PM) !clock12h(7:10\u{202F}PM) !oddSpace(\u{202F})"
      ),
      Row(
        "03 7 pm 82kg",
        "entry day(03)=3 unreadable(7 pm) weight(82kg)=82000 kilogram !clock12h(7 pm)"
      ),
      Row("03 82 7 pm", "entry day(03)=3 weight(82)=82000 unreadable(7 pm) !clock12h(7 pm)"),
      Row("03 82 pm", "entry day(03)=3 weight(82)=82000 unreadable(pm) !badWeight(pm)"),
      // Decision 29
      Row(
        "03 82 07:00 08:00",
        "entry day(03)=3 weight(82)=82000 time(07:00)=420 unreadable(08:00) !twoWeights(08:00)"),
    ])
  }

  @Test func gyms() {
    expectTrees([
      Row("03 @iron", "entry day(03)=3 gym(@iron)"),
      Row("03 @Iron-2_b", "entry day(03)=3 gym(@Iron-2_b)"),
      Row("03 @été", "entry day(03)=3 gym(@été)"),
      // Decision 44: a mark may follow a letter, not open a name; digits are of any script
      Row("03 @ge\u{301}", "entry day(03)=3 gym(@ge\u{301})"),
      Row("03 @\u{301}g", "entry day(03)=3 unreadable(@\u{301}g) !badGymName(@\u{301}g)"),
      Row("03 @a٣", "entry day(03)=3 gym(@a٣)"),
      // Decision 45: reserved beginnings
      Row("03 @rpe8", "entry day(03)=3 unreadable(@rpe8) !reservedName(@rpe8)"),
      Row("03 @RIR", "entry day(03)=3 unreadable(@RIR) !reservedName(@RIR)"),
      Row("03 @bwgym", "entry day(03)=3 unreadable(@bwgym) !reservedName(@bwgym)"),
      // Decision 46
      Row("03 @", "entry day(03)=3 defaultGym(@)"),
      Row("03 @iron!", "entry day(03)=3 unreadable(@iron!) !badGymName(@iron!)"),
      Row("03 @24h", "entry day(03)=3 unreadable(@24h) !badGymName(@24h)"),
      Row("03 @a(b)", "entry day(03)=3 unreadable(@a(b)) !badGymName(@a(b))"),
      Row("03 @iron @home", "entry day(03)=3 gym(@iron) unreadable(@home) !twoGyms(@home)"),
      Row("03 @ @home", "entry day(03)=3 defaultGym(@) unreadable(@home) !twoGyms(@home)"),
    ])
  }

  @Test func tags() {
    expectTrees([
      Row("03 #salty #Low-Carb_2", "entry day(03)=3 tag(#salty) tag(#Low-Carb_2)"),
      Row("03 #1", "entry day(03)=3 unreadable(#1) !badTag(#1)"),
      Row("03 #", "entry day(03)=3 unreadable(#) !badTag(#)"),
      Row("03 #a.b", "entry day(03)=3 unreadable(#a.b) !badTag(#a.b)"),
      Row("03 #a\"b c\"", "entry day(03)=3 unreadable(#a\"b c\") !badTag(#a\"b c\")"),
    ])
  }

  @Test func pairs() {
    expectTrees([
      Row("03 fat:18.6%", "entry day(03)=3 pair(fat:18.6%)=3"),
      Row("03 fat:\"a b\" x-y:z", "entry day(03)=3 pair(fat:\"a b\")=3 pair(x-y:z)=3"),
      Row("03 a:b:c", "entry day(03)=3 pair(a:b:c)=1"),
      Row("03 k:\"\"", "entry day(03)=3 pair(k:\"\")=1"),
      // Decision 34: a pair with an empty value is no pair, and the run is one
      Row("03 fat: 18%", "entry day(03)=3 unreadable(fat:) unreadable(18%) !badWeight(fat: 18%)"),
      Row(
        "03 fat 22%",
        "entry day(03)=3 unreadable(fat) unreadable(22%) !badWeekday(fat) !badWeight(22%)"),
      Row(
        "03 82 fat 22%",
        "entry day(03)=3 weight(82)=82000 unreadable(fat) unreadable(22%) !badWeight(fat 22%)"),
      // Decision 34: values are no matter of the grammar of one line
      Row("03 fat:1x", "entry day(03)=3 pair(fat:1x)=3"),
      Row("03 fat:(a b)", "entry day(03)=3 unreadable(fat:(a b)) !badWeight(fat:(a b))"),
      Row("03 fat:1\"2\"", "entry day(03)=3 unreadable(fat:1\"2\") !badWeight(fat:1\"2\")"),
      Row("03 :5", "entry day(03)=3 unreadable(:5) !badWeight(:5)"),
    ])
  }
}
