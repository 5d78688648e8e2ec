import Primitives
import W8Engine

/// The way an average came about, in the words of one who works it out on paper.
struct AverageFormula {
  /// `0.25 × 81.7 + 0.75 × 82.4871`; nil at the first value of a book and after a long pause.
  let terms: String?
  /// The average as it is shown, without a unit.
  let result: String
  /// `7 days`
  let span: String

  init(_ day: DayFigures, in logbook: Logbook) {
    let settings = logbook.settings
    result = DecimalText.text(kilograms: day.averageKilograms, in: settings.unit)
    span = counted(settings.span, "day")
    let start = logbook.day(before: day.date) == nil ? settings.start?.kilograms : nil
    terms = (day.previousAverageKilograms ?? start).map { before in
      let smoothing = settings.movingAverage.smoothing
      return formulaNumber(smoothing) + " × " + term(day.valueKilograms, settings.unit)
        + " + " + formulaNumber(1 - smoothing) + " × " + term(before, settings.unit)
    }
  }

  /// `average over 7 days: 0.25 × 81.7 + 0.75 × 82.4871 = 82.3`
  var sentence: String {
    guard let terms else { return "average over \(span): starts at \(result)" }
    return "average over \(span): \(terms) = \(result)"
  }
}

extension Pace {
  /// `↓ 0.5 kg a week (83.3 → 81.3 in 28 days)`
  func formula(in unit: MassUnit) -> String {
    let end = fromKilograms + weeklyKilograms * Double(days) / 7
    let averages = [fromKilograms, end].map { DecimalText.text(kilograms: $0, in: unit) }
    return "\(weeklyText(weeklyKilograms, in: unit)) "
      + "(\(averages.joined(separator: " → ")) in \(days) days)"
  }
}

/// A number of kilograms in a formula; pounds say so in a book that shows stones.
private func term(_ kilograms: Double, _ unit: MassUnit) -> String {
  let number = formulaNumber(unit.inFormulas.value(ofKilograms: kilograms))
  return unit == .stone ? withUnit(number, .pound) : number
}

/// The way a rate came about.
struct RateFormula {
  /// The date of the entry compared with.
  let comparedDate: CivilDate
  /// The weight compared with, as it is shown, with its unit.
  let comparedWeight: String
  /// `↓ 0.4`, in the book's unit.
  let result: String
  /// `a week` or `9 days`.
  let span: String
  /// `81.7 − 82.1 (3 January 2026) = −0.4 kg in a week`
  let sentence: String

  /// The formula behind `rate` of `entry` of `logbook`; nil when one of the two entries has no weight.
  init?(_ rate: Rate, of entry: Entry, in logbook: Logbook) {
    guard let mass = entry.countedMass, let compared = logbook.entry(at: rate.comparedWith),
      let comparedMass = compared.countedMass
    else { return nil }
    let unit = logbook.settings.unit
    let days = entry.date.days(since: compared.date)
    comparedDate = compared.date
    comparedWeight = massText(comparedMass, in: unit)
    result = rate.direction.symbol + " " + DecimalText.text(rate.change.magnitude, in: unit)
    span = days == 7 ? "a week" : "\(days) days"
    let numbers = [mass, comparedMass, rate.change].map {
      formulaNumber($0.value(in: unit.inFormulas))
    }
    sentence =
      "\(numbers[0]) − \(numbers[1]) (\(comparedDate.words)) = \(numbers[2])"
      + " \(unit.inFormulas.symbol) in \(span)"
  }
}
