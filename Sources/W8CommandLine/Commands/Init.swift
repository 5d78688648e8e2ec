import W8Book
import W8Engine
import W8Files
import W8Lint
import W8Reports
import W8Syntax
import W8Text

extension Command {
  static let initialize = Command(
    name: "init",
    summary: "create a log",
    operands: "[FILE]",
    operandLimit: 1,
    detail: """
      Creates the log FILE (default: log.w8log). It starts with settings: the version of the format, the
      unit of weights, and the length of the moving average (`trend span:7` means 7 days). --goal and
      --gym add a goal and gyms. The first gym is the default: sessions that name no gym belong to it.
      Without options on a terminal, init asks for unit, goal and gym. It never changes an existing FILE.

      To change a setting later, edit its line in the log, such as `goal 75 by:2026-06-01` or `trend
      span:10`. A new `unit` does not convert the weights in the log.
      """,
    options: [.logUnit, .goalWeight, .goalDay, .firstGyms, .dryRun],
    exitCodes: [
      (.success, "the log was written"),
      (.usage, "the command line or one of its values is wrong"),
      (.unreadable, "FILE exists, or cannot be written"),
    ],
    examples: [
      "w8log init",
      "w8log init --unit lb --goal 170 --by 2026-06-01 --gym @iron weight.w8log",
    ],
    run: { invocation throws(Failure) in try InitRun(invocation).run() })
}

extension Option {
  static let logUnit = Option.choice("--unit", massUnits, "unit of weights", initial: "kg")
  static let goalWeight = Option(
    name: "--goal", value: .text("WEIGHT"), summary: "your goal")
  static let goalDay = Option(name: "--by", value: .date, summary: "date of the goal")
  static let firstGyms = Option(
    name: "--gym", value: .text("@GYM"), isRepeatable: true,
    summary: "one of your gyms; repeatable")
}

struct InitRun {
  private let invocation: Invocation
  private let path: String
  private var unit: MassUnit
  private var goal: String?
  private let goalDay: CivilDate?
  private var gyms: [String]

  /// Throws where an option is wrong.
  init(_ invocation: Invocation) throws(Failure) {
    let arguments = invocation.arguments
    self.invocation = invocation
    path = arguments.operands.first ?? "log.w8log"
    unit = arguments.choice(of: .logUnit, massUnits) ?? .kilogram
    goal = arguments.value(of: .goalWeight)
    goalDay = arguments.date(of: .goalDay)
    gyms = arguments.values(of: .firstGyms)
    guard path.hasSuffix(".w8log"), path != ".w8log" else {
      throw .usage(.badOperand(path, expected: "a file name such as log.w8log"))
    }
    for text in [goal].compactMap({ $0 }) + gyms where text.contains(where: { $0.isNewline }) {
      throw .usage(.badOperand(text, expected: "a single line"))
    }
    if goalDay != nil, goal == nil {
      throw .usage(.missingOperand(command: "--by", expected: "--goal with a weight"))
    }
  }

  func run() throws(Failure) -> ExitCode {
    var run = self
    try requireNothing()
    if !hasOptions, invocation.environment.isTerminal(.input),
      invocation.environment.isTerminal(.output)
    {
      try run.ask()
    }
    return try run.write()
  }

  private var hasOptions: Bool {
    let all: [Option] = [.logUnit, .goalWeight, .goalDay, .firstGyms]
    return all.contains(where: invocation.arguments.has)
  }

  private mutating func ask() throws(Failure) {
    try invocation.output.tell(
      "Three questions for \(visible(path)); press Enter for the value in brackets")
    let answer = try invocation.ask("Unit of weights, kg, lb or st (kg): ") {
      (answer) throws(Failure) in
      if massUnits.value(of: answer.lowercased()) != nil { return true }
      try invocation.output.tell("kg, lb or st")
      return false
    }
    unit = massUnits.value(of: answer.lowercased()) ?? unit
    let goal = try invocation.ask("Goal in \(unit.symbol) (none): ") { (answer) throws(Failure) in
      try isDirective("goal \(answer)", hint: "a weight such as 78.5")
    }
    if !goal.isEmpty { self.goal = goal }
    let gym = try invocation.ask("Gym (none): ", as: "@") { (answer) throws(Failure) in
      try isDirective("gym \(answer)", hint: "one word of letters, digits, - and _, such as iron")
    }
    if !gym.isEmpty { gyms = [gym] }
  }

  /// Whether a log may say `line`; else tells what it may say there.
  private func isDirective(_ line: String, hint: String) throws(Failure) -> Bool {
    let log = try invocation.open(path, Array("unit \(unit.symbol)\n\(line)\n".utf8))
    if !log.file.hasFaults { return true }
    try invocation.output.tell(hint)
    return false
  }

  private func write() throws(Failure) -> ExitCode {
    let text = Array(self.text.utf8)
    let read = ReadLog(name: "<init>", source: .piped([]), bytes: text)
    let probe = try invocation.openBook(consume read)
    let found = probe.analysis.diagnostics(of: probe.file).filter { $0.severity >= .warning }
    guard !found.contains(where: { $0.severity == .error }),
      let canonical = try? canonicalText(text)
    else {
      try invocation.tell(found, of: probe)
      return .usage
    }
    let change = FileChange(path: path, name: path, old: nil, new: canonical)
    if invocation.arguments.has(.dryRun) {
      try invocation.writeDiff(change)
      return .success
    }
    guard try invocation.write([change]) else {
      throw .file(.alreadyThere(path))
    }
    try invocation.output.write(canonical)
    let written = try invocation.openBook(
      ReadLog(name: path, source: .piped([]), bytes: canonical))
    let doubts = written.analysis.diagnostics(of: written.file).filter { $0.severity >= .warning }
    try invocation.tell(doubts, of: written)
    try invocation.remark("wrote \(visible(path)); add the first weight with `w8log add`")
    return .success
  }

  private var text: String {
    var lines = ["w8log 1.0", "unit \(unit.symbol)", "trend span:7"]
    if let goal { lines.append("goal \(goal)" + (goalDay.map { " by:\($0)" } ?? "")) }
    for (index, gym) in gyms.enumerated() {
      lines.append("gym \(gym.hasPrefix("@") ? gym : "@\(gym)")" + (index == 0 ? " default" : ""))
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// Throws where something stands at the path.
  private func requireNothing() throws(Failure) {
    if invocation.environment.stamp(path) != nil { throw .file(.alreadyThere(path)) }
  }
}

extension FileError {
  /// Something stands at `path` where there must be nothing.
  static func alreadyThere(_ path: String) -> FileError {
    .other(path: path, reason: "it already exists; name another file")
  }
}

extension FileAnalysis {
  /// Whether the grammar cannot read something in the file.
  fileprivate var hasFaults: Bool { sections.contains { !$0.lowered.tree.faults.isEmpty } }
}
