import JSON
import W8Engine
import W8Text

/// What a picture of an exercise shows, whatever it is drawn with: for each gym a line of what its sessions came to.
struct TrainingChart {
  /// The name of the exercise.
  let exercise: String
  /// The unit of loads, a kilogram or a pound.
  let unit: MassUnit
  /// A line for each gym, the gym used last first.
  let lines: [TrainingLine]

  /// What a history shows.
  init(_ report: HistoryReport) {
    exercise = visible(report.history.name)
    unit = report.unit
    lines = report.branches.map { TrainingLine($0, color: report.color(of: $0.branch.gym)) }
  }

  /// What there is to draw.
  var panels: [TrainingPanel] {
    TrainingPanel.allCases.filter { panel in lines.contains { !$0.points(of: panel).isEmpty } }
  }

  /// The first and the last day drawn; nil without anything to draw.
  var dates: ClosedRange<CivilDate>? {
    let dates = panels.flatMap { panel in lines.flatMap { $0.points(of: panel).map(\.date) } }
    guard let first = dates.min(), let last = dates.max() else { return nil }
    return first...last
  }

  /// The least and the greatest value of a panel; nil where there is none.
  func kilograms(of panel: TrainingPanel) -> ClosedRange<Double>? {
    let all = lines.flatMap { $0.points(of: panel).map(\.kilograms) }
    guard let least = all.min(), let most = all.max() else { return nil }
    return least...most
  }

  /// `Squat, 3 January 2026 to 10 January 2026`
  var heading: String {
    guard let dates else { return exercise }
    let (first, last) = (dates.lowerBound.words, dates.upperBound.words)
    return "\(exercise), \(first == last ? first : "\(first) to \(last)")"
  }

  /// The story for those who do not see it: each gym with its first, last and greatest value.
  var story: String {
    let sentences = panels.flatMap { panel in
      lines.compactMap { line -> String? in
        let points = line.points(of: panel)
        guard let first = points.first, let last = points.last,
          let most = points.max(by: { $0.kilograms < $1.kilograms })
        else { return nil }
        return "\(panel.title) at \(line.name): \(text(first.kilograms)) on \(first.date.words), "
          + "\(text(last.kilograms)) on \(last.date.words), the most \(text(most.kilograms)) on "
          + "\(most.date.words)."
      }
    }
    return sentences.joined(separator: " ")
  }

  /// A value with its unit.
  func text(_ kilograms: Double) -> String { massText(kilograms: kilograms, in: unit) }
}

/// What is drawn of an exercise, each in a field of its own.
enum TrainingPanel: String, CaseIterable {
  case oneRepetitionMaximum = "e1rm"
  case volume

  /// What stands above the field.
  var title: String { self == .volume ? "Volume" : "e1RM (Epley)" }
}

/// What the sessions at one gym came to.
struct TrainingLine {
  /// The key of the gym.
  let gym: GymID
  /// The gym as the log writes it, with its name.
  let name: String
  /// The colour that the log gives it.
  let color: GymColor
  private let sessions: [(date: CivilDate, figures: TrainingFigures)]

  fileprivate init(_ shown: ShownBranch, color: GymColor) {
    gym = shown.branch.gym
    name = visible([shown.spelling, shown.name].compactMap(\.self).joined(separator: " "))
    self.color = color
    // The page may show the newest first.
    sessions = shown.sessions.map { ($0.session.date, $0.figures) }.sorted { $0.date < $1.date }
  }

  /// The sessions that have a value, ascending.
  func points(of panel: TrainingPanel) -> [(date: CivilDate, kilograms: Double)] {
    sessions.compactMap { date, figures in
      let value =
        switch panel {
        case .oneRepetitionMaximum: figures.epleyKilograms
        case .volume: figures.volumeKilograms
        }
      return value.flatMap { $0 > 0 ? (date, $0) : nil }
    }
  }
}

/// The history of an exercise as a chart on a terminal.
struct TrainingChartReport: Report {
  private let chart: TrainingChart
  private let size: ChartSize
  private let marks: ChartMarks

  init(_ history: HistoryReport, _ invocation: Invocation) {
    chart = TrainingChart(history)
    size = ChartSize(invocation)
    marks = ChartMarks(variable: invocation.environment.variable)
  }

  var emptiness: String? { chart.emptiness }

  func text(_ page: Page) -> String {
    TerminalTrainingChart(chart, size: size, style: page.style, marks: marks).text
  }

  /// Not shown: a chart goes with no other format.
  var document: Document { Document([:]) }
}

extension TrainingChart {
  /// What is said where nothing can be drawn; nil where something can.
  var emptiness: String? {
    panels.isEmpty ? "no loads of \(inQuotes(exercise)) to draw" : nil
  }
}
