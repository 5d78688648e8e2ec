import JSON
import Primitives
import W8Book
package import W8Engine
import W8Syntax
import W8Text

/// Makes what a page shows of a log from what the reports tell of it.
package struct PageContents {
  let log: OpenedLog
  let settings: ReportSettings
  let unit: MassUnit
  /// The entries chosen, ascending.
  package let chosen: [EntryReference]
  /// What is left out at the user's wish.
  let left: Set<PagePart>
  let measurements: [Measurements]
  private let leftOut: LeftOut
  /// The entries whose names may be shown; nil for all.
  let shown: ShownEntries?

  /// Takes what `settings` choose of a log without some parts; `leftOut` is what errors have taken from it.
  package init(
    _ log: OpenedLog, _ settings: ReportSettings, _ leftOut: LeftOut, without left: Set<PagePart>
  ) {
    self.log = log
    self.leftOut = leftOut
    self.settings = settings
    self.left = left
    unit = settings.unit(of: log)
    let chosen = settings.selection.rows(of: log)
    self.chosen = chosen
    shown = ShownEntries(chosen, of: log.analysis.logbook, chosenBy: settings.selection)
    measurements =
      left.contains(.measurements)
      ? []
      : log.analysis.measurementKeys.compactMap { log.analysis.measurements(of: $0) }
        .filter { measured in chosen.contains { measured.amounts[$0] != nil } }
  }

  var logbook: Logbook { log.analysis.logbook }

  /// The day from which the page counts.
  private func epoch(_ today: CivilDate) -> CivilDate {
    chosen.first.flatMap { logbook.entry(at: $0)?.date } ?? today
  }

  /// The tags of an entry; without those that only its notes have where notes are left out.
  func tags(of reference: EntryReference) -> [TagKey] {
    guard left.contains(.notes) else { return logbook.entry(at: reference)?.tags ?? [] }
    guard let line = log.analysis.location(of: reference)?.line else { return [] }
    return line.tokens.filter { $0.kind == .tag }.map { canonicalKey(line.string(of: $0)) }
  }

  /// The page.
  package func model() -> PageModel {
    let today = settings.today
    let epoch = epoch(today)
    var names = PageNames(logbook, tags: chosen.map(tags), shown)
    if left.contains(.training) { names.withoutTraining() }
    let rows = PageRowReader(self, names).all
    let training = left.contains(.training) ? nil : PageTraining(self, names, epoch)
    let book = logbook.settings
    let chart = WeightChart(logbook, rows: chosen, .bodyWeight(in: unit))
    let members: JSONObject = [
      "complete": .bool(leftOut.isEmpty),
      "leftOut": .array(
        left.isEmpty && shown == nil ? leftOut.documents : leftOut.documentsWithoutText),
      "today": .string(today.description), "unit": .string(unit.symbol),
      "span": .integer(book.span),
      "without": .array(PagePart.allCases.filter(left.contains).map { .string($0.rawValue) }),
      "entries": .integer(logbook.rows().count),
      "now": .array(now()),
      "goal": JSON(book.goal) { goal in
        .object([
          "weight": .integer(PageFigure(goal.weight, in: unit).thousandths),
          "text": .string("goal \(DecimalText.text(goal.weight, in: unit))"),
        ])
      },
      "milestones": .array(milestones(epoch)),
      "forecast": .array(forecast(chart, epoch)),
      "expected": JSON(ChartWords(chart: chart).forecastLabel) { .string($0) },
      "months": .array(months()),
      "gyms": .array(names.gyms.map { gym($0, epoch) }),
      "tags": .array(names.tags.map { .string(visible($0.text)) }),
      "exercises": .array(names.exercises.map { .string(visible($0.name)) }),
      "measurements": .array(
        measurements.map { .string(onOneLine($0.unit.isEmpty ? $0.key : "\($0.key) \($0.unit)")) }),
      "weeks": .array(training?.weeks ?? []),
      "groups": .array(training?.groups ?? []),
      "history": .array(training?.history ?? []),
    ]
    return PageModel(
      title: visible(log.name.lastPathComponent), epoch: epoch, rows: rows, members: members)
  }

  /// What `today` tells, each with the words that matter most, the rest, and which way it leads.
  private func now() -> [JSON] {
    let next = logbook.nextMilestone?.progress
    return TodayReport(log, settings, naming: shown).facts.compactMap { fact in
      guard !fact.name.isEmpty, !(left.contains(.training) && fact.name == "Session") else {
        return nil
      }
      var card: JSONObject = [
        "name": .string(fact.name), "text": .string(visible(fact.text)),
        "headline": .string(visible(fact.headline)),
      ]
      if !fact.headline.isEmpty {
        card["rest"] = .string(fact.rest.map { visible($0) }.joined(separator: "\n"))
      }
      if fact.accent?.part == .toward { card["tone"] = .string("towards") }
      if fact.name == "Next", let next { card["progress"] = .number(next) }
      return .object(card)
    }
  }

  private func milestones(_ epoch: CivilDate) -> [JSON] {
    logbook.milestones.filter { $0.kind != .goal }.map { milestone in
      .array([
        .integer(PageFigure(milestone.mass, in: unit).thousandths),
        .string(visible(milestoneName(milestone, in: unit))),
        JSON(milestone.crossing) { .integer($0.date.days(since: epoch)) },
      ])
    }
  }

  /// The expected weights: days, and in thousandths the middle, both ends of half the weights, and of four in five.
  private func forecast(_ chart: WeightChart, _ epoch: CivilDate) -> [JSON] {
    let points = chart.forecast?.points ?? []
    let step = max(1, (points.count - 2) / Self.forecastSteps)
    // The first day is where the range opens; from there on it is nearly straight.
    let kept = points.indices.filter { $0 < 2 || (points.count - 1 - $0) % step == 0 }
    return kept.map { points[$0] }.map { point in
      let figures =
        [point.middle]
        + [point.half, point.fourInFive].flatMap {
          [$0.lowerBound, $0.upperBound]
        }
      let thousandths = figures.compactMap { PageFigure(kilograms: $0, in: unit)?.thousandths }
      return .array(([point.date.days(since: epoch)] + thousandths).map { .integer($0) })
    }
  }

  private static let forecastSteps = 3

  /// The months with the words that `log` has above their tables, and the number of their rows, ascending.
  private func months() -> [JSON] {
    let titles = monthTitles(of: log.analysis.files)
    return chosen.chunked { $0.month == $1.month }.compactMap { entries -> JSON? in
      guard let summary = entries.first.flatMap({ logbook.summary(ofMonthAt: $0.month) })
      else { return nil }
      let line = monthLine(
        summary, isPart: entries.count < summary.entryCount, in: unit, log.analysis.book,
        naming: { !left.contains(.training) && shown.has(gym: $0) })
      let title = left.contains(.notes) ? nil : titles[summary.month]
      return .array([
        .string(monthHeading(summary.month, title: title)), .string(line),
        .integer(entries.count), .string(summary.month.description),
      ])
    }
  }

  private func gym(_ use: GymUsage, _ epoch: CivilDate) -> JSON {
    .object([
      "id": .string(visible(use.info.id.text)),
      "sign": .string(visible(log.analysis.book.spelling(of: use.info.id))),
      "name": JSON(use.info.name) { .string(visible($0)) },
      "color": .string(use.info.color.rawValue),
      "visits": .integer(use.visitCount),
      "last": JSON(use.lastUsed) { .integer($0.days(since: epoch)) },
    ])
  }
}

