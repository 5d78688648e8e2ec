/// Writes a realistic log, one day after the other.
struct LogWriter {
  static let gyms = ["@iron", "@home", "@hotel"]
  static let tags = ["#travel", "#sick", "#salty", "#deload"]
  static let exercises = [
    "Squat", "Bench press", "Deadlift", "Pull-up", "DB press", "Farmer carry", "Plank",
    "Développé couché", "卧推",
  ]
  static let words = [
    "slept", "well", "after", "dinner", "knee", "fine", "no", "belt", "café", "走", "5", "kg",
    "(half)", "e\u{301}tape", "→", "🏋️", "scale", "on", "carpet", "\"quoted\"",
  ]

  private(set) var text = ""
  private var day: CivilDay
  private var writtenMonth: Int?
  /// The body weight, in tenths of a kilogram.
  private var tenths = 840

  /// A writer whose first day is `day`.
  init(day: CivilDay) {
    self.day = day
  }

  mutating func writePreamble() {
    text += """
      w8log 1.0

      unit       kg
      trend      span:7

      gym        @iron "Iron Temple" color:red default
      gym        @home "Garage" color:green
      gym        @hotel "Hotel gym, Lyon" color:gray unit:lb
      metric     steps count

      """
  }

  /// Writes the next day, or leaves it out, and goes on to the day after it.
  mutating func writeDay(_ random: inout RandomLog) {
    defer { day = day.next }
    tenths = min(max(tenths + random.number(in: -4...4), 700), 980)
    guard !random.isOne(in: 9) else { return }
    writeHeaderIfNew()
    let start = "\(padded(day.day)) \(day.weekdayName)"
    let weight = "\(tenths / 10).\(tenths % 10)"
    if random.isOne(in: 15) {
      text += "\(start)    -     #travel  > no scale on the way\n"
      return
    }
    var fields: [String] = []
    let trains = random.isOne(in: 3)
    let isTwice = random.isOne(in: 20)
    if isTwice { fields.append("07:05") }
    let gym = random.one(of: Self.gyms + ["@"]) ?? "@iron"
    if trains { fields.append(gym) }
    if random.isOne(in: 8) { fields.append(random.one(of: Self.tags) ?? "#sick") }
    if random.isOne(in: 10) { fields.append("waist:\(random.number(in: 80...90))cm") }
    text += random.entry(start: start, weight: weight, fields: fields) + "\n"
    if trains { writeSession(at: gym, &random) }
    if isTwice {
      text += random.entry(start: start, weight: weight, fields: ["21:40"]) + "\n"
    }
  }

  private mutating func writeHeaderIfNew() {
    guard writtenMonth != day.month else { return }
    writtenMonth = day.month
    text += "\n# \(day.year)-\(padded(day.month)) \(CivilDay.monthNames[day.month - 1])\n\n"
  }

  private mutating func writeSession(at gym: String, _ random: inout RandomLog) {
    writeExercises(at: gym, &random)
    if random.isOne(in: 3) {
      text += "    > \(random.prose())\n"
    }
    if random.isOne(in: 12) {
      text += "    @hotel 19:00\(random.one(of: "", " \"Legs, short\""))\n"
      writeExercises(at: "@hotel", &random)
    }
  }

  /// Loads stay within half as much again of each other, so that none looks like a slip; the hotel's bare
  /// numbers are pounds.
  private mutating func writeExercises(at gym: String, _ random: inout RandomLog) {
    let loads = gym == "@hotel" ? 166...196 : 75...89
    for _ in 0..<random.number(in: 1...5) {
      text += "    \(random.exercise(loads: loads, pounds: 166...196, added: 5...10))\n"
      while random.isOne(in: 6) { text += "        > \(random.prose())\n" }
    }
  }
}

/// A day of the Gregorian calendar, as far as a log needs it.
struct CivilDay: Hashable, Sendable {
  static let weekdayNames = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
  static let monthNames = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]

  let year: Int
  let month: Int
  let day: Int

  /// The day after this one.
  var next: CivilDay {
    if day < daysInMonth { return CivilDay(year: year, month: month, day: day + 1) }
    if month < 12 { return CivilDay(year: year, month: month + 1, day: 1) }
    return CivilDay(year: year + 1, month: 1, day: 1)
  }

  /// The weekday's short name, by Sakamoto's table of month offsets.
  var weekdayName: String {
    let offsets = [0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4]
    let shifted = month < 3 ? year - 1 : year
    let sundayBased =
      (shifted + shifted / 4 - shifted / 100 + shifted / 400 + offsets[month - 1] + day) % 7
    return Self.weekdayNames[(sundayBased + 6) % 7]
  }

  private var daysInMonth: Int {
    switch month {
    case 2: isLeap ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  private var isLeap: Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }
}
