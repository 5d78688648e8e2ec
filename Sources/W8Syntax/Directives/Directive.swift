/// What a directive line says, as far as its arguments can be read.
package enum Directive: Hashable, Sendable {
  /// `w8log 1.0`
  case version(VersionArguments)
  /// `unit kg`
  case unit(WrittenUnit)
  /// `trend span:7 day:mean start:82.4`
  case trend(TrendArguments)
  /// `gym @iron "Iron Temple" color:red unit:kg default alias:@old closed:2026-01-01`
  case gym(GymArguments)
  /// `lint weekday-mismatch off`
  case lint(LintArguments)
  /// `lift-unit lb`
  case liftUnit(WrittenUnit)
  /// `goal 78.0 by:2026-06-01 from:2026-01-01 band:0.5`
  case goal(GoalArguments)
  /// `milestone 80.0 "Under eighty"` or `milestone every:5`
  case milestone(MilestoneArguments)
  /// `exercise "Bench press" alias:bench unit:lb bodyweight group:chest group:triceps`
  case exercise(ExerciseArguments)
  /// `setup @iron "Leg press"`; the note is the line's tail.
  case setup(SetupArguments)
  /// `metric fat %`
  case metric(MetricArguments)
  /// `tag #salty`
  case tag(Argument)
  /// `order newest`
  case order(WrittenOrder)
  /// `include "2025/*.w8log"`
  case include(Argument)
  /// A directive without an argument that it cannot do without.
  case incomplete(Keyword)
  /// `x-…`, or a keyword that is none.
  case uninterpreted

  /// The keyword; nil when it is none of the closed list.
  package var keyword: Keyword? {
    switch self {
    case .version: .w8log
    case .unit: .unit
    case .trend: .trend
    case .gym: .gym
    case .lint: .lint
    case .liftUnit: .liftUnit
    case .goal: .goal
    case .milestone: .milestone
    case .exercise: .exercise
    case .setup: .setup
    case .metric: .metric
    case .tag: .tag
    case .order: .order
    case .include: .include
    case .incomplete(let keyword): keyword
    case .uninterpreted: nil
    }
  }
}

extension ArgumentReader {
  /// Reads what the directive with `keyword` says.
  ///
  /// Of a repeated key the first value that can be read counts.
  mutating func read(_ keyword: Keyword) -> Directive {
    let directive: Directive? =
      switch keyword {
      case .w8log: needWord(VersionArguments.init).map(Directive.version)
      case .unit: needWord(WrittenUnit.init(name:)).map(Directive.unit)
      case .liftUnit: need(at: 0) { $0.kind == .word ? $0.loadUnit : nil }.map(Directive.liftUnit)
      case .trend: readTrend().map(Directive.trend)
      case .goal: readGoal().map(Directive.goal)
      case .milestone: readMilestone().map(Directive.milestone)
      case .gym: readGym().map(Directive.gym)
      case .exercise: readExercise().map(Directive.exercise)
      case .setup: readSetup().map(Directive.setup)
      case .metric: readMetric().map(Directive.metric)
      case .tag: needTag().map(Directive.tag)
      case .order: needWord { WrittenOrder(rawValue: $0.lowercased()) }.map(Directive.order)
      case .include: need(\.isText).map(Directive.include)
      case .lint: readLint().map(Directive.lint)
      }
    guard let directive, !isIncomplete else { return .incomplete(keyword) }
    return directive
  }

  private mutating func readTrend() -> TrendArguments? {
    let trend = TrendArguments(
      span: option("span", readSpan),
      day: option("day") { TrendArguments.DayValue(rawValue: $0.text.lowercased()) },
      start: option("start", \.weight))
    return trend == TrendArguments(span: nil, day: nil, start: nil) ? nil : trend
  }

  private mutating func readGoal() -> GoalArguments? {
    let weight = need(at: arguments.firstIndex { $0.kind == .word }, \.weight)
    let (by, from) = (option("by", WrittenDate.init), option("from", WrittenDate.init))
    let band = option("band", \.weight)
    return weight.map { GoalArguments(weight: $0, by: by, from: from, band: band) }
  }

  /// Of a weight and `every:`, whichever stands first decides what the directive says.
  private mutating func readMilestone() -> MilestoneArguments? {
    let first = arguments.firstIndex { $0.kind == .word || $0.key == "every" }
    if let first, arguments[first].key == "every" {
      return option("every", readDistance).map(MilestoneArguments.every)
    }
    let label = text()
    return need(at: first, \.weight).map { .weight($0, label: label) }
  }

  private mutating func readGym() -> GymArguments? {
    guard let id = needGym() else { return nil }
    return GymArguments(
      id: id, name: text(), color: option("color", \.self), unit: option("unit", \.loadUnit),
      isDefault: has("default"), aliases: options("alias") { $0.gymFault == nil ? $0 : nil },
      closed: option("closed", WrittenDate.init)?.value)
  }

  private mutating func readExercise() -> ExerciseArguments? {
    guard let name = need(\.isText) else { return nil }
    return ExerciseArguments(
      name: name, aliases: options("alias") { $0.isBlank ? nil : $0 },
      unit: option("unit", \.loadUnit), isBodyweight: has("bodyweight"),
      groups: options("group") { $0.isBlank ? nil : $0 })
  }

  private mutating func readSetup() -> SetupArguments? {
    guard let gym = needGym(), let exercise = need(\.isText) else { return nil }
    return SetupArguments(gym: gym, exercise: exercise)
  }

  private mutating func readMetric() -> MetricArguments? {
    let key = need(at: 0) { $0.isKey ? $0 : nil }
    let unit = need(at: 1) { $0.kind == .word ? $0 : nil }
    guard let key, let unit else { return nil }
    return MetricArguments(key: key, unit: unit)
  }

  private mutating func readLint() -> LintArguments? {
    let rule = need(at: 0) { $0.kind == .word ? $0 : nil }
    let severity = need(at: 1) {
      $0.word.flatMap { LintArguments.Severity(rawValue: $0.lowercased()) }
    }
    return rule.map { LintArguments(rule: $0, severity: severity) }
  }
}

private func readSpan(_ argument: Argument) -> Int? {
  guard argument.text.utf8.allSatisfy(\.isDigit), let span = Int(argument.text),
    1...999 ~= span
  else { return nil }
  return span
}

private func readDistance(_ argument: Argument) -> WrittenWeight? {
  guard let weight = argument.weight, weight.thousandths > 0 || weight.stones > 0 else {
    return nil
  }
  return weight
}
