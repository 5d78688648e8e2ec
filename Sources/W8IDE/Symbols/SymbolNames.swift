import W8Book
import W8Engine
import W8Syntax

/// The names of a file as symbols show them; each is made once.
struct SymbolNames {
  private let analysis: Analysis
  private let file: FileAnalysis
  private var names: [UInt32: Name] = [:]
  private var gyms: [UInt32: String?] = [:]

  /// A name as it is written.
  struct Name {
    /// In one line.
    let shown: String
    /// The number of bytes that it has; nil where they are not known to be text.
    let byteCount: Int?
  }

  init(_ analysis: Analysis, _ file: FileAnalysis) {
    self.analysis = analysis
    self.file = file
  }

  /// The exercise without quotes, or the gym with its sigil, that is written with the name of `id`.
  mutating func name(_ id: UInt32) -> Name {
    if let known = names[id] { return known }
    let written = file.name(id)
    let isText = !written.unicodeScalars.contains("\u{FFFD}")
    let name = Name(shown: named(oneLine(written)), byteCount: isText ? written.utf8.count : nil)
    names[id] = name
    return name
  }

  /// The name that the gym written with the name of `id` is declared with.
  mutating func nameOfGym(_ id: UInt32) -> String? {
    if let known = gyms[id] { return known }
    let name = analysis.book.gym(canonicalKey(file.name(id)))?.name.map(oneLine)
    gyms[id] = .some(name)
    return name
  }
}

/// How much of a file its outline shows: an editor asks for all of it after each key.
enum OutlineDetail {
  /// Up to this many symbols nothing is left out.
  static let mostSymbols = 10_000
  /// Entries that are less than so many days older than the newest are always shown.
  static let recentDays: Int32 = 730

  case everything
  /// Everything but exercises.
  case sessions
  /// Months, and entries from a date on with their sessions.
  case entries(from: CivilDate)

  /// The most that keeps within `mostSymbols`; months stay whatever their number.
  static func fitting(
    _ outline: Outline, today: CivilDate
  ) -> (detail: OutlineDetail, symbolCount: Int) {
    var (entries, sessions, exercises) = (0, 0, 0)
    var newest: CivilDate?
    for section in outline.months.lazy.flatMap({ $0.sections }) {
      let lines = section.tree.lines
      entries += section.lowered.entries.count
      sessions += section.lowered.sessions.count { lines[$0.head].kind != .exercise }
      exercises += lines.count { $0.kind == .exercise }
      let last = section.lowered.entries.lazy.compactMap { $0.date }.filter { $0 <= today }.max()
      newest = last.map { max($0, newest ?? $0) } ?? newest
    }
    // The first of the months has no header.
    let rest = outline.months.count - 1 + entries + sessions
    if rest + exercises <= mostSymbols { return (.everything, rest + exercises) }
    if rest <= mostSymbols { return (.sessions, rest) }
    let day = (newest ?? today).dayNumber - recentDays
    return (.entries(from: CivilDate(dayNumber: day) ?? .first), mostSymbols)
  }

  /// Whether an entry is shown; one without a date always is.
  func shows(_ entry: LoweredEntry) -> Bool {
    guard case .entries(let first) = self, let date = entry.date else { return true }
    return first <= date
  }

  var showsExercises: Bool {
    if case .everything = self { true } else { false }
  }
}
