import Primitives
import W8Engine

/// What a directive line says, as far as its arguments can be read.
package indirect enum Directive: Hashable, Sendable {
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
  /// `plan "Squat" from:2026-01-05 3x5 95kg +2.5kg`
  case plan(PlanArguments)
  /// `metric fat %`
  case metric(MetricArguments)
  /// `tag #salty`
  case tag(Argument)
  /// `order newest`
  case order(WrittenOrder)
  /// `include "2025/*.w8log"`
  case include(Argument)
  /// A plan that contradicts itself, or lacks an argument.
  case refusedPlan(PlanFault)
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
    case .plan, .refusedPlan: .plan
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
  /// Reads what the directive with `keyword` says; its arguments stand in the line `text`.
  ///
  /// Of a repeated key the first value that can be read counts.
  mutating func read(_ keyword: Keyword, _ text: Span<UInt8>) -> Directive {
    let directive: Directive? =
      switch keyword {
      case .w8log: need(text, at: 0, VersionArguments.init).map(Directive.version)
      case .unit: need(text, at: 0) { $0.kind == .word ? $0.unit($1) : nil }.map(Directive.unit)
      case .liftUnit:
        need(text, at: 0) { $0.kind == .word ? $0.loadUnit($1) : nil }.map(Directive.liftUnit)
      case .trend: readTrend(text).map(Directive.trend)
      case .goal: readGoal(text).map(Directive.goal)
      case .milestone: readMilestone(text).map(Directive.milestone)
      case .gym: readGym(text).map(Directive.gym)
      case .exercise: readExercise(text).map(Directive.exercise)
      case .setup: readSetup(text).map(Directive.setup)
      case .plan: readPlan(text)
      case .metric: readMetric(text).map(Directive.metric)
      case .tag: needTag(text).map(Directive.tag)
      case .order:
        need(text, at: 0) { $0.word($1).flatMap(WrittenOrder.init) }.map(Directive.order)
      case .include: needText(text).map(Directive.include)
      case .lint: readLint(text).map(Directive.lint)
      }
    if case .refusedPlan(let fault)? = directive { return .refusedPlan(fault) }
    guard let directive, !isIncomplete else { return .incomplete(keyword) }
    return directive
  }

  private mutating func readTrend(_ text: Span<UInt8>) -> TrendArguments? {
    let trend = TrendArguments(
      span: option(text, "span", readSpan),
      day: option(text, "day") {
        TrendArguments.DayValue(rawValue: lowerCaseOfWord($0.string($1)))
      },
      start: option(text, "start") { $0.weight($1) })
    return trend == TrendArguments(span: nil, day: nil, start: nil) ? nil : trend
  }

  private mutating func readGoal(_ text: Span<UInt8>) -> GoalArguments? {
    let weight = need(text, at: arguments.firstIndex { $0.kind == .word }) { $0.weight($1) }
    let (by, from) = (option(text, "by", WrittenDate.init), option(text, "from", WrittenDate.init))
    let band = option(text, "band") { $0.weight($1) }
    return weight.map { GoalArguments(weight: $0, by: by, from: from, band: band) }
  }

  /// Of a weight and `every:`, whichever stands first decides what the directive says.
  private mutating func readMilestone(_ text: Span<UInt8>) -> MilestoneArguments? {
    let first = arguments.firstIndex { $0.kind == .word || $0.isPair(text, "every") }
    if let first, arguments[first].kind == .pair {
      return option(text, "every", readDistance).map(MilestoneArguments.every)
    }
    let label = quoted(text)
    return need(text, at: first) { $0.weight($1) }.map { .weight($0, label: label) }
  }

  private mutating func readGym(_ text: Span<UInt8>) -> GymArguments? {
    guard let id = needGym(text) else { return nil }
    return GymArguments(
      id: id, name: quoted(text), color: option(text, "color") { $0.taken($1) },
      unit: option(text, "unit") { $0.loadUnit($1) }, isDefault: has(text, "default"),
      aliases: options(text, "alias") { $0.gymFault($1) == nil },
      closed: option(text, "closed", WrittenDate.init)?.value, equipment: readEquipment(text))
  }

  private mutating func readExercise(_ text: Span<UInt8>) -> ExerciseArguments? {
    let name = needExercise(text)
    let (aliases, groups) = (
      options(text, "alias") { !$0.isBlank($1) }, options(text, "group") { !$0.isBlank($1) }
    )
    let unit = option(text, "unit") { $0.loadUnit($1) }
    let isBodyweight = has(text, "bodyweight")
    let loading = readLoading(text)
    return name.map {
      ExerciseArguments(
        name: $0, aliases: aliases, unit: unit, isBodyweight: isBodyweight, groups: groups,
        loading: loading)
    }
  }

  private mutating func readSetup(_ text: Span<UInt8>) -> SetupArguments? {
    guard let gym = needGym(text), let exercise = needExercise(text) else { return nil }
    return SetupArguments(gym: gym, exercise: exercise, loading: readLoading(text))
  }

  private mutating func readMetric(_ text: Span<UInt8>) -> MetricArguments? {
    let key = need(text, at: 0) { $0.isKey($1) && !$0.isLong($1) ? $0.taken($1) : nil }
    refuseLongKey(text)
    let unit = need(text, at: 1) { $0.kind == .word ? $0.taken($1) : nil }
    guard let key, let unit else { return nil }
    return MetricArguments(key: key, unit: unit)
  }

  private mutating func readLint(_ text: Span<UInt8>) -> LintArguments? {
    let rule = need(text, at: 0) { $0.kind == .word ? $0.taken($1) : nil }
    let severity = need(text, at: 1) { $0.word($1).flatMap(LintArguments.Severity.init) }
    return rule.map { LintArguments(rule: $0, severity: severity) }
  }
}

private func readSpan(_ argument: WrittenArgument, _ text: Span<UInt8>) -> Int? {
  let digits = argument.string(text)
  guard digits.utf8.allSatisfy({ $0.isDigit }), let span = Int(digits), 1...999 ~= span else {
    return nil
  }
  return span
}

private func readDistance(_ argument: WrittenArgument, _ text: Span<UInt8>) -> WrittenWeight? {
  guard let weight = argument.weight(text), weight.thousandths > 0 || weight.stones > 0 else {
    return nil
  }
  return weight
}
