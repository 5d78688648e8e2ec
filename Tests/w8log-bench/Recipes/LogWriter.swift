/// A log while a recipe writes it: its text, its chance, and the body weight of the day.
struct LogWriter {
  var random: Random
  private(set) var text = ""
  private var kilograms = 92.0
  private var monthCount = 0
  private let length: LogLength

  init(_ length: LogLength, seed: UInt64) {
    self.length = length
    random = Random(seed: seed)
  }

  /// Adds `part` to the text.
  mutating func write(_ part: String) {
    text += part
  }

  /// Adds one line to the text.
  mutating func writeLine(_ line: String) {
    text += line
    text += "\n"
  }

  /// Lets a day pass; returns the body weight in tenths of a kilogram, which drifts toward 82 kg.
  mutating func weigh() -> Int {
    kilograms += Double.random(in: -0.45...0.44, using: &random) - (kilograms - 82) * 0.004
    return Int((kilograms * 10).rounded())
  }

  mutating func endMonth() {
    monthCount += 1
  }

  var isComplete: Bool { percentDone >= 100 }

  /// How much of the log is written, in percent.
  var percentDone: Int {
    switch length {
    case .years(let years): monthCount * 100 / (years * 12)
    case .bytes(let bytes): text.utf8.count * 100 / bytes
    }
  }
}

/// The line of an exercise; its sets, if any, stand in their column unless the name is wider.
///
/// Columns count Unicode scalars.
func exerciseLine(_ name: String, _ sets: String) -> String {
  if sets.isEmpty { return "    \(name):" }
  let padding = String(repeating: " ", count: max(0, 18 - name.unicodeScalars.count))
  return "    \(name):\(padding) \(sets)"
}

/// A number of tenths with its point.
func withTenths(of tenths: Int) -> String {
  "\(tenths / 10).\(tenths % 10)"
}
