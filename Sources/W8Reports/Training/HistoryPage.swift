import Primitives
import W8Engine
import W8Text

/// A history for people: a block for each gym, what all of them come to, and the sets of each week.
struct HistoryPage {
  let report: HistoryReport
  let page: Page

  var text: String {
    var blocks = [heading] + report.branches.map(block)
    let all = report.history.sessions.count
    let overall = facts(report.history.figures, in: report.unit)
    if report.history.branches.allSatisfy({ $0.sessions.count < all }), !overall.isEmpty {
      blocks.append(page.paragraph("All gyms", .strong) + page.lines(of: overall))
    }
    if let weeks = weekBars(report.weeks, width: (page.width ?? 74) - 14) {
      let gyms = report.wantedGyms
      let words = weeks.words + (gyms.isEmpty ? "" : ", at \(gyms.listed(with: "and"))")
      blocks.append(page.lines(of: [Fact("Sets a week", weeks.bars), Fact("", words)]))
    }
    return blocks.joined(separator: "\n")
  }

  private var heading: String {
    let history = report.history
    var words = counted(history.sessions.count, "session")
    let shown = report.branches.reduce(0) { $0 + $1.sessions.count }
    if shown < history.sessions.count { words += " (\(shown) shown)" }
    words += " at \(counted(history.branches.count, "gym"))"
    if let first = history.sessions.first?.date, let last = history.sessions.last?.date {
      words += ", \((first...last).words)"
    }
    return page.paragraph(visible(history.name), .strong) + progress
      + page.paragraph("\(words); loads in \(report.unit.symbol)")
  }

  /// The way the exercise went: a line, or one for each gym; empty if it was not done for long enough.
  private var progress: String {
    let facts = report.branches.compactMap { shown in
      shown.branch.progress.map { Fact(visible(shown.spelling), $0.words(in: shown.unit)) }
    }
    guard report.history.branches.count > 1 else {
      return facts.map { page.paragraph($0.text) }.joined()
    }
    return page.lines(of: facts)
  }

  private func block(_ shown: GymSessions) -> String {
    let figures = shown.branch.figures
    let name = visible([shown.spelling, shown.name].compactMap { $0 }.joined(separator: " "))
    var title = "\(name): \(counted(figures.sessionCount, "session"))"
    if let last = figures.lastDate { title += ", the last on \(last.words)" }
    if shown.unit != report.unit { title += "; loads in \(shown.unit.symbol)" }
    let facts =
      shown.branch.setups.map { Fact("Set-up", $0) } + self.facts(figures, in: shown.unit)
      + shown.plans.map { plan in
        Fact("Plan" + (plan.title.map { " (\(visible($0)))" } ?? ""), plan.sentence)
      }
    return page.paragraph(title, accent: Accent(name, .strong)) + table(of: shown)
      + page.lines(of: facts)
  }

  private func table(of shown: GymSessions) -> String {
    let table = Table(
      columns: [
        Table.Column(key: "date", title: "Date"),
        Table.Column(key: "title", title: "Session", breaking: .words, spare: 3),
        Table.Column(key: "change", title: "Change", breaking: .words),
        Table.Column(key: "plan", title: "Plan", breaking: .words),
        Table.Column(key: "epley", title: "e1RM", alignment: .right, spare: 2),
        Table.Column(key: "records", title: "Records", breaking: .list, spare: 1),
        Table.Column(key: "sets", title: "Sets", breaking: .list),
      ], rows: shown.sessions.map { row($0, in: shown.unit) })
    return textTable(table.withoutEmptyColumns, page)
  }

  private func row(_ shown: DisplayedSession, in unit: MassUnit) -> [Table.Cell] {
    let sets = report.showsRests ? shown.written : shown.written.withoutRests
    return [
      .text(shown.session.date.withWeekday),
      .text(shown.title.map(onOneLine) ?? ""),
      .text(shown.change(in: unit, spelling: report.spelling) ?? ""),
      .text(shown.plan?.words(withoutUnit: unit) ?? ""),
      .text(shown.figures.epleyKilograms.map { DecimalText.text(kilograms: $0, in: unit) } ?? ""),
      Table.Cell(data: "", shown: shown.recordMarks, part: .information),
      .text(
        ([sets.text(in: unit)] + shown.notes.map { "> \(onOneLine($0))" }).joined(
          separator: "\n")),
    ]
  }

  private func facts(_ figures: TrainingFigures, in unit: MassUnit) -> [Fact] {
    var facts: [Fact] = []
    if let best = figures.best {
      let words = setWords(best, in: unit)
      if !words.isEmpty { facts.append(Fact("Best", "\(words), \(best.date.words)")) }
    }
    let heaviest = figures.loadByRepetitions.map {
      "\($0.repetitions) x \(DecimalText.text(load: $0.load, in: unit))"
    }
    if !heaviest.isEmpty {
      facts.append(Fact("By reps", heaviest.joined(separator: ", "), breaking: .list))
    }
    if let epley = figures.epleyKilograms, let brzycki = figures.brzyckiKilograms {
      let estimates = "\(massText(kilograms: epley, in: unit)) (Epley), "
      facts.append(
        Fact(
          "e1RM", estimates + "\(massText(kilograms: brzycki, in: unit)) (Brzycki)", breaking: .list
        ))
    }
    let volume = figures.volumeKilograms
    if volume > 0 {
      facts.append(Fact("Volume", massText(kilograms: volume, in: unit) + " in all sessions"))
    }
    return facts + self.facts(figures.endurance)
  }

  private func facts(_ bests: EnduranceBests) -> [Fact] {
    var facts: [Fact] = []
    if let longest = bests.longest {
      let time = SetText.time(longest.seconds)
      facts.append(Fact("Longest", "\(time), \(longest.date.words)"))
    }
    if let farthest = bests.farthest {
      let distance = SetText.distance(farthest.distance, in: farthest.unit)
      facts.append(Fact("Farthest", "\(distance), \(farthest.date.words)"))
    }
    if let fastest = bests.fastest {
      facts.append(Fact("Pace", "\(SetText.pace(fastest)), \(fastest.date.words)"))
    }
    return facts
  }
}

/// The sets of the latest weeks as bars, at most `width` of them, with what they show in words; nil
/// without weeks, which ascend.
///
/// A week without sets is a dot, and the tallest bar is the week with the most sets of those shown.
func weekBars(_ weeks: [WeeklySets], width: Int) -> (bars: String, words: String)? {
  guard let first = weeks.first?.week, let last = weeks.last else { return nil }
  let sets = Dictionary(weeks.map { ($0.week, $0.setCount) }, uniquingKeysWith: max)
  var shown: [ISOWeek] = []
  for back in 0..<max(width, 10) {
    guard let day = last.week.firstDay.adding(days: -7 * back) else { break }
    let week = ISOWeek(of: day)
    if week < first { break }
    shown.append(week)
  }
  let counts = shown.reversed().map { sets[$0] ?? 0 }
  let most = counts.max() ?? 0
  let bars = Array("▁▂▃▄▅▆▇█")
  let text = counts.map { count in
    count == 0 ? "·" : bars[min(max((count * bars.count - 1) / max(most, 1), 0), bars.count - 1)]
  }
  let start = shown.last ?? last.week
  let span = start == last.week ? "\(start)" : "\(start) to \(last.week)"
  return (String(text), "\(span); most in a week: \(most); in the last week: \(last.setCount)")
}
