import Primitives
import W8Text

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
  /// `exercise "Bench press" alias:bench unit:lb bodyweight`
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

/// Reads the arguments of one directive and collects what is wrong with them.
struct ArgumentReader {
  let keyword: TextRange
  private(set) var arguments: [Argument] = []
  /// Whether an argument is missing that the directive needs.
  private(set) var isIncomplete = false
  private var refusals: [Refusal] = []

  private struct Refusal {
    let index: Int
    let kind: SyntaxFault.Kind
  }

  init(keyword: TextRange) {
    self.keyword = keyword
  }

  /// Adds the next argument of the line.
  mutating func add(_ argument: Argument) {
    arguments.append(argument)
  }

  mutating func read(_ keyword: Keyword) -> Directive {
    switch keyword {
    case .w8log: readVersion()
    case .unit: readUnit()
    case .trend: readTrend()
    case .gym: readGym()
    case .lint: readLint()
    case .liftUnit: readLiftUnit()
    case .goal: readGoal()
    case .milestone: readMilestone()
    case .exercise: readExercise()
    case .setup: readSetup()
    case .metric: readMetric()
    case .tag: readTag()
    case .order: readOrder()
    case .include: readInclude()
    }
  }

  /// Marks `argument` as one that the directive cannot read.
  mutating func refuse(_ argument: Argument, as kind: SyntaxFault.Kind = .badArgument) {
    refusals.append(Refusal(index: index(of: argument), kind: kind))
  }

  /// By halving, for a hostile line may hold thousands of arguments and each may be refused.
  private func index(of argument: Argument) -> Int {
    arguments.partitioningIndex { $0.range.start >= argument.range.start }
  }

  /// Marks the keyword: an argument that it needs is missing.
  mutating func refuseMissing() {
    isIncomplete = true
  }

  /// What is wrong, in order; neighbouring arguments that cannot be read are one fault.
  var faults: [ArgumentFault] {
    if isIncomplete { return [ArgumentFault(kind: .badArgument, range: keyword)] }
    var faults: [ArgumentFault] = []
    var last: Refusal?
    for refusal in refusals.sorted(by: { $0.index < $1.index }) {
      let range = arguments[refusal.index].range
      if let previous = last, previous.index + 1 == refusal.index, refusal.kind == .badArgument,
        previous.kind == .badArgument, let run = faults.popLast()
      {
        faults.append(
          ArgumentFault(kind: .badArgument, range: TextRange(run.range.start, range.end)))
      } else {
        faults.append(ArgumentFault(kind: refusal.kind, range: range))
      }
      last = refusal
    }
    return faults
  }

  /// The value that `read` makes of an argument; refuses the argument when that is nil.
  mutating func value<Value>(_ argument: Argument, _ read: (String) -> Value?) -> Value? {
    let value = read(argument.text)
    if value == nil { refuse(argument) }
    return value
  }
  /// As `value`, of a bare word only.
  mutating func word<Value>(_ argument: Argument, _ read: (String) -> Value?) -> Value? {
    value(argument) { argument.kind == .word ? read($0) : nil }
  }
}
