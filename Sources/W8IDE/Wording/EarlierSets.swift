import Primitives
import W8Book
import W8Engine
import W8Syntax

/// The sets that an exercise line is compared with, in words.
struct EarlierSets {
  private let previous: PreviousSets
  private let name: String
  private let gym: String
  private let date: CivilDate
  /// The sets, of very many the first; loads without a unit show theirs where it is not that of the line.
  private let text: String

  /// Nil for a line that is not the first of its exercise in a session, and where there are no such sets.
  init?(before fileLine: FileLine, in analysis: Analysis) {
    let logbook = analysis.logbook
    guard let reference = analysis.session(at: fileLine),
      let own = logbook.exercise(onLine: Int32(clamping: fileLine.line), of: reference),
      own.lines.first.map({ Int($0.line) }) == fileLine.line,
      let previous = logbook.previousSets(of: own.exercise, before: reference)
    else { return nil }
    self.previous = previous
    let declared = logbook.settings.training.exercise(own.exercise)?.name
    name = oneLine(declared ?? own.lines.first?.name ?? own.exercise.text)
    gym = oneLine(analysis.book.spelling(of: previous.session.gym))
    date = own.date
    let unit = previous.session.unit == own.unit ? nil : previous.session.unit
    text = SetText.text(of: Array(previous.groups.prefix(mostGroups)), showing: unit)
  }

  /// `3 Jan`, `at @home 3 Jan 2025`: with the gym where it is another, with the year likewise.
  var when: String {
    let there = previous.session.date
    let year = there.year == date.year ? "" : " \(there.year)"
    let atGym = previous.origin == .sameGym ? "" : "at \(gym) "
    return "\(atGym)\(there.day) \(there.yearMonth.name.prefix(3))\(year)"
  }

  /// `3x5 100, 2 90`, of very many sets the first; at most `longestSentence` scalars.
  func sets(upTo count: Int) -> String {
    let shown = text.unicodeScalars.prefix(count)
    let isWhole = shown.endIndex == text.endIndex && previous.groups.count <= mostGroups
    return String(shown) + (isWhole ? "" : "…")
  }

  /// All of them; nil if there are very many.
  var allSets: String? { previous.groups.count <= mostGroups ? text : nil }

  /// `Squat at @iron on 3 January 2026: 3x5 100`
  var sentence: String {
    "\(name) at \(gym) on \(previous.session.date.words): \(sets(upTo: longestSentence))"
  }

  /// The first line compared with.
  func target(in analysis: Analysis) -> NavigationTarget? {
    analysis.target(of: previous.session)
  }
}

extension Analysis {
  /// The first line of an exercise in a session; nil when the book has no such line.
  func target(of session: ExerciseSession) -> NavigationTarget? {
    guard let entry = logbook.entry(of: session.session), let location = location(of: entry),
      let line = session.lines.first.map({ Int($0.line) }),
      location.line.tree.lines.indices.contains(line)
    else { return nil }
    let there = location.file.line(section: location.line.section, index: line)
    return NavigationTarget(file: location.file.id, range: there.contentRange)
  }
}

/// How many scalars of sets a tooltip shows.
private let longestSentence = 300

/// The number of groups fill them: none that is shorter than a sign and what parts it from the next.
private let mostGroups = longestSentence / 2
