import W8Exchange

/// The options of `import`.
extension Option {
  static let from = Option(
    name: "--from", value: .text("SOURCE"),
    summary: "the source of the files, one of those that --list shows", initial: "as recognised")
  static let importList = Option(
    name: "--list", summary: "show the sources, and how each is recognised")
  static let newLog = Option(
    name: "--output", short: "-o", value: .text("FILE"),
    summary: "write the log into a new file; - is standard output")
  static let importUnit = Option(
    name: "--unit", value: .choice(UnitChoice.allCases.map(\.rawValue)),
    summary: "the unit of weights of which the file does not tell it")
  static let dateOrder = Option.choice(
    "--date-order", DateOrderChoice.self, "what comes first in a date such as 03/02/2024")
  static let importZone = Option(
    name: "--zone", value: .zone,
    summary: "how far your clock is ahead of UTC, for times that are those of UTC: +01:00")
  static let into = Option(
    name: "--into", value: .text("LOG"),
    summary: "put what LOG lacks into it and its files, in their own style")
  static let importGym = Option(
    name: "--gym", value: .text("@GYM"), summary: "the gym of all sessions", initial: "a bare @")
  static let person = Option(
    name: "--person", value: .text("NAME"),
    summary: "whose rows are taken, of a file of several people")
  static let distanceUnit = Option.choice(
    "--distance", DistanceChoice.self, "the unit of distances of which the file does not tell it")
  static let names = Option(
    name: "--names", value: .text("FILE"),
    summary: "a table of two columns: names of exercises in the source, and yours")
  static let columnNames = Option(
    name: "--map", value: .text("date=COLUMN,weight=COLUMN,…"),
    summary: "the columns of a table that is no other source's, by what they hold"
  )
  static let strictImport = Option(
    name: "--strict", summary: "exit with 1 if anything is left out")
}

/// What comes first in a date of slashes, as the command line names it.
enum DateOrderChoice: String, CaseIterable {
  case dmy, mdy

  /// The order.
  var order: DateOrder {
    switch self {
    case .dmy: .dayFirst
    case .mdy: .monthFirst
    }
  }
}

/// The page of `--list`.
func importersTable(_ page: Page) -> String {
  let table = Table(
    columns: [
      Table.Column(key: "name", title: "Source"),
      Table.Column(key: "title", title: "Name"),
      Table.Column(key: "recognition", title: "Recognised by", breaking: .words),
    ],
    rows: Importer.all.map { [.text($0.name), .text($0.title), .text($0.recognition)] })
  return textTable(table, page)
}
