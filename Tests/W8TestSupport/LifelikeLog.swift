/// Two years of one person's weigh-ins and training, with slips of the pen whose lines are known, or without any.
///
/// Weights move in phases of months, with the week's swing, days of much water and holidays without any; loads go up
/// by plates, rest in weeks of deload, start lower after a break and jump where a machine is changed.
package struct LifelikeLog: Sendable {
  /// The log, which starts with its unit.
  package private(set) var text = ""
  /// The slips, each on a line of its own, by line from 1.
  package private(set) var slips: [Int: Slip] = [:]
  /// How many weigh-ins and how many sets it has.
  package private(set) var weighInCount = 0
  package private(set) var setCount = 0

  /// What was written wrong.
  package enum Slip: String, CaseIterable, Sendable {
    /// One or two letters of the name of an exercise.
    case name
    /// A load ten times what was lifted.
    case load
    /// A body weight in the other unit.
    case unit
    /// A body weight without its decimal point.
    case point
    /// A body weight with a wrong digit, 5 kg off at least.
    case digit
    /// The number of the day before.
    case day
  }

  private var generator: SeededGenerator
  private let isPounds: Bool
  private let hasSlips: Bool
  private var lineCount = 0
  private var exercises: [Exercise] = []

  private struct Exercise {
    let name: String
    /// The load of the working sets, in steps of the plates.
    var load: Double
    let step: Double
    let isOften: Bool
  }

  /// Writes the log of the person that belongs to `seed`, with slips.
  package init(seed: UInt64) {
    self.init(seed: seed, hasSlips: true)
  }

  /// Writes what such a person writes who never slips.
  package init(faultlessWithSeed seed: UInt64) {
    self.init(seed: seed, hasSlips: false)
  }

  private init(seed: UInt64, hasSlips: Bool) {
    generator = SeededGenerator(seed: seed)
    self.hasSlips = hasSlips
    isPounds = seed % 3 == 0
    write(isPounds ? "unit lb\n" : "unit kg\n")
    chooseExercises()
    writeDays()
  }

  private mutating func write(_ lines: String) {
    text += lines
    lineCount += lines.utf8.count { $0 == UInt8(ascii: "\n") }
  }

  private mutating func isOneIn(_ count: Int) -> Bool {
    Int.random(in: 0..<count, using: &generator) == 0
  }

  private mutating func noise(_ size: Double) -> Double {
    (0..<4).reduce(0) { sum, _ in sum + Double.random(in: -size...size, using: &generator) } / 2
  }

  // MARK: - Days

  private mutating func writeDays() {
    // Days of each month of two years from January 2024 on.
    let lengths = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    var (weight, slope) = (Double.random(in: 58...110, using: &generator), 0.0)
    let habit = Int.random(in: 1...3, using: &generator)
    var (phase, holiday, number) = (0, 0, 0)
    for month in 0..<24 {
      let days = month < 12 ? lengths[month] : (month % 12 == 1 ? 28 : lengths[month % 12])
      let padding = month % 12 < 9 ? "0" : ""
      write("\n# \(2024 + month / 12)-\(padding)\(month % 12 + 1)\n\n")
      var last: Int?
      for day in 1...days {
        if phase == 0 {
          phase = Int.random(in: 40...120, using: &generator)
          slope = Double.random(in: -0.08...0.05, using: &generator)
        }
        (phase, number) = (phase - 1, number + 1)
        weight = max(45, weight + slope)
        if holiday == 0, isOneIn(150) { holiday = Int.random(in: 6...22, using: &generator) }
        if holiday > 0 {
          if holiday == 1 { restart() }
          holiday -= 1
        } else if number % habit == 0 || isOneIn(9) {
          let swing = swingOfWeek[number % 7]
          let water = isOneIn(30) ? Double.random(in: 0.8...1.8, using: &generator) : 0
          let measured: Double = weight + swing + water + noise(0.45)
          writeDay(day, measured, last, number)
          last = day
        }
      }
    }
  }

  private mutating func writeDay(_ day: Int, _ weight: Double, _ last: Int?, _ number: Int) {
    var day = day
    var written = tenths(isPounds ? weight / 0.45359237 : weight)
    var slip: Slip?
    if hasSlips, isOneIn(60) {
      slip = [.unit, .point, .digit, .day].randomElement(using: &generator)
    }
    switch slip {
    case .unit: written = tenths(isPounds ? weight : weight / 0.45359237)
    case .point: written = written.filter { $0 != "." }
    case .digit: written = wrongDigit(written)
    case .day:
      guard let last, last == day - 1 else {
        slip = nil
        break
      }
      day = last
    default: break
    }
    weighInCount += 1
    write((day < 10 ? "0" : "") + "\(day)       \(written)\n")
    if let slip { slips[lineCount] = slip }
    if number % 7 % 2 == 0, slip != .day { writeSession(isDeload: number / 7 % 6 == 5) }
  }

  private mutating func wrongDigit(_ text: String) -> String {
    let changes: [Double] = [-30, -20, -10, -7, 6, 8, 10, 20]
    let change = (changes.randomElement(using: &generator) ?? 10) * (isPounds ? 2 : 1)
    return tenths(max(41, (Double(text) ?? 80) + change))
  }

  // MARK: - Training

  private mutating func chooseExercises() {
    var names = exerciseNames
    names.shuffle(using: &generator)
    let size = Double.random(in: 0.6...1.4, using: &generator)
    for (index, name) in names.prefix(18).enumerated() {
      let load = Double.random(in: 12...110, using: &generator) * size
      exercises.append(
        Exercise(name: name, load: load, step: isPounds ? 2.5 : 1.25, isOften: index < 10))
    }
  }

  /// After a break loads are lower.
  private mutating func restart() {
    for index in exercises.indices { exercises[index].load *= 0.85 }
  }

  private mutating func writeSession(isDeload: Bool) {
    for index in exercises.indices where exercises[index].isOften ? isOneIn(2) : isOneIn(70) {
      // Most sessions repeat the last; a machine that is changed makes others of it for good.
      if isOneIn(4) { exercises[index].load += exercises[index].step }
      if isOneIn(900) { exercises[index].load *= Double.random(in: 0.5...1.9, using: &generator) }
      let plates = (isPounds ? 5.0 : 2.5)
      let load = exercises[index].load * (isPounds ? 2.2 : 1) * (isDeload ? 0.6 : 1)
      let heavy = max(plates, (load / plates).rounded() * plates)
      writeExercise(exercises[index].name, heavy, plates)
    }
  }

  private mutating func writeExercise(_ name: String, _ heavy: Double, _ plates: Double) {
    let slip: Slip? =
      hasSlips && isOneIn(500) ? [.name, .load].randomElement(using: &generator) : nil
    let light = max(plates, (heavy * 0.5 / plates).rounded() * plates)
    let reps = Int.random(in: 4...12, using: &generator)
    var groups = ["\(Int.random(in: 1...4, using: &generator))x\(reps) \(number(heavy))"]
    if slip == .load { groups = ["3x\(reps) \(number(heavy * 10))"] }
    if isOneIn(3) { groups.insert("w8 \(number(light))", at: 0) }
    if isOneIn(6) { groups.append("\(reps + 3) \(number(light + plates))") }
    setCount += groups.count + 2
    write("    \(slip == .name ? misspelled(name) : name): \(groups.joined(separator: ", "))\n")
    if let slip { slips[lineCount] = slip }
  }

  /// `name` with one slip, two where it is long: a letter replaced, left out, doubled, or swapped with its neighbor.
  private mutating func misspelled(_ name: String) -> String {
    var letters = Array(name)
    let count = letters.count >= 12 && isOneIn(4) ? 2 : 1
    for _ in 0..<count {
      let indices = letters.indices.dropLast().filter {
        letters[$0].isLetter && letters[$0 + 1].isLetter
      }
      guard let index = indices.randomElement(using: &generator) else { continue }
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: letters[index] = ["e", "r", "t", "o", "s"].randomElement(using: &generator) ?? "e"
      case 1: letters.remove(at: index)
      case 2: letters.insert(letters[index], at: index)
      default: letters.swapAt(index, index + 1)
      }
    }
    return String(letters)
  }
}

