import Primitives
import W8Book
import W8Engine
import W8Syntax

/// What is wrong with `text`, an argument of a plan, or with equipment of a gym or an exercise; nil where nothing more is known
/// than that it cannot be read.
func planMessage(_ text: String, in directive: Directive) -> String? {
  var fault = PlanFault.unread
  if case .refusedPlan(let known) = directive { fault = known }
  if fault == .unread {
    if let mended = mendedLoads(text, in: directive) {
      return "invalid value \(quoted(text)); write \(shortened(mended))"
    }
    return numberWithoutUnit(text, in: directive).map { number in
      text.lowercased().hasPrefix("reset:\(number)")
        ? "\(quoted(text)) needs % or a change; write reset:\(number)%, or a change such as reset:-5kg"
        : "\(number) in \(quoted(text)) has no unit; write \(number)kg or \(number)lb"
    }
  }
  let text = shortened(text)
  return switch fault {
  case .noStart: "plan needs its first day, such as from:2026-01-05"
  case .endsFirst: "\(text) is before from:; correct one of the two dates"
  case .noSets: "plan needs sets, such as 3x5"
  case .percentWithoutMax:
    "with percentages, a plan needs max: and a percentage in every set, as in max:120kg 3x5x80%"
  case .severalSessions:
    "only sets with percentages may differ by session; sets for after a miss need stage:, as in stage:3x3"
  case .maxWithOthers:
    "a plan with max: cannot have a first load, stage:, test: or a range such as 8-12; remove it"
  case .noOpenSet: "\(text) needs a set with as many reps as possible; write one, such as 5+"
  case .failsWithoutReset:
    "fail: needs a reset or a stage after the misses; add reset:90% or stage:3x3"
  case .testWithoutShare: "\"test:\" needs a reset in percent, such as reset:90%"
  case .shareOfBodyWeight: "a reset in percent does not work with bw; write reset:-5kg"
  case .levelWithoutGym:
    "a plan with levels of a machine (lvl) is for one gym; add the gym, such as @iron"
  case .mixedLoads: "levels (lvl) and kg or lb cannot be in one plan; use one of them"
  case .unread: nil
  }
}

/// `text` with a point for each decimal comma of a load with a unit, and without blanks before units; nil where it has neither.
func mendedLoads(_ text: String, in directive: Directive) -> String? {
  guard text.utf8.count <= longestLoads, directive.keyword == .plan else { return nil }
  var mended: [UInt8] = []
  let bytes = Array(text.utf8)
  for (index, byte) in bytes.enumerated() {
    guard byte == UInt8(ascii: ",") || byte == UInt8(ascii: " "), index > 0,
      isDigit(bytes[index - 1])
    else {
      mended.append(byte)
      continue
    }
    let decimals = bytes[(index + 1)...].prefix { isDigit($0) }
    let unit = bytes[decimals.endIndex...].prefix(2).map { $0 | 0x20 }
    let hasUnit = unit == Array("kg".utf8) || unit == Array("lb".utf8)
    if byte == UInt8(ascii: ",") {
      mended.append(hasUnit && 1...2 ~= decimals.count ? UInt8(ascii: ".") : byte)
    } else if !hasUnit || !decimals.isEmpty {
      mended.append(byte)
    }
  }
  return mended == bytes ? nil : String(decoding: mended, as: UTF8.self)
}

/// The first number of a load in `text` behind which no unit stands; nil where each has one, or none can have one.
private func numberWithoutUnit(_ text: String, in directive: Directive) -> Substring? {
  guard text.utf8.count <= longestLoads else { return nil }
  let words = text.prefix { $0 != " " && $0 != "\t" }.split(separator: ":")
  let key = words.count > 1 ? words[0].lowercased() : nil
  let isLoad =
    switch (directive.keyword, key) {
    case (.plan, let key?): ["max", "reset"].contains(key) || key.first?.isNumber == true
    case (.plan, nil): !text.contains { "x×,-".contains($0) }
    case (.gym, let key?), (.exercise, let key?), (.setup, let key?):
      ["bar", "plates", "dumbbells", "step", "loads"].contains(key)
    default: false
    }
  guard isLoad, let value = words.last else { return nil }
  for part in value.split(whereSeparator: { ",/-+x×".contains($0) }) {
    let number = part.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
    let isCount = text.holds("\(number)x") || text.holds("\(number)×")
    if number.count == part.count, number.contains(where: { $0 != "." }), !isCount { return number }
  }
  return nil
}

/// The most bytes of an argument that is looked at for a number without a unit.
private let longestLoads = 500
