extension GoalOutlook {
  /// What people read of the status and of the days to come:
  /// `possible by 11 March 2026, 12 February at the earliest, 50 % likely by 16 March`.
  package func words(today: CivilDate, in unit: MassUnit) -> String {
    let words = [statusWords(today: today, in: unit), arrivalWords].compactMap { $0 }
    return words.joined(separator: ", ") + (isPaceDoubted ? "; a pace tends to slow down" : "")
  }

  /// Whether the pace alone would reach the goal by its date, and the forecast doubts it.
  private var isPaceDoubted: Bool {
    guard status == .possible || status == .later, let pace, let neededKilograms else {
      return false
    }
    return pace.weeklyKilograms / neededKilograms > 1
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
    case .later: "probably after \(date)"
    case .open: nil
    }
  }

  /// The same beside the date: `possible`, `probably later`.
  package func shortWords(today: CivilDate, in unit: MassUnit) -> String {
    switch status {
    case .onTrack: "on track"
    case .possible: "possible"
    case .later: "probably later"
    default: words(today: today, in: unit)
    }
  }

  /// `0.3 kg to go`; nil without a goal that is ahead.
  package func wayWords(in unit: MassUnit) -> String? {
    guard status > .noData, status != .reached, let gapKilograms else { return nil }
    return "\(massText(kilograms: gapKilograms, in: unit)) to go"
  }

  private func reachedWords(in unit: MassUnit) -> String {
    guard let goal, let difference = differenceKilograms else { return "reached" }
    let beyond = massText(kilograms: difference.magnitude, in: unit)
    guard beyond != massText(kilograms: 0, in: unit) else { return "reached" }
    let isInBand = difference.magnitude <= goal.band.kilograms + Logbook.tolerance
    let date = isInBand ? "" : crossed.map { " on \($0.words)" } ?? ""
    return "reached\(date), now \(beyond) \(difference < 0 ? "below" : "above")"
  }

  private func staleWords(today: CivilDate) -> String {
    let days = forecast.map { today.days(since: $0.date) } ?? 0
    return "last weighed \(days) days ago; weigh in for a forecast"
  }

  /// `12 February at the earliest, 50 % likely by 16 March`, `1 March at the earliest`, `within reach` or `not reached in the next 12 weeks`; nil
  /// unless the goal is ahead.
  private var arrivalWords: String? {
    guard status.isAhead, let forecast else { return nil }
    guard let earliest else { return "not reached in the next \(forecast.days.count / 7) weeks" }
    if let latest, latest > earliest {
      return
        "\(earliest.wordsWithoutYear) at the earliest, 50 % likely by \(latest.wordsWithoutYear)"
    }
    let isNear = latest != nil || earliest.days(since: forecast.date) <= 7
    return isNear ? "within reach" : "\(earliest.wordsWithoutYear) at the earliest"
  }
}

extension Stretch {
  /// The reason why there is no forecast yet: `no forecast yet: it needs 7 weigh-ins over 14 days (so far 5 over 4
  /// days)`; nil where there is one.
  package var earlyWords: String? {
    guard !isTelling else { return nil }
    return "no forecast yet: it needs \(Forecast.leastValues) weigh-ins over "
      + "\(Forecast.leastDays) days (so far \(valueCount) over \(dayCount) days)"
  }
}

extension ExpectedWeight {
  /// `79.4–82.6 kg on 11 March 2026 (80 % likely)`
  package func words(in unit: MassUnit) -> String {
    let least = DecimalText.text(kilograms: fourInFive.lowerBound, in: unit)
    let most = massText(kilograms: fourInFive.upperBound, in: unit)
    return "\(least)–\(most) on \(date.words) (80 % likely)"
  }
}
