import W8Analysis
import W8Engine
import W8Syntax

/// The names of a file as symbols show them; each is made once.
struct SymbolNames {
  private let analysis: Analysis
  private let file: FileAnalysis
  private var names: [UInt32: Name] = [:]
  private var gyms: [UInt32: String?] = [:]
  /// What days of a month are called, by weekday and day; empty where nobody asked.
  private var days = [String](repeating: "", count: 7 * 32)

  /// A name as it is written.
  struct Name {
    /// In one line.
    let shown: String
    /// How many bytes it has; nil where they are not known to be text.
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

  /// `03 Sat`
  mutating func day(_ date: CivilDate) -> String {
    let (day, weekday) = (date.day, date.weekday)
    let index = Int(weekday.rawValue) * 32 + day
    guard days.indices.contains(index) else {
      return padded(day, to: 2) + " " + weekday.abbreviation
    }
    if days[index].isEmpty { days[index] = padded(day, to: 2) + " " + weekday.abbreviation }
    return days[index]
  }

  /// The name that the gym written with the name of `id` is declared with.
  mutating func nameOfGym(_ id: UInt32) -> String? {
    if let known = gyms[id] { return known }
    let name = analysis.book.gym(canonicalKey(file.name(id)))?.name.map(oneLine)
    gyms[id] = .some(name)
    return name
  }
}
