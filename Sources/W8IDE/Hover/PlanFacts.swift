import W8Book
import W8Engine

extension Analysis {
  /// What the plans of an exercise want today, for each of some gyms: `Plan at @iron`, `3x5 105kg, 25+15+2.5 a side: …`.
  func planFacts(of key: ExerciseKey, at gyms: [GymID]) -> [HoverFact] {
    guard let course = logbook.planCourse(of: key) else { return [] }
    return gyms.flatMap { gym -> [HoverFact] in
      let titles = Set(course.plans(on: today).map { $0.title ?? "" }).sorted()
      return titles.compactMap { title in
        let wanted = title.isEmpty ? nil : title
        guard let due = course.due(at: gym, in: wanted, on: today),
          logbook.settings.training.plans[due.plan].title == wanted
        else { return nil }
        let bare = logbook.settings.training.loadUnit(of: key, at: gym, file: 0)
        let plates = due.plates.map { ", \($0) a side" } ?? ""
        let there = oneLine(book.spelling(of: gym)) + (wanted.map { ", \(oneLine($0))" } ?? "")
        return HoverFact(
          "Plan at \(there)",
          due.text() + plates + ": " + oneLine(due.why(withoutUnit: bare, book.spelling)))
      }
    }
  }
}
