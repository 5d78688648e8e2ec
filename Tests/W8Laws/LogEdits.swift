import W8Syntax
import W8TestSupport

/// Makes small logs and edits them at random; their words are few, so that edits meet.
package struct LogEdits {
  private var generator: SeededGenerator
  private var days: [Day] = []

  /// A day as it is written: its line, and what belongs to it.
  private struct Day {
    var month: Int
    var day: Int
    var lines: [String]
  }

  /// Starts the edits that belong to `seed`.
  package init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  private mutating func one(of texts: String...) -> String {
    texts[Int.random(in: 0..<texts.count, using: &generator)]
  }

  private mutating func isOne(in count: Int) -> Bool {
    Int.random(in: 0..<count, using: &generator) == 0
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &generator)
  }

  // MARK: - Logs

  /// A log in canonical form.
  package mutating func log() -> String {
    var text = "unit kg\n"
    if isOne(in: 2) { text += "goal 78.0\n" }
    if isOne(in: 3) { text += "gym @iron default\n" }
    for month in 10...11 {
      text += "\n# 2026-\(month)\n\n"
      var day = 0
      for _ in 0..<number(1...4) {
        day += number(1...4)
        text += self.day(twoDigits(day)).joined()
        if isOne(in: 6) { text += "\n; of the week\n" }
      }
    }
    return canonical(text)
  }

  private func twoDigits(_ day: Int) -> String { day < 10 ? "0\(day)" : "\(day)" }

  private mutating func day(_ day: String) -> [String] {
    var lines = ["\(day) \(one(of: "-", "8\(number(0...4)).\(number(0...9))"))"]
    if isOne(in: 3) { lines[0] += " \(one(of: "07:05", "21:40"))" }
    if isOne(in: 2) { lines[0] += " \(one(of: "@iron", "@home", "@"))" }
    if isOne(in: 4) { lines[0] += " #ill" }
    if isOne(in: 5) { lines[0] += " > \(word())" }
    lines[0] += "\n"
    if isOne(in: 5) { lines.append("    > \(word())\n") }
    if isOne(in: 2) { for _ in 0..<number(1...3) { lines += exercise() } }
    if isOne(in: 6) { lines += ["    @attic\n"] + exercise() }
    return lines
  }

  private mutating func word() -> String { one(of: "late", "tired", "crowded", "fine") }

  private mutating func sets() -> String {
    one(of: "3x5 100", "3x8 60", "5 110", "3x10 12", "5 120")
  }

  private mutating func exercise() -> [String] {
    let name = one(of: "Squat", "Row", "Curl", "Deadlift")
    var lines = ["    \(name): \(sets())\(isOne(in: 3) ? ", \(sets())" : "")\n"]
    if isOne(in: 6) { lines.append("        > \(word())\n") }
    return lines
  }

  // MARK: - Edits

  /// A version of a log with some edits.
  package mutating func edited(_ text: String, count: Int) -> String {
    var text = text
    for _ in 0..<count { text = edited(text) }
    return text
  }

  private mutating func edited(_ text: String) -> String {
    var lines: [String] = text.split(separator: "\n", omittingEmptySubsequences: false).map {
      "\($0)\n"
    }
    if lines.last == "\n" { lines.removeLast() }
    func indices(_ isWanted: (String) -> Bool) -> [Int] {
      lines.indices.filter { isWanted(lines[$0]) }
    }
    let entries = indices { $0.first?.isNumber == true }
    let exercises = indices { $0.hasPrefix(" ") && $0.contains(":") }
    let any = lines.indices.randomElement(using: &generator) ?? 0
    let entry = entries.randomElement(using: &generator)
    let exercise = exercises.randomElement(using: &generator)
    switch number(0...15) {
    case 0...2:
      // A day behind all, as most are added.
      lines += day(twoDigits(number(14...17)))
    case 3:
      if let entry { lines.insert(contentsOf: day(twoDigits(number(1...12))), at: entry) }
    case 4:
      if let entry { lines[entry] = lines[entry].replacing("8", with: "9", maxReplacements: 1) }
    case 5:
      if let entry {
        lines[entry] =
          String(lines[entry].dropLast()) + one(of: " #late", " #ill", " fat:18") + "\n"
      }
    case 6, 7:
      if let exercise { lines[exercise] = String(lines[exercise].dropLast()) + ", \(sets())\n" }
    case 8: if let exercise { lines.insert(contentsOf: self.exercise(), at: exercise) }
    case 9: if let entry { lines.insert(contentsOf: self.exercise(), at: entry + 1) }
    case 10: if !lines.isEmpty { lines.remove(at: any) }
    case 11: lines.insert(one(of: "; a comment\n", "\n", "    > noted\n"), at: any)
    case 12:
      if let entry {
        lines[entry] = lines[entry].replacing("@iron", with: one(of: "@home", "@attic"))
      }
    case 13: return canonical(lines.joined())
    case 14:
      lines.append("2026-1\(number(0...2))-\(twoDigits(number(1...20))) 82.\(number(0...9))\n")
    default:
      if let entry, let end = entries.first(where: { $0 > entry }) {
        lines.removeSubrange(entry..<end)
      }
    }
    return lines.joined()
  }
}

/// A log in canonical form.
package func canonical(_ text: String) -> String {
  let bytes = Array(text.utf8)
  return String(decoding: (try? canonicalText(bytes)) ?? bytes, as: UTF8.self)
}
