import W8Syntax

extension Keyword {
  /// What the directive says, in a line.
  var meaning: String {
    switch self {
    case .w8log: "the version of the format"
    case .unit: "the unit of weights that have no unit of their own"
    case .liftUnit: "the unit of loads that have no unit of their own"
    case .trend: "settings of the moving average"
    case .goal: "the weight to reach"
    case .milestone: "a weight on the way to the goal; w8log shows the day you cross it"
    case .gym: "a gym"
    case .exercise: "an exercise"
    case .setup: "a note for an exercise at a gym"
    case .plan: "how the load of an exercise goes on"
    case .metric: "a measurement and its unit"
    case .tag: "a tag"
    case .order: "the order of days"
    case .include: "other files that belong to the log"
    case .lint: "the severity of a rule"
    }
  }

  /// What may stand behind the keyword; what is in brackets may be left out.
  var arguments: String {
    switch self {
    case .w8log: "1.0"
    case .unit: "kg | lb | st"
    case .liftUnit: "kg | lb"
    case .trend: "[span:N] [day:mean|first|last|min] [start:WEIGHT]"
    case .goal: "WEIGHT [by:DATE] [from:DATE] [band:WEIGHT]"
    case .milestone: "WEIGHT [\"label\"], or every:WEIGHT"
    case .gym:
      "@id [\"Name\"] [color:COLOUR] [unit:kg|lb] [default] [alias:@id]… [closed:DATE] "
        + "[bar:LOAD] [plates:LOADS] [dumbbells:LOADS] [step:LOAD]"
    case .exercise: "\"Name\" [alias:name]… [unit:kg|lb] [bodyweight] [group:word]… [\(loading)]"
    case .setup: "@gym \"Exercise\" [\(loading)] > note"
    case .plan:
      "\"Exercise\" from:DATE SETS… [LOAD | max:LOAD] [+STEP] [REPS:+STEP]… [fail:N] [reset:PERCENT|±LOAD] "
        + "[stage:SETS]… [test:REPS] [@EFFORT] [round:down|near|up] [@gym] [in:\"title\"] [until:DATE]"
    case .metric: "key unit"
    case .tag: "#name"
    case .order: "oldest | newest"
    case .include: "\"pattern\""
    case .lint: "rule off | hint | info | warning | error"
    }
  }

  private var loading: String {
    "barbell|dumbbell] [bar:LOAD] [sides:1|2] [step:LOAD] [loads:LOADS"
  }

  /// What it holds for.
  var scope: String {
    switch self {
    case .w8log, .unit, .liftUnit, .order: "this file"
    case .trend: "the whole log, if it is in the main file"
    case .goal, .milestone, .gym, .exercise, .setup, .plan, .metric, .tag, .lint: "the whole log"
    case .include: "the whole log"
    }
  }
}
