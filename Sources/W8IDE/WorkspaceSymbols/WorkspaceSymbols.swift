package import Primitives
package import W8Analysis
import W8Engine
import W8Syntax
import W8Text

/// The gyms, exercises, tags, months and days of `books` that match `query`, those that match best first, then gyms,
/// exercises, tags, months and days, the latest first; at most 200.
///
/// Days are looked for only when something of a date is typed. What several books have in common is told once.
package func workspaceSymbols(
  matching query: String, in books: [Analysis], unless interruption: Interruption = .never
) throws(Interrupted) -> [WorkspaceSymbol] {
  let query = SymbolQuery(query)
  var matches: [Match] = []
  for book in books {
    var search = SymbolSearch(book, query)
    try search.findAll(unless: interruption)
    matches += search.matches
  }
  matches.sort { $0.comes(before: $1) }
  var known: Set<NavigationTarget> = []
  var symbols: [WorkspaceSymbol] = []
  for match in matches where symbols.count < mostSymbols {
    if known.insert(match.symbol.target).inserted { symbols.append(match.symbol) }
  }
  return symbols
}

/// An editor asks anew at each key: nobody reads more.
private let mostSymbols = 200

/// A symbol that was found, and how well it matches.
private struct Match {
  let symbol: WorkspaceSymbol
  let rank: Int
  /// The day on which it was used last, or that it is.
  let date: CivilDate

  func comes(before other: Match) -> Bool {
    if rank != other.rank { return rank < other.rank }
    let (own, others) = (symbol.kind.rawValue, other.symbol.kind.rawValue)
    if own != others { return own < others }
    return date == other.date ? symbol.name < other.symbol.name : date > other.date
  }
}

/// What is found in one book.
private struct SymbolSearch {
  private(set) var matches: [Match] = []
  private let book: Analysis
  private let query: SymbolQuery

  init(_ book: Analysis, _ query: SymbolQuery) {
    (self.book, self.query) = (book, query)
  }

  mutating func findAll(unless interruption: Interruption) throws(Interrupted) {
    findGyms()
    try interruption.look()
    try findExercises(unless: interruption)
    try findTags(unless: interruption)
    for file in book.files { try findDates(in: file, unless: interruption) }
  }

  private mutating func findGyms() {
    for use in book.logbook.gymUses {
      let name = named(oneLine(book.book.spelling(of: use.info.id)))
      let detail = use.info.name.map(oneLine)
      let ranks = [query.rank(of: name), detail.flatMap(query.rank)].compactMap(\.self)
      guard let rank = ranks.min(), let target = target(of: use) else { continue }
      add(name, .gym, detail, target, rank, use.lastUsed)
    }
  }

  /// Where the gym is declared, else where it was visited last.
  private func target(of use: GymUsage) -> NavigationTarget? {
    if let name = book.declaration(of: .gym(use.info.id)) { return book.target(of: name) }
    return use.lastSession.flatMap(book.logbook.entry(of:)).flatMap(target)
  }

  private mutating func findExercises(unless interruption: Interruption) throws(Interrupted) {
    let logbook = book.logbook
    let declared = logbook.settings.training.exercises.map(\.key)
    let logged = logbook.exerciseSessionCounts.keys.map(logbook.settings.training.canonical)
    for key in Set(declared + logged) {
      let aliases = logbook.settings.training.exercise(key)?.aliases ?? []
      guard let rank = ([key] + aliases).map(\.text).compactMap(query.rank).min() else { continue }
      try interruption.look()
      let last = logbook.lastSession(of: key)
      let declaration = book.declaration(of: .exercise(key)).map(book.target)
      guard let target = declaration ?? last.flatMap({ book.target(of: $0) }) else { continue }
      add(
        named(oneLine(logbook.exerciseName(of: key))), .exercise,
        last.map { "last \($0.date.words)" }, target, rank, last?.date)
    }
  }

  private mutating func findTags(unless interruption: Interruption) throws(Interrupted) {
    var last: [TagKey: EntryReference] = [:]
    for (index, month) in book.logbook.months.enumerated() {
      try interruption.look()
      for (place, entry) in month.entries.enumerated() {
        for tag in entry.tags { last[tag] = EntryReference(month: index, entry: place) }
      }
    }
    for (tag, reference) in last {
      let name = named(oneLine("#\(tag.text)"))
      guard let rank = query.rank(of: name) else { continue }
      let declaration = book.declaration(of: .tag(tag)).map(book.target)
      guard let target = declaration ?? target(of: reference) else { continue }
      let date = book.logbook.entry(at: reference)?.date
      add(name, .tag, date.map { "last \($0.words)" }, target, rank, date)
    }
  }

  private mutating func findDates(
    in file: FileAnalysis, unless interruption: Interruption
  ) throws(Interrupted) {
    for index in file.sections.indices {
      try interruption.look()
      let section = file.sections[index].lowered
      for header in section.months {
        guard let rank = query.rank(of: header.month.title) else { continue }
        add(
          header.month.title, .month, nil, target(file, index, header.line), rank,
          header.month.firstDay)
      }
      guard query.asksForDays else { continue }
      for entry in section.entries {
        guard let date = entry.date else { continue }
        let name = "\(date) \(date.weekday.abbreviation)"
        guard let rank = query.rank(of: name) else { continue }
        add(name, .day, nil, target(file, index, entry.line), rank, date)
      }
    }
  }

  private func target(of reference: EntryReference) -> NavigationTarget? {
    book.place(of: reference).map { place in
      NavigationTarget(file: place.file.id, range: place.line.contentRange)
    }
  }

  private func target(_ file: FileAnalysis, _ section: Int, _ line: Int) -> NavigationTarget {
    let place = file.place(section: section, line: line)
    return NavigationTarget(file: file.id, range: place.contentRange)
  }

  private mutating func add(
    _ name: String, _ kind: WorkspaceSymbol.Kind, _ detail: String?, _ target: NavigationTarget,
    _ rank: Int, _ date: CivilDate?
  ) {
    let symbol = WorkspaceSymbol(name: name, kind: kind, detail: detail, target: target)
    matches.append(Match(symbol: symbol, rank: rank, date: date ?? .first))
  }
}
