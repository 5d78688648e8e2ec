extension GoalOutlook {
  /// What people read of the status and of the days to come:
  /// `possible by 11 March 2026, likely between 12 February and 16 March`.
  package func words(today: CivilDate, in unit: MassUnit) -> String {
    [statusWords(today: today, in: unit), arrivalWords].compactMap { $0 }.joined(separator: ", ")
  }

  /// `possible by 11 March 2026`; nil where the days to come alone say it.
  package func statusWords(today: CivilDate, in unit: MassUnit) -> String? {
    let date = goal?.by?.words ?? ""
    return switch status {
    case .noGoal: "no goal"
    case .noData: "no weights yet"
    case .early: stretch?.earlyWords
    case .reached: reachedWords(in: unit)
    case .stale: staleWords(today: today)
    case .onTrack: "on track for \(date)"
    case .possible: "possible by \(date)"
    case .later: "more likely after \(date)"
    case .open: nil
    }
  }

  /// The same beside the date: `possible`, `more likely later`.
  package func shortWords(today: CivilDate, in unit: MassUnit) -> String {
    switch status {
    case .onTrack: "on track"
    case .possible: "possible"
    case .later: "more likely later"
    default: words(today: today, in: unit)
    }
  }

  /// `0.3 kg to go`; nil without a goal that is ahead.
  package func wayWords(in unit: MassUnit) -> String? {
    guard status > .noData, status != .reached, let gapKilograms else { return nil }
    return "\(massText(kilograms: gapKilograms, in: unit)) to go"
  }

  private func reachedWords(in unit: MassUnit) -> String {
    guard let goal, let difference = differenceKilograms,
      difference.magnitude > goal.band.kilograms + Logbook.tolerance
    else { return "reached" }
    let date = crossed.map { " on \($0.words)" } ?? ""
    let beyond = massText(kilograms: difference.magnitude, in: unit)
    return "reached\(date), now \(beyond) \(difference < 0 ? "below" : "above")"
  }

  private func staleWords(today: CivilDate) -> String {
    let days = forecast.map { today.days(since: $0.date) } ?? 0
    return "last weighed \(days) days ago; weigh in for a forecast"
  }

  /// `likely between 12 February and 16 March`, `not before 1 March`, `within reach` or `more than 12 weeks away`; nil
  /// unless the goal is ahead.
  private var arrivalWords: String? {
    guard status.isAhead, let forecast else { return nil }
    guard let earliest else { return "more than \(forecast.days.count / 7) weeks away" }
    if let latest, latest > earliest {
      return "likely between \(earliest.wordsWithoutYear) and \(latest.wordsWithoutYear)"
    }
    let isNear = latest != nil || earliest.days(since: forecast.date) <= 7
    return isNear ? "within reach" : "not before \(earliest.wordsWithoutYear)"
  }
}

extension Stretch {
  /// Why there is no forecast yet: `no forecast yet: needs 7 weigh-ins over 14 days, has 5 over 4`; nil where there is one.
  package var earlyWords: String? {
    guard !isTelling else { return nil }
    return "no forecast yet: needs \(Forecast.leastValues) weigh-ins over \(Forecast.leastDays) "
      + "days, has \(valueCount) over \(dayCount)"
  }
}

extension ExpectedWeight {
  /// `79.4–82.6 kg on 11 March 2026 (4 in 5)`
  package func words(in unit: MassUnit) -> String {
    let least = DecimalText.text(kilograms: fourInFive.lowerBound, in: unit)
    let most = massText(kilograms: fourInFive.upperBound, in: unit)
    return "\(least)–\(most) on \(date.words) (4 in 5)"
  }
}
