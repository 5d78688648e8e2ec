import Primitives
import W8Engine
import W8Exchange
import W8Files
import W8Reports
import W8Syntax

extension Invocation {
  /// What the options of `import` say; throws where one is wrong, or the file of `--names` cannot be read.
  func importSettings() throws(Failure) -> ImportSettings {
    var settings = ImportSettings()
    settings.unit = arguments.choice(of: .importUnit, massUnits)
    settings.dateOrder = arguments.choice(of: .dateOrder, dateOrders)
    settings.distanceUnit = arguments.choice(of: .distanceUnit, distanceUnits)
    settings.person = arguments.value(of: .person)
    let selection = try selection()
    settings.since = selection.since
    settings.until = selection.until
    settings.zone = try zone(of: .importZone)
    if let gym = arguments.value(of: .importGym) {
      guard let name = gymName(gym) else {
        throw .bad(.importGym, gym, "@ and a name of letters, digits, - and _, such as @iron")
      }
      settings.gym = name
    }
    if let map = arguments.value(of: .columnNames) {
      guard let columns = columnMap(map) else {
        throw .bad(
          .columnNames, map,
          "columns by what they hold (\(columnKeys.joined(separator: ", "))), such as date=Day,weight=Mass"
        )
      }
      settings.columns = columns
      if let source = arguments.value(of: .from),
        source != "sets" && (source != "csv" || settings.namesSets)
      {
        throw .usage(.conflictingOptions(Option.columnNames.name, "\(Option.from.name) \(source)"))
      }
    }
    if let text = arguments.value(of: .kinds) {
      guard let kinds = kindMap(text) else {
        throw .bad(
          .kinds, text,
          "names of kinds and what they are (\(SetKind.answerWords.joined(separator: ", "))), such as A=warmup"
        )
      }
      settings.kinds = kinds
    }
    settings.setConventions = arguments.setConventions
    settings.year = try arguments.value(of: .year).map { (text) throws(Failure) in
      guard let year = Int(text), 1900..<2100 ~= year else { throw .bad(.year, text, "a year") }
      return year
    }
    settings.explainsLines = arguments.has(.explainImport)
    settings.firstWeek = arguments.date(of: .firstWeek)
    if let path = arguments.value(of: .names) { settings.names = try names(path) }
    return settings
  }

  private func names(_ path: String) throws(Failure) -> [String: String] {
    let bytes = try environment.bytes(ofFile: path)
    do throws(ImportRefusal) {
      return try readNames(bytes)
    } catch {
      throw .importRefused(file: path, error)
    }
  }
}

extension Failure {
  fileprivate static func bad(_ option: Option, _ value: String, _ expected: String) -> Failure {
    .usage(.badValue(option: option.name, value: value, expected: expected))
  }
}

private let distanceUnits: KeyValuePairs<String, DistanceUnit> = [
  "km": .kilometer, "mi": .mile, "m": .meter,
]

/// What comes first in a date of slashes.
private let dateOrders: KeyValuePairs<String, DateOrder> = ["dmy": .dayFirst, "mdy": .monthFirst]

/// The gym with its sign; nil for what is no name of a gym.
private func gymName(_ text: String) -> String? {
  let name = text.hasPrefix("@") ? text : "@" + text
  let bytes = Array(name.utf8)
  let isName = nameEnd(bytes.span, 1, bytes.count) == bytes.count && bytes.count > 1
  let isReserved = ["rpe", "rir", "bw"].contains { name.dropFirst().lowercased().hasPrefix($0) }
  let isLong = isLongName(bytes.span, 1, bytes.count)
  return isName && !isReserved && !isLong ? name : nil
}

/// What a column may hold that `--map` names.
private let columnKeys = ImportSettings.columnsOfWeights + ImportSettings.columnsOfSets

/// The columns by what they hold; nil where the text is no such list.
private func columnMap(_ text: String) -> [String: String]? {
  var columns: [String: String] = [:]
  for part in text.split(separator: ",", omittingEmptySubsequences: false) {
    let pair = part.split(separator: "=", maxSplits: 1).map(String.init)
    guard pair.count == 2, columnKeys.contains(pair[0]), columns[pair[0]] == nil else { return nil }
    columns[pair[0]] = pair[1]
  }
  return columns
}

/// The kinds of sets by the keys of their names; nil if the text is no such list.
private func kindMap(_ text: String) -> [String: SetKind]? {
  var kinds: [String: SetKind] = [:]
  for part in text.split(separator: ",", omittingEmptySubsequences: false) {
    guard let sign = part.lastIndex(of: "="), sign > part.startIndex,
      let kind = SetKind(answer: String(part[part.index(after: sign)...]))
    else { return nil }
    kinds[SetKind.key(String(part[..<sign]))] = kind
  }
  return kinds
}

extension ParsedArguments {
  /// How the file writes sets, as far as options say it.
  fileprivate var setConventions: SetConventions {
    var sets = SetConventions()
    sets.pair = choice(of: .pair, pairs)
    sets.twoNumbers = choice(of: .twoNumbers, twoNumberOrders)
    sets.listStart = choice(of: .listStart, listStarts)
    sets.triple = choice(of: .triple, triples)
    sets.timesLoad = choice(of: .timesLoad, timesLoads)
    sets.at = choice(of: .at, ats)
    sets.singleNumbers = choice(of: .singleNumbers, singles)
    sets.m = choice(of: .m, meanings)
    return sets
  }
}

