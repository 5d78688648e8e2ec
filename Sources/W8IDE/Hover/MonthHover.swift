import Primitives
import W8Analysis
import W8Engine
import W8Syntax

extension HoverProvider {
  /// What a month comes to, on its header.
  static let monthHeader = HoverProvider { scope in
    guard let month = scope.place.headerMonth else { return nil }
    let logbook = scope.analysis.logbook
    guard let index = logbook.index(of: month), let summary = logbook.summary(ofMonthAt: index)
    else {
      return scope.hover(month.title, [HoverFact(label: "Entries", text: "none")])
    }
    let days = logbook.days(ofMonthAt: index)
    return scope.hover(
      month.title, monthFacts(of: summary, in: scope.analysis),
      drawing: days.isEmpty ? nil : sparkline(days.map(\.valueKilograms)))
  }
}

/// What there is to say about a month that has entries.
func monthFacts(of summary: MonthSummary, in analysis: Analysis) -> [HoverFact] {
  let unit = analysis.logbook.settings.unit
  let weighed = counted(summary.daysWeighed, "day") + " weighed"
  var facts = [HoverFact(label: "Entries", text: "\(summary.entryCount), \(weighed)")]
  if let weights = summary.weights(in: unit), let mean = summary.meanKilograms {
    let mean = DecimalText.text(kilograms: mean, in: unit)
    facts.append(HoverFact(label: "Weight", text: "\(withUnit(weights, unit)), mean \(mean)"))
  }
  if let change = summary.changeOfAverageKilograms {
    let change = withUnit(signedText(kilograms: change, in: unit), unit)
    facts.append(HoverFact(label: "Change of average", text: change))
  }
  if !summary.visits.isEmpty {
    let visits = summary.visits.map { "\(analysis.book.spelling(of: $0.gym)) \($0.count)" }
    facts.append(HoverFact(label: "Sessions", text: visits.joined(separator: ", ")))
  }
  return facts
}