/// What a page may be made without.
package enum PagePart: String, CaseIterable {
  case notes, training, measurements
}

extension Fact {
  /// The lines below the headline: the details, else the text without its headline and without a bar that is drawn.
  fileprivate var rest: [String] {
    guard details.isEmpty else { return details }
    var words = text.filter { $0 != "█" && $0 != "░" }
    if let range = words.firstOccurrence(of: headline), !headline.isEmpty {
      words.replaceSubrange(range, with: text.hasPrefix(headline) ? "" : "  ")
    }
    let marks = " ,:;"
    let pieces = words.split(separator: "  ").map { piece in
      String(piece.drop { marks.contains($0) }.reversed().drop { marks.contains($0) }.reversed())
    }
    return [pieces.filter { !$0.isEmpty }.joined(separator: name == "Streak" ? " " : ", ")]
  }
}

extension String {
  /// The text after the last slash.
  fileprivate var lastPathComponent: String {
    String(split(separator: "/").last ?? self[...])
  }
}

/// What names stand for in a page: their indices in its tables.
struct PageNames {
  private(set) var gyms: [GymUsage]
  private(set) var exercises: [ExerciseUse]
  /// The tags of the rows, those used last first.
  let tags: [TagKey]
  private let gymIndices: [GymID: Int]
  /// By all keys under which they may be written.
  private let exerciseIndices: [ExerciseKey: Int]
  private let tagIndices: [TagKey: Int]

  /// Numbers what `logbook` has, of which only the names of `shown` may be named, and the tags of the rows, ascending.
  init(_ logbook: Logbook, tags rows: [[TagKey]], _ shown: ShownEntries?) {
    gyms = logbook.gymUses.filter { shown.has(gym: $0.info.id) }
    exercises = logbook.exerciseUses.filter { shown.has(exercise: $0.exercise) }
    var found: Set<TagKey> = []
    tags = rows.reversed().joined()
      .filter { found.insert($0).inserted }
    gymIndices = numbered(gyms.map { [$0.info.id] })
    exerciseIndices = numbered(exercises.map { [$0.exercise] + $0.aliases })
    tagIndices = numbered(tags.map { [$0] })
  }

  /// Leaves out what names what was trained.
  mutating func withoutTraining() {
    gyms = []
    exercises = []
  }

  func index(ofGym gym: GymID?) -> Int { gym.flatMap { gymIndices[$0] } ?? -1 }

  func index(ofExercise exercise: ExerciseKey) -> Int { exerciseIndices[exercise] ?? -1 }

  /// The indices of the tags, each once.
  func indices(ofTags tags: [TagKey]) -> [Int] {
    var found: Set<Int> = []
    return tags.compactMap { tagIndices[$0] }.filter { found.insert($0).inserted }
  }
}

/// The index of each element by its keys.
private func numbered<Key: Hashable>(_ keys: [[Key]]) -> [Key: Int] {
  let pairs = keys.enumerated().flatMap { index, keys in keys.map { ($0, index) } }
  return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
}
