import Primitives

/// The way an exercise changed over its sessions at one gym: the best of the last four weeks of training beside that
/// of the first four, and of the four that end twelve weeks before the last session. Less than eight weeks are split
/// in two.
package struct ExerciseProgress: Hashable, Sendable {
  /// The kind of achievement that is compared: that of most sessions.
  package let kind: PersonalRecord.Achievement.Kind
  /// The day of the first session with it.
  package let since: CivilDate
  /// The day of the last session with it.
  package let until: CivilDate
  /// The best of the first weeks, in kilograms, levels, repetitions, seconds, meters or seconds a kilometer.
  package let first: Double
  /// The best of the weeks that end twelve weeks before the last session; nil without sessions then.
  package let earlier: Double?
  /// The best of the last weeks.
  package let latest: Double
  private let distanceUnit: DistanceUnit

  /// Nil if the sessions with figures of one kind, which ascend, span less than four weeks.
  init?(of sessions: [(date: CivilDate, figures: TrainingFigures)]) {
    var counts: [PersonalRecord.Achievement.Kind: Int] = [:]
    for session in sessions {
      if let kind = session.figures.progressKind { counts[kind, default: 0] += 1 }
    }
    guard
      let kind = counts.max(by: { ($0.value, $1.key.rawValue) < ($1.value, $0.key.rawValue) })?.key
    else { return nil }
    let points = sessions.compactMap { session in
      session.figures.value(of: kind).map { (date: session.date, value: $0) }
    }
    guard let since = points.first?.date, let until = points.last?.date,
      case let span = until.days(since: since), span >= Self.window
    else { return nil }
    let width = min(Self.window, (span - 1) / 2)
    let best = { (days: ClosedRange<Int>) -> Double? in
      let values = points.filter { days.contains($0.date.days(since: since)) }.map { $0.value }
      return kind == .pace ? values.min() : values.max()
    }
    guard let first = best(0...width), let latest = best((span - width)...span) else { return nil }
    let mark = span - Self.lookBack
    earlier = mark >= Self.window ? best((mark - Self.window)...mark) : nil
    (self.kind, self.since, self.until, self.first, self.latest) = (
      kind, since, until, first, latest
    )
    let bests = sessions.last { $0.figures.value(of: kind) != nil }?.figures.endurance
    distanceUnit = bests?.fastest?.unit ?? bests?.farthest?.unit ?? .kilometer
  }

  private static let window = 28
  private static let lookBack = 84
}

extension ExerciseBranch {
  /// The way the exercise changed at the gym; nil if its sessions span less than four weeks.
  package var progress: ExerciseProgress? {
    ExerciseProgress(of: zip(sessions, sessionFigures).map { ($0.date, $1) })
  }
}

extension ExerciseProgress {
  /// `e1RM ↑ 34.0 kg since 2023, ↑ 3.0 kg in 12 weeks`
  package func words(in unit: MassUnit) -> String {
    let isLong = until.days(since: since) > 365
    let start = isLong ? "\(since.year)" : since.words
    let words = "\(kind.words) \(change(latest - first, in: unit)) since \(start)"
    return earlier.map { "\(words), \(change(latest - $0, in: unit)) in 12 weeks" } ?? words
  }

  private func change(_ change: Double, in unit: MassUnit) -> String {
    let size = size(abs(change), in: unit)
    return "\(size == self.size(0, in: unit) ? "–" : change < 0 ? "↓" : "↑") \(size)"
  }

  private func size(_ size: Double, in unit: MassUnit) -> String {
    switch kind {
    case .load, .oneRepetitionMaximum, .volume: massText(kilograms: size, in: unit)
    case .level: DecimalText.text(thousandths: Int64((1000 * size).rounded()))
    case .repetitions: "\(Int(size))"
    case .time: SetText.time(seconds(size))
    case .distance:
      SetText.distance(Distance(hundredNanometers: Int64(min(1e7 * size, 9e18))), in: distanceUnit)
    case .pace:
      distanceUnit.isMetric
        ? "\(SetText.time(seconds(size))) a km" : "\(SetText.time(seconds(1.609344 * size))) a mile"
    }
  }

  private func seconds(_ size: Double) -> Seconds { Seconds(tenths: Int(min(10 * size, 1e9))) }
}

extension PersonalRecord.Achievement.Kind {
  /// The word that people read.
  package var words: String {
    switch self {
    case .load: "load"
    case .level: "level"
    case .repetitions: "reps"
    case .oneRepetitionMaximum: "e1RM"
    case .volume: "volume"
    case .time: "time"
    case .distance: "distance"
    case .pace: "pace"
    }
  }
}

extension TrainingFigures {
  /// The kind of achievement by which a session of the exercise is judged; nil if it has none.
  fileprivate var progressKind: PersonalRecord.Achievement.Kind? {
    if hasLoad { return epleyKilograms == nil ? .load : .oneRepetitionMaximum }
    if bestLevel != nil { return .level }
    if bareRepetitions != nil { return .repetitions }
    if endurance.fastest != nil { return .pace }
    if endurance.farthest != nil { return .distance }
    return endurance.longest == nil ? nil : .time
  }

  /// The best of that kind as a number; nil if there is none.
  fileprivate func value(of kind: PersonalRecord.Achievement.Kind) -> Double? {
    switch kind {
    case .load: bestMass?.load.mass?.kilograms
    case .level: if case .level(let level) = bestLevel?.load { Double(level) / 1000 } else { nil }
    case .repetitions: bareRepetitions.map { Double($0) }
    case .oneRepetitionMaximum: epleyKilograms
    case .volume: nil
    case .time: endurance.longest?.seconds.value
    case .distance: endurance.farthest?.distance.meters
    case .pace: endurance.fastest?.secondsPerKilometer
    }
  }
}