private func tenths(_ value: Double) -> String {
  let tenths = Int((value * 10).rounded())
  return "\(tenths / 10).\(tenths % 10)"
}

private func number(_ value: Double) -> String {
  value == value.rounded() ? "\(Int(value))" : "\(value)"
}

/// How many kilograms a weekday lies above the mean of its week.
private let swingOfWeek: [Double] = [0.3, 0, -0.2, -0.3, -0.2, 0.1, 0.4]

/// Names that people use, among them many that are nearly alike.
private let exerciseNames = [
  "Bench press", "Incline bench press", "Decline bench press", "Back squat", "Hack squat",
  "Front squat", "Deadlift", "Romanian deadlift", "Pull up", "Push up", "Chin up", "Leg press",
  "Leg curl", "Leg extension", "Seated row", "Standing row", "Cable row", "Barbell row",
  "Lat pulldown", "Lat pullover", "Overhead press", "Shoulder press", "Lateral raise",
  "Front raise", "Rear raise", "Calf raise", "Hip thrust", "Hip abduction", "Hip adduction",
  "Biceps curl", "Triceps extension", "Face pull", "Cable crossover", "Chest fly", "Chest dip",
  "Dumbbell fly", "Dumbbell row", "Dumbbell press", "Close grip bench", "Wide grip pulldown",
  "High cable curl", "Low cable curl", "Single leg press", "Good morning", "Goblet squat",
]
