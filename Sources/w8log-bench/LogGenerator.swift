/// Writes a log as a person might keep it: a weight on most mornings, up to five workouts a week in two
/// gyms, notes now and then. Equal seeds and years give equal bytes.
struct LogGenerator {
  private var random: Random
  private var text = """
    w8log 1.0
    unit       kg
    goal       78.0 by:2027-06-01
    trend      span:7

    gym        @iron "Iron Temple" color:red default
    gym        @home "Garage" color:green

    tag        #salty
    tag        #travel
    tag        #sick
    tag        #deload

    """
  private var kilograms = 92.0

  init(seed: UInt64) {
    random = Random(seed: seed)
  }

  /// The log of the `years` years that end with 2025.
  mutating func log(years: Int) -> String {
    text.reserveCapacity(years * 110_000)
    for year in (2026 - years)..<2026 {
      for month in 1...12 { writeMonth(year, month) }
    }
    return text
  }

  private mutating func writeMonth(_ year: Int, _ month: Int) {
    text += "\n# \(year)-\(twoDigits(month)) \(Self.months[month - 1])\n\n"
    for day in 1...Self.dayCount(year, month) { writeDay(year, month, day) }
  }

  private mutating func writeDay(_ year: Int, _ month: Int, _ day: Int) {
    let weekday = Self.weekday(year, month, day)
    let trains = [0, 1, 3, 4, 5].contains(weekday) && random.chance(85)
    guard trains || random.chance(88) else { return }
    kilograms += Double.random(in: -0.45...0.44, using: &random) - (kilograms - 82) * 0.004
    let tenths = Int((kilograms * 10).rounded())
    var line = "\(twoDigits(day)) \(Self.weekdays[weekday])   \(tenths / 10).\(tenths % 10)"
    if trains { line += "   \(random.chance(70) ? "@iron" : "@home")" }
    if random.chance(6) {
      line += trains ? "  #" : "   #"
      line += random.pick(["salty", "travel", "sick", "deload"])
    }
    if random.chance(9) { line += "  > \(random.pick(Self.notes))" }
    text += line + "\n"
    if trains { writeWorkout() }
  }

  private mutating func writeWorkout() {
    let first = Int.random(in: 0..<Self.exercises.count, using: &random)
    for position in 0..<Int.random(in: 6...9, using: &random) {
      let name = Self.exercises[(first + position * 3) % Self.exercises.count]
      let load = Int.random(in: 8...50, using: &random) * 5 / 2
      let padding = String(repeating: " ", count: max(0, 18 - name.count))
      let sets = random.pick([
        "w5 \(load / 2), 3x5 \(load) @8", "5/5/4! \(load)", "3x12 \(load) (pause)",
        "8/8/7 \(load).5",
        "w5 \(load / 2), w3 \(load * 3 / 4), 5x5 \(load), 3 \(load + 5) @8.5",
      ])
      text += "    \(name):\(padding) \(sets)\n"
    }
    if random.chance(40) { text += "    > \(random.pick(Self.notes))\n" }
  }

  private func twoDigits(_ number: Int) -> String {
    number < 10 ? "0\(number)" : "\(number)"
  }

  private static let weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
  private static let exercises = [
    "Squat", "Bench press", "Deadlift", "Overhead press", "Pull-up", "Row", "Leg press",
    "Romanian deadlift", "Incline press", "Lateral raise", "Calf raise", "Curl",
  ]
  private static let notes = [
    "slept badly, felt heavy", "new shoes; the old ones were done",
    "Belt only for the last set. Left knee fine again.", "dinner at nine, late and salty",
    "the scale stood on the carpet", "Développé felt easy: up 2.5 next week",
  ]

  private static func dayCount(_ year: Int, _ month: Int) -> Int {
    let isLeap = (year % 4 == 0 && year % 100 != 0) || year % 400 == 0
    return month == 2 ? (isLeap ? 29 : 28) : [4, 6, 9, 11].contains(month) ? 30 : 31
  }

  /// 0 for Monday to 6 for Sunday, by Sakamoto's method.
  private static func weekday(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let offsets = [0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4]
    let year = month < 3 ? year - 1 : year
    return (year + year / 4 - year / 100 + year / 400 + offsets[month - 1] + day + 6) % 7
  }
}
