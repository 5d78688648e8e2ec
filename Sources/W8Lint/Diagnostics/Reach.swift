/// How far the faults of a rule reach: what is missing or in doubt where one of them is an error.
///
/// Reports that read nothing of it are shown as ever.
package enum Reach: Hashable, Sendable {
  /// Nothing: all that is written is read.
  case nothing
  /// These parts of the log.
  case parts(LogParts)
  /// A field of an entry or session line.
  case field
  /// What the line says.
  case line
  /// What the line says, and that it belongs to a day.
  case lostLine
  /// The sets of the exercise on the line.
  case sets
  /// The sets of the exercise on the line, and the gym of its session.
  case branch
  /// All that the day on the line says.
  case day
  /// All that the days below the month header say.
  case month
  /// What the directive sets.
  case directive
  /// The whole log, of which nothing is to be shown: what is read may count twice, or mean something else.
  case wholeLog

  static let weights = Reach.parts(.weights)
  static let measurements = Reach.parts(.measurements)
  static let goal = Reach.parts(.goal)
  static let gyms = Reach.parts(.gyms)
  static let exercises = Reach.parts([.exercises, .sets])
  static let notes = Reach.parts([.notes, .tags])
  static let tags = Reach.parts(.tags)
  /// Every part of the log; what can be read is shown.
  static let everything = Reach.parts(.all)
}
