import W8Book
import W8Engine

extension Analysis {
  /// What the plans of an exercise want today, for each of some gyms: `Plan at @iron`, `3x5 105kg, 25+15+2.5 a side: …`.
  func planFacts(of key: ExerciseKey, at gyms: [GymID]) -> [HoverFact] {
    guard let course = logbook.planCourse(of: key) else { return [] }
    return gyms.flatMap { gym in
      course.due(at: gym, on: today).map { due in
        let bare = logbook.settings.training.loadUnit(of: key, at: gym, file: 0)
        let plates = due.plates.map { ", \($0) a side" } ?? ""
        let title = due.title.map { ", \(oneLine($0))" } ?? ""
        return HoverFact(
          "Plan at " + oneLine(book.spelling(of: gym)) + title,
          due.text() + plates + ": " + oneLine(due.why(withoutUnit: bare, book.spelling)))
      }
    }
  }
}
