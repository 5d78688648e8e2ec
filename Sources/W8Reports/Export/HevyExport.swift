import Primitives
import W8Engine

extension ExportFormat {
  /// The table of the app Hevy.
  static let hevy = ExportFormat(
    name: "hevy", contents: [.sets], usual: [.sets], reach: .oneLog,
    write: { log, text in
      text.losses.addFormulas(among: log.textsOfSessions)
      text.write(
        "title,start_time,end_time,description,exercise_title,superset_id,exercise_notes,set_index,"
          + "set_type,\(log.loadUnit == .kilogram ? "weight_kg" : "weight_lbs"),reps,distance_km,"
          + "duration_seconds,rpe\n")
      var moments = DistinctMoments.byMinutes
      for session in log.sessions where session.setCount > 0 {
        session.notePlain(&text.losses)
        let start = moments.moment(on: session.row.entry.date, at: session.start, &text.losses)
        HevySession(session: session, start: start, unit: log.loadUnit).write(to: &text)
      }
    })
}

/// Writes the rows of one session.
private struct HevySession {
  let session: ExportedSession
  let start: Moment
  /// The unit of all loads.
  let unit: MassUnit

  func write(to text: inout ExportText) {
    let end = session.minutes.map { Self.words(start.adding(seconds: $0 * 60)) }
    let head = [
      quotedCell(session.title ?? ""), quotedCell(Self.words(start)), quotedCell(end ?? ""),
      quotedCell(session.notes.joined(separator: "\n")),
    ]
    for (exercise, superset) in zip(session.exercises, supersets) {
      let name = [
        quotedCell(exercise.name), superset.map(String.init) ?? "",
        quotedCell(exercise.notes.joined(separator: "\n")),
      ]
      for (index, set) in exercise.sets.enumerated() {
        let cells = head + name + [String(index)] + cells(of: set, PlainSet(set, &text.losses))
        text.write(cells.joined(separator: ",") + "\n")
      }
    }
  }

  /// The number of the superset of each exercise; nil for one that is done alone.
  private var supersets: [Int?] {
    let joins = session.exercises.map { $0.joining == .superset } + [false]
    var number = -1
    return session.exercises.indices.map { index in
      let isJoined = joins[index] && index > 0
      guard isJoined || joins[index + 1] else { return nil }
      if !isJoined { number += 1 }
      return number
    }
  }

  private func cells(of done: ExportedSet, _ plain: PlainSet) -> [String] {
    [
      quotedCell(plain.kind.rawValue),
      plain.load.map { sixDecimals($0.amount(in: unit)) } ?? "",
      done.set.repetitions.map(String.init) ?? "",
      done.set.distance.map { sixDecimals($0.meters / 1000) } ?? "",
      done.set.seconds?.text ?? "",
      done.set.effort.map { sixDecimals($0.value) } ?? "",
    ]
  }

  /// `30 Jun 2025, 19:56`.
  private static func words(_ moment: Moment) -> String {
    let date = moment.date
    let month = date.yearMonth.name.prefix(3)
    return "\(date.day) \(month) \(padded(date.year, to: 4)), \(moment.clockOfMinutes)"
  }
}
