extension Recipe {
  /// The whole language, as somebody uses it who has read the grammar; no line has more than a hint.
  ///
  /// Each production of the grammar for entries, sessions, exercises, sets, notes, comments and tails stands on 1 %
  /// of the lines or more. So do directives, 3 % of seven kinds in turns; but not what a file says once (`w8log`,
  /// `unit`, `lift-unit`, `order`, `trend`, `goal`, its gyms), nor `include`, which needs other files. Half a percent
  /// are headers, and half a percent weekdays in full. 7 % of the days, the first ones, stand above every header with
  /// their dates. A fourth of the names of exercises is beyond ASCII, an eighth in quotes.
  ///
  /// 5 % of the lines are not as `fmt` writes them: chains, loads such as `+10`, weekdays in full.
  static let rich = Recipe(name: "rich", preamble: richPreamble) { writer, month in
    let isDated = writer.percentDone < 7
    if !isDated { writeHeader(month, &writer) }
    for day in month.days { writeDay(day, isDated: isDated, &writer) }
  }
}

private let richPreamble = """
  w8log 1.0

  unit       kg
  lift-unit  kg
  order      oldest
  trend      span:7 day:mean
  goal       78.0 by:2027-06-01 band:0.5
  milestone  every:2

  gym        @iron "Iron Temple" color:red default alias:@temple  > the one by the river
  gym        @garage "Garage; door left" color:green unit:kg
  gym        @hütte

  exercise   "Pull-up" alias:pullup bodyweight
  metric     hrv ms
  tag        #salty
  tag        #müde
  lint       no-sets off


  """

private func writeHeader(_ month: Month, _ writer: inout LogWriter) {
  let title = writer.random.chance(50) ? " \(month.name)" : ""
  let tail = writer.random.pick(["", "", "  > back to the plan", "  ; copied from paper"])
  writer.write("\n# \(month.numerals)\(title)\(tail)\n\n")
}

private func writeDay(_ day: Day, isDated: Bool, _ writer: inout LogWriter) {
  let trains = writer.random.chance(60)
  guard trains || writer.random.chance(75) else { return }
  if writer.random.chance(9) { writer.writeLine(writer.random.pick(commentsAtMargin)) }
  if writer.random.chance(20) { writer.writeLine(writer.random.pick(richDirectives)) }
  let gym =
    trains && writer.random.chance(70) ? writer.random.pick(["@iron", "@garage", "@"]) : nil
  writer.writeLine(
    richEntry(day, isDated: isDated, tenths: writer.weigh(), gym: gym, &writer.random))
  if writer.random.chance(9) { writer.writeLine(writer.random.pick(indentedComments)) }
  guard trains else { return }
  writeExercises(Int.random(in: 4...6, using: &writer.random), &writer)
  if writer.random.chance(45) {
    writer.writeLine(richSession(&writer.random))
    writeExercises(Int.random(in: 2...4, using: &writer.random), &writer)
  }
}

private func writeExercises(_ count: Int, _ writer: inout LogWriter) {
  for position in 0..<count {
    let isSuperset = position > 0 && writer.random.chance(12)
    writer.writeLine(richExercise(isSuperset: isSuperset, &writer.random))
    while writer.random.chance(5) {
      writer.writeLine("        > \(writer.random.pick(richNotes))")
    }
    if writer.random.chance(6) { writer.writeLine("    > \(writer.random.pick(richNotes))") }
  }
}

private let commentsAtMargin = [
  "; the scale was new from here on", "; w8log:ignore gap", ";;; deload ;;;",
]

private let indentedComments = [
  "    ; remember the belt", "    ; 20 minutes late", "    ; см. план на неделю",
]

/// Those that a file may repeat.
private let richDirectives = [
  "setup      @iron \"Squat\"  > seat 4, pins at 12",
  "setup      @garage \"Curl: EZ bar\"  > narrow",
  "milestone  80.0 \"Under eighty\"", "milestone  \"Das schaff ich\" 81.5kg",
  "exercise   \"Row\" alias:rudern unit:kg group:back",
  "exercise   \"Développé couché\" alias:\"dev couché\"",
  "tag        #travel  ; since the new job", "tag        #deload",
  "metric     mood points", "metric     steps n",
  "lint       gap off  ; holidays", "lint       too-precise off",
  "x-app      colour = dark ; any text > at all", "x-sync     2026-01-03T10:00:00Z \"phone",
]

/// Prose after a `>`.
let richNotes = [
  "slept badly, felt heavy", "#müde, but it went up", "12\" of snow ; and cold",
  "Belt only for the last set. Left knee fine again.", "колено не болит, вес легко", "很好 💪",
]
