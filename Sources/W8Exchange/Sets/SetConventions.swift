package import W8Engine

/// How a file writes what can be read in two ways: what the user said, else what its other lines show.
package struct SetConventions: Sendable {
  /// What the numbers of `AxB` are.
  package enum Pair: String, CaseIterable, Sendable {
    case setsReps = "sets-x-reps"
    case loadReps = "load-x-reps"
    case repsLoad = "reps-x-load"
  }
  /// What `A B` is.
  package enum TwoNumbers: String, CaseIterable, Sendable {
    case loadReps = "load-reps"
    case repsLoad = "reps-load"
  }
  /// What the first number of a list is; the others are repetitions.
  package enum ListStart: String, CaseIterable, Sendable {
    case load, reps
  }
  /// What the numbers of `AxBxC` are.
  package enum Triple: String, CaseIterable, Sendable {
    case setsRepsLoad = "sets-reps-load"
    case loadRepsSets = "load-reps-sets"
    case loadSetsReps = "load-sets-reps"
  }
  /// What the `m` of `3m` is.
  package enum M: String, CaseIterable, Sendable {
    case minutes, meters
  }
  /// What the number before `x 60kg` counts.
  package enum TimesLoad: String, CaseIterable, Sendable {
    case reps, sets
  }
  /// What the number behind `@` is.
  package enum At: String, CaseIterable, Sendable {
    case load, effort
  }
  /// What a number alone is.
  package enum SingleNumbers: String, CaseIterable, Sendable {
    case reps, load
  }

  /// What the numbers of `AxB` are; nil where nothing says it, as below.
  package var pair: Pair?
  /// What `A B` is.
  package var twoNumbers: TwoNumbers?
  /// What lists begin with.
  package var listStart: ListStart?
  /// What the numbers of `AxBxC` are.
  package var triple: Triple?
  /// What the number before a sign of times and a load counts.
  package var timesLoad: TimesLoad?
  /// What the number behind `@` is.
  package var at: At?
  /// What a number alone is.
  package var singleNumbers: SingleNumbers?
  /// What `3m` counts.
  package var m: M?
  /// Whether the file writes `3x5x100`, the load last.
  var hasLoadLast = false
  /// The unit of loads that have none.
  package var unit: MassUnit?

  /// Makes conventions of which nothing is known.
  package init() {}
}

/// Something that a file leaves open, and an option settles.
enum SetQuestion: Int, CaseIterable {
  case pair, twoNumbers, listStart, triple, timesLoad, at, singleNumbers, m, unit

  /// The option and its values.
  var option: (name: String, values: [String]) {
    switch self {
    case .pair: ("--pair", SetConventions.Pair.allCases.map { $0.rawValue })
    case .twoNumbers: ("--two-numbers", SetConventions.TwoNumbers.allCases.map { $0.rawValue })
    case .listStart: ("--list-starts-with", SetConventions.ListStart.allCases.map { $0.rawValue })
    case .triple: ("--triple", SetConventions.Triple.allCases.map { $0.rawValue })
    case .timesLoad: ("--times-load", SetConventions.TimesLoad.allCases.map { $0.rawValue })
    case .at: ("--at", SetConventions.At.allCases.map { $0.rawValue })
    case .singleNumbers:
      ("--single-numbers", SetConventions.SingleNumbers.allCases.map { $0.rawValue })
    case .m: ("--m", SetConventions.M.allCases.map { $0.rawValue })
    case .unit: ("--unit", ["kg", "lb"])
    }
  }

  /// What is asked.
  var text: String {
    switch self {
    case .pair: "what the two numbers are"
    case .twoNumbers: "which of two numbers is the load"
    case .listStart: "whether a list starts with the load"
    case .triple: "what the three numbers are"
    case .timesLoad: "whether the number before the load counts reps or sets"
    case .at: "whether the number after @ is a load or an effort"
    case .singleNumbers: "what a single number means"
    case .m: "whether m is minutes or meters"
    case .unit: "the unit of loads"
    }
  }
}

extension SetConventions {
  /// These, with an answer in the words of the option of `question`.
  func answering(_ question: SetQuestion, _ value: String) -> SetConventions {
    var same = self
    switch question {
    case .pair: same.pair = Pair(rawValue: value)
    case .twoNumbers: same.twoNumbers = TwoNumbers(rawValue: value)
    case .listStart: same.listStart = ListStart(rawValue: value)
    case .triple: same.triple = Triple(rawValue: value)
    case .timesLoad: same.timesLoad = TimesLoad(rawValue: value)
    case .at: same.at = At(rawValue: value)
    case .singleNumbers: same.singleNumbers = SingleNumbers(rawValue: value)
    case .m: same.m = M(rawValue: value)
    case .unit: same.unit = MassUnit.allCases.first { $0.symbol == value }
    }
    return same
  }

  /// The answer that is known, in the words of the option of `question`.
  func answer(to question: SetQuestion) -> String? {
    switch question {
    case .pair: pair?.rawValue
    case .twoNumbers: twoNumbers?.rawValue
    case .listStart: listStart?.rawValue
    case .triple: triple?.rawValue
    case .timesLoad: timesLoad?.rawValue
    case .at: at?.rawValue
    case .singleNumbers: singleNumbers?.rawValue
    case .m: m?.rawValue
    case .unit: unit?.symbol
    }
  }
}

/// What the lines of a file show of its conventions.
struct SetEvidence {
  /// How many lines show each answer, by the words of its option.
  private(set) var counts: [SetQuestion: [String: Int]] = [:]

  /// The first text that shows each answer.
  private(set) var examples: [SetQuestion: [String: String]] = [:]

  /// The largest first number of an `AxB` that no line of its own decides, in thousandths.
  private var largestOpenCount = 0
  private var linesWithoutUnit = 0

  /// Takes what a line shows.
  mutating func add(_ reading: SetReading, of text: String) {
    for (question, answer) in reading.evidence {
      if examples[question]?[answer] == nil { examples[question, default: [:]][answer] = text }
      counts[question, default: [:]][answer, default: 0] += 1
    }
    largestOpenCount = max(largestOpenCount, reading.largestOpenCount)
    if reading.questions.contains(.unit) { linesWithoutUnit += 1 }
  }

  /// `known`, with what all lines show, or at least 90 percent of five or more.
  func decided(_ known: SetConventions) -> SetConventions {
    var decided = known
    for (question, answers) in counts where known.answer(to: question) == nil {
      let total = answers.values.reduce(0, +)
      guard let most = answers.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }) else {
        continue
      }
      // The only unit of a file holds for all of it, if it is no stray one.
      let least =
        question == .unit ? max(min(3, max(linesWithoutUnit, 1)), linesWithoutUnit / 10) : 1
      guard most.value >= least,
        most.value == total || question != .unit && total >= 5 && most.value * 10 >= total * 9
      else { continue }
      decided = decided.answering(question, most.key)
    }
    decided.hasLoadLast = counts[.triple]?[SetConventions.Triple.setsRepsLoad.rawValue] != nil
    // Numbers of six and less count sets.
    if decided.pair == nil, counts[.pair] == nil, 1...6000 ~= largestOpenCount {
      decided.pair = .setsReps
    }
    return decided
  }
}