private let pairs: KeyValuePairs<String, SetConventions.Pair> = [
  "sets-x-reps": .setsReps, "load-x-reps": .loadReps, "reps-x-load": .repsLoad,
]
private let twoNumberOrders: KeyValuePairs<String, SetConventions.TwoNumbers> = [
  "load-reps": .loadReps, "reps-load": .repsLoad,
]
private let listStarts: KeyValuePairs<String, SetConventions.ListStart> = [
  "load": .load, "reps": .reps,
]
private let triples: KeyValuePairs<String, SetConventions.Triple> = [
  "sets-reps-load": .setsRepsLoad, "load-reps-sets": .loadRepsSets, "load-sets-reps": .loadSetsReps,
]
private let timesLoads: KeyValuePairs<String, SetConventions.TimesLoad> = [
  "reps": .reps, "sets": .sets,
]
private let ats: KeyValuePairs<String, SetConventions.At> = ["load": .load, "effort": .effort]
private let singles: KeyValuePairs<String, SetConventions.SingleNumbers> = [
  "reps": .reps, "load": .load,
]

private let meanings: KeyValuePairs<String, SetConventions.M> = [
  "minutes": .minutes, "meters": .meters,
]

extension Option {
  static let m = Option.choice("--m", meanings, "in a text file: meaning of the m in 3m")
  static let pair = Option.choice("--pair", pairs, "in a text file: meaning of 15x12")
  static let twoNumbers = Option.choice(
    "--two-numbers", twoNumberOrders, "in a text file: meaning of 12 15")
  static let listStart = Option.choice(
    "--list-starts-with", listStarts, "in a text file: meaning of the 12 in 12,8,8")
  static let triple = Option.choice("--triple", triples, "in a text file: meaning of 5x3x20")
  static let timesLoad = Option.choice(
    "--times-load", timesLoads, "in a text file: meaning of the 5 in 5 x 60kg")
  static let at = Option.choice("--at", ats, "in a text file: meaning of the 9 in 3x8 @ 9")
  static let year = Option(
    name: "--year", value: .text("YYYY"),
    summary: "in a text file: year of the first date without a year")
  static let firstWeek = Option(
    name: "--week-1", value: .date,
    summary: "if a table has week numbers, not dates: the date of any day in week 1")
  static let singleNumbers = Option.choice(
    "--single-numbers", singles, "in a text file: meaning of a number alone")
  static let from = Option(
    name: "--from", value: .text("SOURCE"),
    summary: "the app or format, as --list shows", initial: "recognized")
  static let importList = Option(
    name: "--list", summary: "list apps and formats, and how w8log recognizes them")
  static let newLog = Option(
    name: "--output", short: "-o", value: .text("FILE"),
    summary: "create the log FILE (- for standard output)")
  static let importUnit = Option.choice(
    "--unit", massUnits, "unit of weights, if the file has none")
  static let dateOrder = Option.choice(
    "--date-order", dateOrders, "order in dates such as 03/02/2024")
  static let importZone = Option(
    name: "--zone", value: .zone,
    summary: "your time zone, for times in UTC: Europe/Berlin, +01:00")
  static let into = Option(
    name: "--into", value: .text("LOG"),
    summary: "add to LOG and skip what it already has")
  static let importGym = Option(
    name: "--gym", value: .text("@GYM"), summary: "gym of all sessions; @ means no gym",
    initial: "@")
  static let person = Option(
    name: "--person", value: .text("NAME"),
    summary: "import only the rows of this person")
  static let distanceUnit = Option.choice(
    "--distance", distanceUnits, "unit of distances, if the file has none")
  static let names = Option(
    name: "--names", value: .text("FILE"),
    summary: "table of two columns: the exercise name in the file, and yours")
  static let columnNames = Option(
    name: "--map", value: .text("date=COLUMN,weight=COLUMN,…"),
    summary:
      "columns of your own table, by name or number"
  )
  static let kinds = Option(
    name: "--kinds", value: .text("NAME=KIND,…"),
    summary:
      "NAME is the type of a set in the file; KIND is normal, warmup, drop, failure, note or rest")
  static let explainImport = Option(
    name: "--explain",
    summary: "show how each file would be read; write nothing")
  static let partialImport = Option(
    name: "--partial", summary: "import the readable rows, even if most are unreadable")
  static let forceImport = Option(
    name: "--force",
    summary: "import a session or weigh-in even if that day has the same one at another time")
  static let strictImport = Option(
    name: "--strict", summary: "exit with 1 if anything was skipped or dropped")
}

/// The page of `--list`.
func importersTable(_ page: Page) -> String {
  let table = Table(
    columns: [
      Table.Column(key: "name", title: "Source"),
      Table.Column(key: "title", title: "Name"),
      Table.Column(key: "recognition", title: "Recognized by", breaking: .words),
    ],
    rows: Importer.all.map { [.text($0.name), .text($0.title), .text($0.recognition)] })
  return textTable(table, page)
}
