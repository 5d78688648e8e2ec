import Primitives
package import W8Book
import W8Edits
package import W8Engine
import W8Syntax
package import W8Text

/// The line of a day that is still to be written, with the offset where it belongs, without a weight.
package struct NewEntry: Sendable {
  /// What puts it there; nil where the day has an entry already.
  package let edit: TextEdit?
  /// The position where the weight goes: an offset in what is inserted, or in the file where nothing is.
  package let cursor: Int
}

extension Analysis {
  /// The entry of `date` in `file`, written as the file writes its days, at `gym`, else where one usually is on that
  /// weekday; nil where it is uncertain where it goes, or `gym` is no name of a gym.
  package func newEntry(on date: CivilDate, at gym: String?, in file: FileAnalysis) -> NewEntry? {
    let months = FileMonths(file)
    if let block = months.block(of: date) {
      return NewEntry(edit: nil, cursor: block.fileLine.contentRange.end)
    }
    let style = DayStyle(of: months)
    let names = gym.map { [$0] } ?? usualGym(on: date).map { [$0] } ?? []
    let fields = [style.day(date), placeholder] + names
    let written = Array(fields.joined(separator: " ").utf8)
    let point = months.insertionPoint(ofNewDay: date)
    guard UncertainLines(file).first(of: point) == nil, isEntry(written, at: names.first),
      let line = try? canonicalText(written),
      let weight = line.firstOccurrence(of: placeholder.utf8)
    else { return nil }
    var own = Array(line[..<(line.firstIndex(of: .lineFeed) ?? line.count)])
    own.removeSubrange(weight)
    var new = NewDays(file, style)
    new.add(own + Array(style.lineEnd.utf8), of: date, at: point)
    guard let edit = new.edits.first else { return nil }
    // Nothing but blank lines may stand behind the entry in what is inserted.
    let start = edit.replacement.firstOccurrence(of: own)?.lowerBound ?? 0
    return NewEntry(edit: edit, cursor: start + weight.lowerBound)
  }

  /// The file to which a new entry of `date` belongs, as for `adding`; nil where errors of includes leave that uncertain.
  package func file(ofNewEntryOn date: CivilDate) -> FileAnalysis? {
    let files = MonthFiles(self)
    if !files.holds(date.yearMonth), impactOfMissingMonths != nil { return nil }
    return self.files[files.index(of: date.yearMonth)]
  }

  private func isEntry(_ line: [UInt8], at gym: String?) -> Bool {
    let tree = parse(line, .later)
    return tree.faults.isEmpty && tree.lines.count == 1
      && tree.tokens(ofLine: 0).first(of: .gym).map { tree.string(of: $0, line: 0) } == gym
  }
}

/// A weight of usual width, in place of the one to be written.
private let placeholder = "80.0"

extension FileMonths {
  /// The lines of the entry of `date`; nil where there is none.
  fileprivate func block(of date: CivilDate) -> DayBlock? {
    let section = headers.first(of: date.yearMonth)
    return section.flatMap { region(around: $0).dayBlocks.first { $0.entry.date == date } }
  }
}

extension Analysis {
  /// The gym that more than half of the last eight entries of the weekday of `day` name, as it is written there with its
  /// sign; nil where none does, and where it is closed by then.
  package func usualGym(on day: CivilDate) -> String? {
    let entries = logbook.latestEntries(most: 7 * entriesOfHabit).filter { reference in
      logbook.entry(at: reference).map { $0.date < day && $0.date.weekday == day.weekday } ?? false
    }.prefix(entriesOfHabit)
    var uses: [GymID: (count: Int, spelling: String)] = [:]
    for entry in entries {
      guard let fileLine = location(of: entry)?.line, let gym = fileLine.token(.gym) else {
        continue
      }
      let spelling = fileLine.string(of: gym)
      uses[canonicalKey(spelling), default: (0, spelling)].count += 1
    }
    guard let (key, use) = uses.first(where: { $0.value.count * 2 > entries.count }),
      book.gym(key)?.closed.map({ $0 >= day }) ?? true
    else { return nil }
    return use.spelling
  }
}

/// How many entries of one weekday make a habit.
private let entriesOfHabit = 8
