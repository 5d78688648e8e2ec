import W8Book
import W8Engine

extension HoverProvider {
  /// The weight of an entry with its average, its rate and its pace.
  static let weighIn = HoverProvider { scope in
    guard let written = scope.line.entry else { return nil }
    let logbook = scope.analysis.logbook
    let reference = scope.analysis.reference(to: scope.line)
    guard let reference, let entry = logbook.entry(at: reference) else {
      let figures = HoverFact("Average", "none, because the entry has no date")
      return scope.hover("No date", [HoverFact("Weight", weight(written, nil)), figures])
    }
    var facts = [HoverFact("Weight", weight(written, entry))]
    if let day = logbook.day(of: reference) {
      facts += averageFacts(day, of: reference, in: logbook)
    }
    if let rate = rate(of: entry, reference, in: logbook) {
      facts.append(HoverFact("Rate", rate))
    }
    if let pace = logbook.figures(of: reference).pace {
      facts.append(HoverFact("Pace", pace.formula(in: logbook.settings.unit)))
    }
    facts += goalFacts(of: entry, reference, in: scope.analysis)
    return scope.hover(title(of: entry), facts)
  }
}

/// The milestones that the entry crossed, and how far its weight is from the goal.
private func goalFacts(
  of entry: Entry, _ reference: EntryReference, in analysis: Analysis
) -> [HoverFact] {
  let logbook = analysis.logbook
  let unit = logbook.settings.unit
  var facts = logbook.milestones(crossedAt: reference).prefix(mostMilestones).map { milestone in
    let label = milestone.label.map { ", \(oneLine($0))" } ?? ""
    return HoverFact(
      milestone.kind == .goal ? "Goal crossed" : "Milestone crossed",
      "\(massText(milestone.mass, in: unit))\(label)")
  }
  guard let goal = logbook.settings.goal, let mass = entry.countedMass else { return facts }
  let away = (mass - goal.weight).magnitude
  var way = [massText(goal.weight, in: unit)]
  if entry.date == logbook.lastDay(onOrBefore: .last)?.date {
    let (outlook, today) = (logbook.goalOutlook(today: analysis.today), analysis.today)
    let status =
      outlook.statusWords(today: today, in: unit) ?? outlook.words(today: today, in: unit)
    way += [outlook.wayWords(in: unit), status].compactMap { $0 }
  } else {
    way.append("\(massText(away, in: unit)) away")
  }
  facts.append(HoverFact("Goal", way.joined(separator: ", ")))
  return facts
}

/// A hover has no more milestones.
private let mostMilestones = 10

/// `Saturday, 10 January 2026, 07:05`
private func title(of entry: Entry) -> String {
  let time = entry.time.map { ", \($0)" } ?? ""
  return "\(entry.date.weekday.name), \(entry.date.words)\(time)"
}

/// The weight in the unit in which it is written, then in the others that matter.
private func weight(_ written: LoweredEntry, _ entry: Entry?) -> String {
  guard let weighIn = written.weighIn else {
    return entry?.isDeclaredUnweighed == true ? "not weighed" : "none written"
  }
  var texts = [exactWeight(weighIn.mass, in: weighIn.unit)]
  for unit in [MassUnit.kilogram, .pound] where unit != weighIn.unit {
    texts.append(massText(weighIn.mass, in: unit))
  }
  let text = texts.joined(separator: " = ")
  return weighIn.isExcluded ? "\(text), not counted in average and rate" : text
}

/// A weight with all of its decimals.
private func exactWeight(_ mass: Mass, in unit: MassUnit) -> String {
  unit == .stone
    ? massText(mass, in: unit) : withUnit(formulaNumber(mass.value(in: unit)), unit)
}

private func averageFacts(
  _ day: DayFigures, of reference: EntryReference, in logbook: Logbook
) -> [HoverFact] {
  let formula = AverageFormula(day, in: logbook)
  let unit = logbook.settings.unit
  let isFirst = logbook.day(before: day.date) == nil
  let origin =
    formula.terms.map { " = \($0)" } ?? ", the first value" + (isFirst ? "" : " after a long pause")
  let average = HoverFact(
    "Average", "\(withUnit(formula.result, unit)) over \(formula.span)\(origin)")
  let weighIns = logbook.countedWeighIns(on: day.date, month: reference.month)
  guard weighIns > 1 else { return [average] }
  let value = massText(kilograms: day.valueKilograms, in: unit)
  let rule = logbook.settings.dayValue.words
  return [HoverFact("Day", "\(value), the \(rule) of \(weighIns) weigh-ins"), average]
}

/// Nil for an entry without a weight: there is nothing to be compared.
private func rate(of entry: Entry, _ reference: EntryReference, in logbook: Logbook) -> String? {
  guard let weighIn = entry.weighIn, !weighIn.isExcluded else { return nil }
  if let rate = logbook.rate(of: reference), let formula = RateFormula(rate, of: entry, in: logbook)
  {
    return "\(withUnit(formula.result, logbook.settings.unit)) in \(formula.span), "
      + "from \(formula.comparedWeight) on \(formula.comparedDate.words)"
  }
  return "none, because there is no weigh-in a week or more before"
}

extension Logbook {
  /// How many weigh-ins of `date`, a day of the month at `month`, count.
  fileprivate func countedWeighIns(on date: CivilDate, month: Int) -> Int {
    guard months.indices.contains(month) else { return 0 }
    let log = months[month]
    return log.countedDays.first { $0.date == date }?.count ?? 0
  }
}

extension DayValueRule {
  /// What the value of a day is of its weigh-ins.
  fileprivate var words: String {
    switch self {
    case .mean: "mean"
    case .first: "first"
    case .last: "last"
    case .min: "lowest"
    }
  }
}
