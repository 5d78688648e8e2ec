import W8Syntax

/// The arguments of a directive, in the words of messages.
struct DirectiveUsage {
  /// Those that it needs.
  let need: String
  /// Their number.
  var neededCount = 1
  /// A line that is right.
  let example: String
  /// The others; nil without any.
  var others: String?
  /// A pair of each key.
  var pairs: [String] = []

  /// A pair with a key; nil for an unknown key.
  func pair(_ key: String) -> String? {
    pairs.first { $0.utf8.starts(with: "\(key):".utf8) }
  }
}

extension Keyword {
  /// The arguments that the directive takes.
  var usage: DirectiveUsage {
    let loading = ["bar:20kg", "sides:2", "step:2.5kg", "loads:5kg,10kg,15kg"]
    return switch self {
    case .w8log: DirectiveUsage(need: "the version of the format", example: "w8log 1.0")
    case .unit: DirectiveUsage(need: "kg, lb or st", example: "unit kg")
    case .liftUnit: DirectiveUsage(need: "kg or lb", example: "lift-unit kg")
    case .trend:
      DirectiveUsage(
        need: "values such as span:7 or day:mean", example: "trend span:7",
        others: "span:, day: and start:", pairs: ["span:7", "day:mean", "start:82.4"])
    case .goal:
      DirectiveUsage(
        need: "a weight", example: "goal 78 by:2026-06-01", others: "by:, from: and band:",
        pairs: ["by:2026-06-01", "from:2026-01-05", "band:0.5"])
    case .milestone:
      DirectiveUsage(
        need: "a weight", example: "milestone 80", others: "a label in quotes, or every:",
        pairs: ["every:5"])
    case .gym:
      DirectiveUsage(
        need: "a name with @", example: "gym @iron \"Iron Temple\"",
        others:
          "a name in quotes, color:, unit:, alias:, default, closed: and equipment such as bar:",
        pairs: [
          "color:blue", "unit:lb", "alias:@old", "closed:2026-01-31", "bar:20kg",
          "plates:20kg,10kg,5kg", "dumbbells:2kg-30kg/2kg", "step:5kg",
        ])
    case .exercise:
      DirectiveUsage(
        need: "a name in quotes", example: "exercise \"Bench press\"",
        others: "alias:, group:, unit:, bodyweight and equipment such as bar:",
        pairs: ["alias:\"bench\"", "group:chest", "unit:kg"] + loading)
    case .setup:
      DirectiveUsage(
        need: "a gym and an exercise", neededCount: 2, example: "setup @iron \"Leg press\"",
        others: "a note after > and equipment such as bar:", pairs: loading)
    case .plan:
      DirectiveUsage(
        need: "an exercise, from: and sets",
        example: "plan \"Squat\" from:2026-01-05 3x5 +2.5kg",
        others: "sets such as 3x5, a load, a step, fail:, reset: and more",
        pairs: [
          "from:2026-01-05", "until:2026-02-28", "in:\"Day A\"", "max:180kg", "stage:5x2,2+",
          "test:5", "fail:3", "reset:90%", "round:near",
        ])
    case .metric:
      DirectiveUsage(need: "a key and its unit", neededCount: 2, example: "metric waist cm")
    case .tag:
      DirectiveUsage(need: "a name with #", example: "tag #salty", others: "a note after >")
    case .order: DirectiveUsage(need: "oldest or newest", example: "order oldest")
    case .include: DirectiveUsage(need: "a file in quotes", example: "include \"2025.w8log\"")
    case .lint:
      DirectiveUsage(
        need: "a rule and a severity (error, warning, info, hint, off)", neededCount: 2,
        example: "lint weekday-mismatch off")
    }
  }
}
