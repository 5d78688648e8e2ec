package import Primitives
package import W8Book
import W8Engine
import W8Lint
import W8Syntax
import W8Text

/// The gyms, exercises, tags, months and days of `books` that match `query`, those that match best first, then gyms,
/// exercises, tags, months and days, the latest first; at most 200.
///
/// Days are searched only when something of a date is typed. What several books have in common is listed once.
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

/// An editor asks anew at each key, and people read no more.
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
      let ranks = [query.rank(of: name), detail.flatMap(query.rank)].compactMap { $0 }
      guard let rank = ranks.min(), let target = target(of: use) else { continue }
      add(name, .gym, detail, target, rank, use.lastUsed)
    }
  }

  /// Where the gym is declared, else where it was visited last.
  private func target(of use: GymUsage) -> NavigationTarget? {
    if let name = book.declaration(of: .gym(use.info.id)) { return book.target(of: name) }
    return use.lastSession.flatMap(book.logbook.entry(of:)).flatMap(book.target)
  }

  private mutating func findExercises(unless interruption: Interruption) throws(Interrupted) {
    let logbook = book.logbook
    let declared = logbook.settings.training.exercises.map { $0.key }
    let logged = logbook.exerciseSessionCounts.keys.map(logbook.settings.training.canonical)
    for key in Set(declared + logged) {
      let aliases = logbook.settings.training.exercise(key)?.aliases ?? []
      guard let rank = ([key] + aliases).map({ $0.text }).compactMap(query.rank).min() else {
        continue
      }
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
      for (number, entry) in month.entries.enumerated() {
        for tag in entry.tags { last[tag] = EntryReference(month: index, entry: number) }
      }
    }
    for (tag, reference) in last {
      let name = named(oneLine("#\(tag.text)"))
      guard let rank = query.rank(of: name) else { continue }
      let declaration = book.declaration(of: .tag(tag)).map(book.target)
      guard let target = declaration ?? book.target(of: reference) else { continue }
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

  private func target(_ file: FileAnalysis, _ section: Int, _ line: Int) -> NavigationTarget {
    let line = file.line(section: section, index: line)
    return NavigationTarget(file: file.id, range: line.contentRange)
  }

  private mutating func add(
    _ name: String, _ kind: WorkspaceSymbol.Kind, _ detail: String?, _ target: NavigationTarget,
    _ rank: Int, _ date: CivilDate?
  ) {
    let symbol = WorkspaceSymbol(name: name, kind: kind, detail: detail, target: target)
    matches.append(Match(symbol: symbol, rank: rank, date: date ?? .first))
  }
}

/// Something with a name that is searched in all books.
package struct WorkspaceSymbol: Hashable, Sendable {
  /// Its name; one line, never empty.
  package let name: String
  /// Its kind.
  package let kind: Kind
  /// What else is to be said of it, on one line; nil when there is nothing.
  package let detail: String?
  /// Its position.
  package let target: NavigationTarget

  /// What a symbol is, the first comes first of two that match as well.
  package enum Kind: Int, CaseIterable, Hashable, Sendable {
    case gym
    case exercise
    case tag
    /// A month, at its header.
    case month
    /// A day, at its entry.
    case day
  }
}

/// What is typed to find a symbol, in any case.
///
/// Texts are compared by the scalars of one spelling for all that are canonically equivalent: to compare letters by their
/// meaning takes the square of the marks on one of them.
struct SymbolQuery {
  private let scalars: [Unicode.Scalar]

  /// Nothing that has a name is longer.
  private static let longest = 200

  init(_ text: String) {
    let letters = Self.scalars(of: text).lazy.filter { !$0.properties.isWhitespace }
    scalars = Array(letters.prefix(Self.longest))
  }

  /// Whether days are searched, of which there are very many: something of a date is typed.
  var asksForDays: Bool { scalars.contains { $0.properties.numericType != nil } }

  /// How well `name` matches, the less the better; nil where it does not.
  ///
  /// It is the query, starts with it, has a word that does, holds it, or has its letters in their order. Blanks do not
  /// count, and neither does the sign before a name that is typed without.
  func rank(of name: String) -> Int? {
    let name = Self.scalars(of: name)
    let words = name.filter { !$0.properties.isWhitespace }
    let bare = isSign(words.first) && !isSign(scalars.first) ? Array(words.dropFirst()) : words
    if bare == scalars { return 0 }
    if bare.starts(with: scalars) { return 1 }
    if startsWord(of: name) { return 2 }
    if holds(words) { return 3 }
    return hasInOrder(words) ? 4 : nil
  }

  private static func scalars(of text: String) -> [Unicode.Scalar] {
    Array(equivalentSpelling(caseFolded(text)).unicodeScalars)
  }

  private func isSign(_ scalar: Unicode.Scalar?) -> Bool { scalar == "@" || scalar == "#" }

  private func startsWord(of name: [Unicode.Scalar]) -> Bool {
    name.split { !isOfWord($0) }.contains { $0.starts(with: scalars) }
  }

  /// A letter, a digit, or a mark on one of them.
  private func isOfWord(_ scalar: Unicode.Scalar) -> Bool {
    let properties = scalar.properties
    if properties.isAlphabetic || properties.numericType != nil { return true }
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: return true
    default: return false
    }
  }

  private func holds(_ name: [Unicode.Scalar]) -> Bool {
    guard scalars.count <= name.count else { return false }
    return (0...name.count - scalars.count).contains { name[$0...].starts(with: scalars) }
  }

  private func hasInOrder(_ name: [Unicode.Scalar]) -> Bool {
    var rest = scalars[...]
    for scalar in name where scalar == rest.first { rest.removeFirst() }
    return rest.isEmpty
  }
}
