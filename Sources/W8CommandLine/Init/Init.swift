import W8Analysis
import W8Engine
import W8Files

extension Command {
  static let initialize = Command(
    name: "init",
    summary: "write a first log",
    operands: "[FILE]",
    operandLimit: 1,
    detail: """
      Writes FILE, log.w8log without one, with the version, the unit of weights, the span of the
      average, and a goal and gyms where they are given; the first gym is the one of sessions that
      name none. On a terminal, without options, it asks for unit, goal and gym. What stands at FILE
      already is never touched.
      """,
    options: [.logUnit, .averageSpan, .goalWeight, .goalDay, .firstGyms, .dryRun],
    exitCodes: [
      (.success, "the log was written"),
      (.usage, "the command line is wrong, or what is given would be a fault of the log"),
      (.unreadable, "something stands there already, or it cannot be written"),
    ],
    examples: [
      "w8log init",
      "w8log init --unit lb --goal 170 --by 2026-06-01 --gym @iron weight.w8log",
    ],
    run: { invocation throws(Failure) in try InitRun(invocation).run() })
}

/// The options of `init`.
extension Option {
  static let logUnit = Option(
    name: "--unit", value: .choice(UnitChoice.allCases.map(\.rawValue)),
    summary: "the unit of weights", initial: UnitChoice.kg.rawValue)
  static let averageSpan = Option(
    name: "--trend", value: .span, summary: "how many days the average spans", initial: "7")
  static let goalWeight = Option(
    name: "--goal", value: .text("WEIGHT"), summary: "the weight to reach")
  static let goalDay = Option(name: "--by", value: .date, summary: "the day to reach it by")
  static let firstGyms = Option(
    name: "--gym", value: .text("@GYM"), isRepeatable: true,
    summary: "a gym; may be given several times")
}
