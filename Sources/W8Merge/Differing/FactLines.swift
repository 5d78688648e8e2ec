import W8Engine
import W8Syntax

/// What a log says, a line for each thing, those of a day with its date: for programs that compare lines. Where something
/// stands and how it is written makes no difference.
package func factLines(_ text: [UInt8]) -> [String] {
  let version = LogVersion(text)
  var lines: [String] = []
  var days: [CivilDate: [String]] = [:]
  for part in version.parts {
    lines += part.margin.map { $0.words }
    if part.kind == .directive {
      lines.append(LineRef(part).fields.map { $0.text }.joined(separator: " "))
    } else if part.kind == .entry, let date = part.date {
      days[date, default: []] += part.facts(version.settings)
    }
  }
  for (date, facts) in days.sorted(by: { $0.key < $1.key }) {
    lines += facts.map { "\(date) \(date.weekday.abbreviation)  \($0)" }
  }
  return lines
}

extension LogPart {
  /// What a day says, piece by piece.
  fileprivate func facts(_ settings: VersionSettings) -> [String] {
    let hidden = [FieldKey.day, FieldKey.weekday, FieldKey.gym] + FieldKey.tails
    var facts = saidFields(without: hidden).map { $0.text }
    for session in children where session.kind == .session {
      let gym = session.isOfDefaultGym ? settings.defaultGym : session.gymText
      if session.head != .none { facts.append(session.ownWords(gym)) }
      for exercise in session.exerciseLines {
        let location = gym.map { " at \($0)" } ?? ""
        facts.append("\(exercise.exerciseName ?? "")\(location): \(exercise.saidOfExercise)")
      }
    }
    facts += ownProse.map { $0.words }
    return facts.isEmpty ? ["-"] : facts
  }
}
