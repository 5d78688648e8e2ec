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
    return numberWithoutUnit(text, in: directive).map { number in
      "\"\(number)\" has no unit; write \(number)kg or \(number)lb"
    }
  }
  let text = shortened(text)
  return switch fault {
  case .noStart: "plan needs from:, for example from:2026-01-05"
  case .noSets: "plan needs sets, for example 3x5"
  case .percentWithoutMax: "percentages need max:, and with max: every set has one"
  case .severalSessions:
    "several sessions in turn need max: and percentages; for one after a miss write stage:"
  case .maxWithOthers: "max: excludes a first load, stage:, test: and ranges"
  case .noOpenSet: "\(text) needs a set with +, for example 5+"
  case .failsWithoutReset: "fail: needs reset: or stage:"
  case .testWithoutShare: "test: needs reset: in per cent"
  case .shareOfBodyWeight: "reset: in per cent of bw is not known; write reset:-5kg"
  case .levelWithoutGym: "levels are compared within one gym; name it"
  case .mixedLoads: "levels and masses do not mix"
  case .unread: nil
  }
}

/// The first number of a load in `text` behind which no unit stands; nil where each has one, or none can have one.
private func numberWithoutUnit(_ text: String, in directive: Directive) -> Substring? {
  let keyword = directive.keyword
  guard keyword == .plan || keyword == .gym || keyword == .exercise || keyword == .setup,
    text.utf8.count <= longestLoads
  else { return nil }
  let value = text.split(separator: ":").last ?? ""
  let key = text.split(separator: ":").first.map { $0.lowercased() } ?? ""
  let isLoad =
    switch keyword {
    case .plan:
      ["max", "reset"].contains(key) || key.first?.isNumber == true && text.contains(":")
        || !text.contains { ":x×,-".contains($0) }
    case .gym, .exercise, .setup: ["bar", "plates", "dumbbells", "step", "loads"].contains(key)
    default: false
    }
  guard isLoad else { return nil }
  for part in value.split(whereSeparator: { ",/-+x×".contains($0) }) {
    let number = part.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
    let isCount = text.holds("\(number)x") || text.holds("\(number)×")
    if number.count == part.count, number.contains(where: { $0 != "." }), !isCount { return number }
  }
  return nil
}

/// The most bytes of an argument that is looked at for a number without a unit.
private let longestLoads = 500
