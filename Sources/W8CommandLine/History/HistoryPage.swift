import W8Engine

/// A history for people: a block for each gym, what all of them come to, and the sets of each week.
struct HistoryPage {
  let report: HistoryReport
  let page: Page

  var text: String {
    var blocks = [heading] + report.branches.map(block)
    if report.history.branches.count > 1 {
      blocks.append(strong("All gyms") + "\n" + lines(of: facts(report.history.figures)))
    }
    if let weeks = weekBars(report.history.weeks, width: (page.width ?? 74) - 14) {
      blocks.append(factLines([("Sets a week", weeks.bars), ("", weeks.words)]))
    }
    return blocks.joined(separator: "\n")
  }

  private var unit: MassUnit { report.unit }

  private var heading: String {
    let history = report.history
    var words = counted(history.sessions.count, "session")
    let shown = report.branches.reduce(0) { $0 + $1.sessions.count }
    if shown < history.sessions.count { words += " (\(shown) shown)" }
    words += " at \(counted(history.branches.count, "gym"))"
    if let first = history.sessions.first?.date, let last = history.sessions.last?.date {
      words += first == last ? ", \(last.words)" : ", \(first.words) to \(last.words)"
    }
    return strong(visible(history.name)) + "\n" + words + "; loads in \(unit.symbol)\n"
  }

  private func block(_ shown: ShownBranch) -> String {
    let figures = shown.branch.figures
    var title = strong(
      visible([shown.spelling, shown.name].compactMap(\.self).joined(separator: " ")))
    title += ": " + counted(figures.sessionCount, "session")
    if let last = figures.lastDate { title += ", the last on \(last.words)" }
    var facts = shown.branch.setups.map { (name: "Set-up", text: $0) }
    facts += self.facts(figures)
    return title + "\n" + table(of: shown) + lines(of: facts)
  }

  private func table(of shown: ShownBranch) -> String {
    let table = Table(
      columns: [
        Table.Column(key: "date", title: "Date"),
        Table.Column(key: "change", title: "Change"),
        Table.Column(key: "epley", title: "e1RM", alignment: .right),
        Table.Column(key: "records", title: "Records"),
        Table.Column(key: "sets", title: "Sets"),
      ], rows: shown.sessions.map(row))
    return textTable(table.withoutEmptyColumns, page.style, listsWithin: page.width)
  }

  private func row(_ shown: ShownSession) -> [Table.Cell] {
    [
      .text(shown.session.date.withWeekday),
      .text(shown.change(in: unit, spelling: report.spelling) ?? ""),
      .text(shown.figures.epleyKilograms.map { DecimalText.text(kilograms: $0, in: unit) } ?? ""),
      Table.Cell(data: "", shown: shown.recordMarks, part: .information),
      .text(shown.sets(in: unit)),
    ]
  }

  private func facts(_ figures: TrainingFigures) -> [(name: String, text: String)] {
    var facts: [(name: String, text: String)] = []
    if let best = figures.best {
      let words = setWords(best, in: unit)
      if !words.isEmpty { facts.append(("Best", "\(words), \(best.date.words)")) }
    }
    let heaviest = figures.loadByRepetitions.map {
      "\($0.repetitions) x \(DecimalText.text(load: $0.load, in: unit))"
    }
    if !heaviest.isEmpty { facts.append(("By reps", heaviest.joined(separator: ", "))) }
    if let epley = figures.epleyKilograms, let brzycki = figures.brzyckiKilograms {
      let estimates = "\(massText(kilograms: epley, in: unit)) (Epley), "
      facts.append(("e1RM", estimates + "\(massText(kilograms: brzycki, in: unit)) (Brzycki)"))
    }
    let volume = figures.volumeKilograms
    if volume > 0 { facts.append(("Volume", massText(kilograms: volume, in: unit))) }
    return facts
  }

  private func lines(of facts: [(name: String, text: String)]) -> String {
    let margin = (facts.map { displayWidth($0.name) }.max() ?? 0) + 2
    return factLines(
      facts.map { fact in
        let text = visible(fact.text)
        guard let width = page.width else { return (fact.name, text) }
        let lines = wrap(text, width: max(width - margin, 20))
        return (fact.name, lines.joined(separator: "\n" + String(repeating: " ", count: margin)))
      })
  }

  private func strong(_ text: String) -> String { page.style.paint(text, .strong) }
}
