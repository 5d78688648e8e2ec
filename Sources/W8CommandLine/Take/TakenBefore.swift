import Primitives
import W8Engine
import W8Files
import W8Reports

/// What `take` moved into a log before, kept in the hidden file `.log.w8log.taken` beside the log.
///
/// A sync service may restore an inbox after its lines were taken. The file stands beside the log so that it is synced with the
/// log: what one device took, the others know. It has a line for each text, `2026-11-26 0123456789abcdef 2`: its day, a
/// hash of the text, and how often it was taken in the last 400 days.
struct TakenBefore {
  /// A text of an inbox with its day.
  struct Key: Hashable {
    fileprivate let day: String
    fileprivate let hash: String

    init(_ date: CivilDate, _ text: String) {
      (day, hash) = (date.description, contentHash(Array(text.utf8)))
    }

    fileprivate init(day: String, hash: String) { (self.day, self.hash) = (day, hash) }
  }

  private let path: String
  private let environment: Environment
  private let known: [Key: Int]?
  private var new: [Key: Int] = [:]

  private static let daysKept = 400

  /// Reads what was taken into the log at `path`.
  init(into path: String, _ environment: Environment) {
    self.path = takenPath(of: environment.fileIdentity(path))
    self.environment = environment
    known = Self.read(self.path, environment)
  }

  /// The number of times that the text was taken; nil where nothing is known of the log.
  func count(of key: Key) -> Int? { known.map { $0[key] ?? 0 } }

  /// Notes that the text was taken `count` times.
  mutating func note(_ key: Key, _ count: Int) { new[key] = max(new[key] ?? 0, count) }

  /// Adds what was noted to the file, without what is older than 400 days.
  func write(today: CivilDate) throws(FileError) {
    if new.isEmpty { return }
    // Somebody else may have taken lines meanwhile.
    var counts = (Self.read(path, environment) ?? [:]).merging(new, uniquingKeysWith: max)
    if let first = today.adding(days: -Self.daysKept)?.description {
      counts = counts.filter { $0.key.day >= first }
    }
    let lines = counts.map { "\($0.key.day) \($0.key.hash) \($0.value)\n" }.sorted()
    try environment.writeFile(path, Array(lines.joined().utf8), isChosen: true)
  }

  private static func read(_ path: String, _ environment: Environment) -> [Key: Int]? {
    guard environment.fileIdentity(path) == path, environment.stamp(path) != nil,
      let bytes = try? environment.readFile(path)
    else { return nil }
    var counts: [Key: Int] = [:]
    for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      guard words.count == 3, let count = parseCount(words[2]) else { continue }
      // Two versions of the file that were joined may both have the line.
      let key = Key(day: words[0], hash: words[1])
      counts[key] = max(counts[key] ?? 0, count)
    }
    return counts
  }
}
