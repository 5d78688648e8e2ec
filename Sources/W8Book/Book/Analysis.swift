package import W8Engine
import W8Syntax
package import W8Text

/// A book at one moment: its files, what they mean together, and its figures.
package final class Analysis: Sendable {
  /// The date that counts as today.
  package let today: CivilDate
  /// The files of the book, the root first, each followed by what it includes.
  package let files: [FileAnalysis]
  /// What the files declare for all of them.
  package let book: BookDeclarations
  /// The entries and their figures.
  package let logbook: Logbook
  let months: MonthIndex
  /// The way its files include each other, and where each directive stands.
  package let structure: BookStructure
  let includes: KnownIncludes
  let cachedLoads = Lazy<[ImplausibleLoad]>()
  let cachedSwaps = Lazy<[SwappedNumbers]>()
  let cachedNames = Lazy<[SimilarExercise]>()
  let cachedSuspectWeights = Lazy<[SuspectWeight]>()
  let cachedPlanLines = Lazy<[(plan: PlanArguments, fileLine: FileLine)]>()
  let cachedExerciseLines = Lazy<[ExerciseKey: FileLine]>()
  /// What its check finds.
  package let found = Derived()
  /// The errors among that, for who asks for them alone.
  package let errors = Derived()

  init(
    today: CivilDate, files: [FileAnalysis], book: BookDeclarations, settings: LogbookSettings,
    structure: BookStructure, includes: KnownIncludes, after earlier: Logbook?
  ) {
    self.today = today
    self.files = files
    self.book = book
    months = MonthIndex(files)
    logbook = Logbook(months: months.logs, settings: settings, after: earlier)
    self.structure = structure
    self.includes = includes
  }

  /// The loads that are far above all before.
  package var implausibleLoads: [ImplausibleLoad] { cachedLoads.value { logbook.implausibleLoads } }
  /// The sets in which reps and load were probably swapped.
  package var swappedNumbers: [SwappedNumbers] { cachedSwaps.value { logbook.swappedNumbers } }
  /// The weights that look as if they were in another unit, or are outliers.
  package var suspectWeights: [SuspectWeight] {
    cachedSuspectWeights.value { logbook.suspectWeights }
  }
  /// The names of exercises that look like a slip of the pen.
  package var similarExercises: [SimilarExercise] { cachedNames.value { logbook.similarExercises } }

  /// The root of the book.
  package var root: FileAnalysis { files[0] }

  /// The file of the book that the caller knows as `id`; nil when the book does not have it.
  package func file(_ id: FileID) -> FileAnalysis? {
    structure.index(of: id).map { files[$0] }
  }

  /// The patterns of the includes of `file` that lead somewhere, with the files that they lead to;
  /// ranges are offsets in the file.
  package func includes(in file: FileAnalysis) -> [(range: TextRange, targets: [FileID])] {
    structure.links.filter { $0.file == file.index }.compactMap { link in
      guard case .include(let pattern) = link.directive.directive else { return nil }
      let start = file.text.start(ofSection: link.directive.section)
      return (pattern.range.shifted(by: start), Array(link.inclusion.files(includedBy: file.id)))
    }
  }

  /// The number of includes lead from that the root to the file at `index` of `files`.
  package func depth(ofFileAt index: Int) -> Int {
    structure.depths.indices.contains(index) ? structure.depths[index] : 0
  }

  /// Where the entry that `reference` names is written; nil when there is none.
  package func location(of reference: EntryReference) -> EntryLocation? {
    guard logbook.months.indices.contains(reference.month) else { return nil }
    guard let origin = logbook.months[reference.month].origin(of: reference.entry),
      let source = months.source(month: reference.month, contribution: origin.contribution)
    else { return nil }
    let file = files[source.file]
    return EntryLocation(
      file: file, line: file.line(section: source.section, index: Int(origin.line)))
  }

  /// The entries of the section at `section` of `file`, one for each of its entry lines; nil for one without date.
  package func references(
    inSection section: Int, of file: FileAnalysis
  ) -> [EntryReference?] {
    let first = file.line(section: section, index: 0)
    return first.lowered.entries.map { reference(to: first.line(withIndex: $0.line)) }
  }

  /// The entry written on `fileLine`; nil when the line is no dated entry.
  package func reference(to fileLine: FileLine) -> EntryReference? {
    guard let date = fileLine.entry?.date, let month = logbook.index(of: date.yearMonth),
      let contribution = months.contribution(
        date.yearMonth, file: fileLine.file, section: fileLine.section),
      let entry = logbook.months[month].index(
        contribution: contribution, line: Int32(clamping: fileLine.line))
    else { return nil }
    return EntryReference(month: month, entry: entry)
  }
}

/// Where an entry is written.
package struct EntryLocation: Sendable {
  /// The file.
  package let file: FileAnalysis
  /// The line.
  package let line: FileLine

  /// The header below which the entry stands; nil where its date is written in full, or no header can be read.
  package var header: String? {
    guard line.entry?.dating == .day else { return nil }
    for section in (0...line.section).reversed() {
      let months = file.sections[section].lowered.months
      let last = months.last { section < line.section || $0.line < line.line }
      guard let last else { continue }
      let range = file.line(section: section, index: last.line).contentRange
      return String(decoding: file.text.bytes(in: range), as: UTF8.self)
    }
    return nil
  }
}
