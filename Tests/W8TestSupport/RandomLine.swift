/// Lines of each kind, valid by themselves; their days and weekdays need not fit together.
extension RandomLog {
  /// A month header, with or without a title.
  package mutating func monthHeader() -> String {
    let month = number(in: 1...12)
    let title = one(of: "", " \(CivilDay.monthNames[month - 1])", " first deload")
    return "# \(number(in: 2016...2026))-\(padded(month))\(title)"
  }

  /// An entry with any of its fields, in canonical form.
  package mutating func entry() -> String {
    let weekday = one(of: CivilDay.weekdayNames) ?? "Mon"
    let start = one(
      of: "\(padded(number(in: 1...28))) \(weekday)",
      "2026-\(padded(number(in: 1...12)))-\(padded(number(in: 1...28)))")
    return entry(start: start, weight: weight(), fields: fields())
  }

  /// An entry of the given parts: the weight's whole part ends in its third column.
  mutating func entry(start: String, weight: String, fields: [String]) -> String {
    let whole = weight.prefix { $0 == "-" || $0.isWholeNumber }.count
    let lead = String(repeating: " ", count: max(0, 3 - whole))
    let column = (lead + weight).padding(to: 7)
    let line = "\(start)  \(column) " + fields.joined(separator: "  ")
    return line.trimmingTrailingBlanks() + tail()
  }

  private mutating func weight() -> String {
    let kilograms = "\(number(in: 48...131)).\(number(in: 0...9))"
    return one(
      of: kilograms, kilograms, kilograms, kilograms + "?", kilograms + "kg", "-",
      "\(number(in: 110...290))lb", "\(number(in: 8...19))st\(number(in: 0...13)).5")
  }

  private mutating func fields() -> [String] {
    var fields: [String] = []
    if isOne(in: 5) { fields.append(clock()) }
    if isOne(in: 2) { fields.append(one(of: LogWriter.gyms + ["@"]) ?? "@iron") }
    while isOne(in: 5) { fields.append(one(of: LogWriter.tags) ?? "#sick") }
    if isOne(in: 6) { fields.append("waist:\(number(in: 70...120))cm") }
    if isOne(in: 6) { fields.append("sleep:\(number(in: 4...9)).5h") }
    if isOne(in: 9) { fields.append("fat:\(number(in: 9...35)).\(number(in: 0...9))%") }
    return fields
  }

  /// A session line without its indentation.
  package mutating func session() -> String {
    let gym = one(of: LogWriter.gyms + ["@"]) ?? "@iron"
    return gym + one(of: "", " \(clock())", " 06:30-07:45")
      + one(of: "", "", " \"Push day\"", " \"a > b; c\"") + one(of: "", " #short") + tail()
  }

  /// An exercise line without its indentation, in canonical form.
  package mutating func exercise() -> String {
    exercise(loads: 20...180, pounds: 20...200, added: 5...40)
  }

  /// An exercise line whose loads lie in the given ranges: bare, in pounds, and added to the body weight.
  mutating func exercise(
    loads: ClosedRange<Int>, pounds: ClosedRange<Int>, added: ClosedRange<Int>
  ) -> String {
    let name = one(of: LogWriter.exercises) ?? "Squat"
    let groups = (0..<number(in: 1...4)).map { _ in
      setGroup(load: number(in: loads), pounds: number(in: pounds), added: number(in: added))
    }
    return "\(name):".padding(to: 19) + " " + groups.joined(separator: ", ") + tail()
  }

  private mutating func setGroup(load: Int, pounds: Int, added: Int) -> String {
    let effort = one(of: "", "", " @\(number(in: 5...10))", " @8.5", " (pause)")
    return switch number(in: 0...9) {
    case 0...3: "\(number(in: 2...5))x\(number(in: 2...15)) \(load)\(one(of: "", ".5"))\(effort)"
    case 4: "\(number(in: 2...5))x\(number(in: 2...15))\(effort)"
    case 5: "w5 60"
    case 6: "8/6/5! bw+\(added)"
    case 7: "3x\(number(in: 2...12) * 10)s"
    case 8: "\(number(in: 2...15))km \(number(in: 20...59)):\(padded(number(in: 0...59)))"
    default: "10/9/8+ \(pounds)lb"
    }
  }

  /// A directive line in canonical form.
  package mutating func directive() -> String {
    one(
      of: "w8log 1.0", "unit       kg", "lift-unit  lb", "trend      span:\(number(in: 2...30))",
      "goal       \(number(in: 60...90)).0 by:2026-06-01", "milestone  80.0 \"Under eighty\"",
      "milestone  every:5", "gym        @iron \"Iron Temple\" color:red default",
      "exercise   \"Bench press\" alias:bench",
      "exercise   \"Squat\" group:legs group:\"lower back\"",
      "setup      @iron \"Squat\"  > hook 14",
      "metric     steps count", "tag        #travel", "order      oldest",
      "lint       weekday-mismatch off", "x-mine     anything \(prose())")
  }

  /// A few words, now and then not of English letters.
  package mutating func prose() -> String {
    (0..<number(in: 1...7)).map { _ in one(of: LogWriter.words) ?? "slept" }
      .joined(separator: " ")
  }

  private mutating func clock() -> String {
    "\(padded(number(in: 5...23))):\(padded(number(in: 0...59)))"
  }

  private mutating func tail() -> String {
    isOne(in: 5) ? one(of: "  > ", "  ; ") + prose() : ""
  }
}

/// A number with at least two digits.
func padded(_ number: Int) -> String {
  number < 10 ? "0\(number)" : "\(number)"
}

extension String {
  /// The text, filled with blanks up to `count` Unicode scalars.
  func padding(to count: Int) -> String {
    self + String(repeating: " ", count: max(0, count - unicodeScalars.count))
  }

  fileprivate func trimmingTrailingBlanks() -> String {
    String(self[..<(lastIndex { $0 != " " }.map(index(after:)) ?? startIndex)])
  }
}
