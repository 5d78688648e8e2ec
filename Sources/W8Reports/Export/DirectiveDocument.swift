import JSON
import W8Book
import W8Engine
import W8Syntax
import W8Text

extension OpenedLog {
  /// The directives of all files that `isShown` accepts, each with its file and line.
  func directiveDocuments(_ isShown: (Directive) -> Bool) -> [JSON] {
    files.filter { shows($0.file) }.flatMap { log in
      log.file.settings.directives.filter { isShown($0.directive) }.map { placed in
        let fileLine = log.file.line(section: placed.section, index: placed.line)
        return document(of: placed.directive, at: fileLine, in: log.name)
      }
    }
  }
}

private func document(of directive: Directive, at fileLine: FileLine, in file: String) -> JSON {
  let keyword =
    directive.keyword?.name
    ?? fileLine.token(.keyword).map { fileLine.string(of: $0).lowercased() }
  let loading: JSONObject =
    directive.hasLoading ? ["text": .string(text(of: fileLine))] : [:]
  return .object(
    members(of: directive, at: fileLine).merging(loading).merging([
      "file": .string(file), "keyword": JSON(keyword) { .string($0) },
      "line": .integer(fileLine.number),
    ]))
}

extension Directive {
  /// Whether it says how something is loaded, of which the text is exported.
  fileprivate var hasLoading: Bool {
    switch self {
    case .gym(let gym): gym.equipment != GymEquipment()
    case .exercise(let exercise): !exercise.loading.isEmpty
    case .setup(let setup): !setup.loading.isEmpty
    default: false
    }
  }
}

private func members(of directive: Directive, at fileLine: FileLine) -> JSONObject {
  switch directive {
  case .version(let version):
    ["major": .integer(version.major), "minor": .integer(version.minor)]
  case .unit(let unit), .liftUnit(let unit): ["unit": symbol(unit)]
  case .order(let order): ["order": .string(order.rawValue)]
  case .trend(let trend): members(of: trend)
  case .goal(let goal):
    [
      "weight": weight(goal.weight), "by": JSON(goal.by, date),
      "from": JSON(goal.from, date), "band": JSON(goal.band, weight),
    ]
  case .milestone(.weight(let mass, let label)):
    ["weight": weight(mass), "label": string(label), "every": .null]
  case .milestone(.every(let step)):
    ["weight": .null, "label": .null, "every": weight(step)]
  case .gym(let gym): members(of: gym)
  case .exercise(let exercise):
    [
      "name": .string(exercise.name.text),
      "aliases": .array(exercise.aliases.map { .string($0.text) }),
      "unit": JSON(exercise.unit, symbol), "bodyweight": .bool(exercise.isBodyweight),
      "groups": .array(exercise.groups.map { .string($0.text) }),
    ]
  case .setup(let setup):
    [
      "gym": gymName(setup.gym), "exercise": .string(setup.exercise.text),
      "note": string(tailNote(fileLine)),
    ]
  case .metric(let metric):
    ["key": .string(metric.key.text), "unit": .string(metric.unit.text)]
  case .tag(let tag): ["tag": gymName(tag)]
  case .include(let pattern): ["pattern": .string(pattern.text)]
  case .lint(let lint):
    [
      "rule": .string(lint.rule.text), "severity": JSON(lint.severity) { .string("\($0)") },
    ]
  case .plan, .incomplete, .refusedPlan, .uninterpreted:
    ["text": .string(text(of: fileLine))]
  }
}

private func members(of trend: TrendArguments) -> JSONObject {
  [
    "span": JSON(trend.span) { .integer($0) },
    "day": string(trend.day?.rawValue),
    "start": JSON(trend.start, weight),
  ]
}

private func members(of gym: GymArguments) -> JSONObject {
  [
    "gym": gymName(gym.id), "name": string(gym.name), "color": string(gym.color?.text),
    "unit": JSON(gym.unit, symbol), "default": .bool(gym.isDefault),
    "aliases": .array(gym.aliases.map(gymName)), "closed": JSON(gym.closed, date),
  ]
}

/// The line without a byte order mark and the blanks around it, which the formatter takes away.
private func text(of fileLine: FileLine) -> String {
  let tokens = fileLine.tokens.filter { $0.kind != .byteOrderMark }
  guard let first = tokens.first, let last = tokens.last else { return "" }
  let (start, end) = (fileLine.range(of: first).start, fileLine.range(of: last).end)
  return fileLine.tree.string(TextRange(start, end).shifted(by: -fileLine.sectionStart))
}

private func string(_ text: String?) -> JSON {
  JSON(text) { .string($0) }
}

private func symbol(_ unit: WrittenUnit) -> JSON {
  string(unit.symbol)
}

private func weight(_ weight: WrittenWeight) -> JSON {
  let pounds = Double(weight.thousandths) / 1000
  let value = weight.unit == .stone ? Double(weight.stones) + pounds / 14 : pounds
  return .object(["value": .number(value), "unit": symbol(weight.unit)])
}

private func date(_ date: WrittenDate) -> JSON {
  .string(spelledDate(date.value))
}

private func date(_ value: Int) -> JSON {
  .string(spelledDate(value))
}

/// The name without its `@` or `#`.
private func gymName(_ argument: Argument) -> JSON {
  .string(String(argument.text.dropFirst()))
}
