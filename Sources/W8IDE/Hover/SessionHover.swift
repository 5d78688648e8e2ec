import Primitives
import W8Book
import W8Engine
import W8Lint
import W8Syntax

extension HoverProvider {
  /// The title, gym, time and volume of a session with its notes, on the line that opens it; at the name of its gym
  /// also how often that was visited.
  static let session = HoverProvider { scope in
    guard scope.line.kind == .session,
      let training = SessionContext(scope.line, in: scope.analysis)
    else { return nil }
    let logbook = scope.analysis.logbook
    var facts: [HoverFact] = []
    if let gym = training.gym(in: scope.analysis) {
      facts.append(HoverFact("Gym", gym))
    }
    if let time = timeText(onLine: scope.line) {
      facts.append(HoverFact("Time", time))
    }
    if let reference = training.reference {
      facts += workFacts(of: logbook.exercises(of: reference), in: logbook.settings.unit)
    }
    let lowered = scope.line.lowered
    let own = lowered.noteLines(in: training.lines).filter {
      scope.line.tree.lines[$0].kind != .exercise && lowered.exercise(ofNote: $0) == nil
    }
    facts += training.notes(onLines: own)
    if let name = scope.name, case .gym(let id) = name.thing {
      facts += visitFacts(of: id, in: logbook)
    }
    let date = training.date.map { ", \($0.words)" } ?? ""
    return scope.hover((training.title ?? "Session") + date, facts)
  }
}

/// `18:05 to 19:10, 1 h 5 min`; nil where no time is written.
private func timeText(onLine line: FileLine) -> String? {
  guard let token = line.tokens.first(of: .time, .timeSpan) else { return nil }
  guard token.kind == .timeSpan else {
    return TimeOfDay(minutes: Int(token.value)).map { "\($0)" }
  }
  let (start, end) = (Int(token.value >> 16), Int(token.value & 0xFFFF))
  guard let from = TimeOfDay(minutes: start), let to = TimeOfDay(minutes: end) else { return nil }
  let dayMinutes = 24 * 60
  // One that ends before it starts ends on the next day.
  let (hours, minutes) = ((end - start + dayMinutes) % dayMinutes).quotientAndRemainder(
    dividingBy: 60)
  let parts = [hours > 0 ? "\(hours) h" : nil, minutes > 0 ? "\(minutes) min" : nil]
  let duration = parts.compactMap { $0 }.joined(separator: " ")
  return "\(from) to \(to)" + (duration.isEmpty ? "" : ", \(duration)")
}

extension HoverProvider {
  /// What a month comes to, on its header.
  static let monthHeader = HoverProvider { scope in
    guard let month = scope.line.headerMonth else { return nil }
    let logbook = scope.analysis.logbook
    guard let index = logbook.index(of: month), let summary = logbook.summary(ofMonthAt: index)
    else {
      return scope.hover(month.title, [HoverFact("Entries", "none")])
    }
    let days = logbook.days(ofMonthAt: index)
    return scope.hover(
      month.title, monthFacts(of: summary, in: scope.analysis),
      drawing: days.isEmpty ? nil : sparkline(days.map { $0.valueKilograms }))
  }
}

/// What there is to say about a month that has entries.
func monthFacts(of summary: MonthSummary, in analysis: Analysis) -> [HoverFact] {
  let unit = analysis.logbook.settings.unit
  let weighed = counted(summary.daysWeighed, "day") + " weighed"
  var facts = [HoverFact("Entries", "\(summary.entryCount), \(weighed)")]
  if let weights = summary.weights(in: unit), let mean = summary.meanKilograms {
    let mean = DecimalText.text(kilograms: mean, in: unit)
    facts.append(HoverFact("Weight", "\(withUnit(weights, unit)), mean \(mean)"))
  }
  if let change = summary.changeOfAverageKilograms {
    let change = withUnit(changeText(change, in: unit), unit)
    facts.append(HoverFact("Change of average", change))
  }
  if !summary.visits.isEmpty {
    let visits = summary.visits.map { "\(analysis.book.spelling(of: $0.gym)) \($0.count)" }
    facts.append(HoverFact("Sessions", visits.joined(separator: ", ")))
  }
  return facts
}
