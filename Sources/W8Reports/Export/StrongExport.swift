import Primitives
import W8Engine

extension ExportFormat {
  /// The table of the app Strong that has a unit in each row.
  static let strong = ExportFormat(
    name: "strong", contents: [.sets], usual: [.sets], reach: .oneLog,
    header: { _ in
      "Date;Workout Name;Exercise Name;Set Order;Weight;Weight Unit;Reps;RPE;Distance;Distance Unit;"
        + "Seconds;Notes;Workout Notes;Workout Duration\n"
    },
    write: { log, text in
      text.losses.addFormulas(among: log.textsOfSessions)
      var moments = DistinctMoments.bySeconds
      for session in log.sessions where session.setCount > 0 {
        session.notePlain(&text.losses)
        let start = moments.moment(on: session.row.entry.date, at: session.start, &text.losses)
        StrongSession(session: session, start: start, unit: log.unitAsked).write(to: &text)
      }
    })
}

extension ExportedLog {
  /// The unit that `--unit` asks for, a kilogram or a pound; nil where each load keeps its own.
  fileprivate var unitAsked: MassUnit? { hasUnit ? loadUnit : nil }
}

/// Writes the rows of one session.
private struct StrongSession {
  let session: ExportedSession
  let start: Moment
  /// The unit of all loads; nil where each keeps its own.
  let unit: MassUnit?

  func write(to text: inout ExportText) {
    var isFirst = true
    for exercise in session.exercises {
      if exercise.joining == .superset { text.losses.add(.superset) }
      var order = 0
      for (index, set) in exercise.sets.enumerated() {
        let plain = PlainSet(set, &text.losses)
        if plain.kind == .normal { order += 1 }
        let cells =
          [
            "\(start.date) \(start.clock)", quotedCell(session.title ?? ""),
            quotedCell(exercise.name),
          ]
          + [Self.order(plain.kind, order)] + cells(of: set, plain)
          + [
            quotedCell(index == 0 ? exercise.notes.joined(separator: "\n") : ""),
            quotedCell(isFirst ? session.notes.joined(separator: "\n") : ""),
            session.minutes.map(Self.duration) ?? "",
          ]
        text.write(cells.joined(separator: ";") + "\n")
        isFirst = false
      }
    }
  }

  private func cells(of done: ExportedSet, _ plain: PlainSet) -> [String] {
    let unit = unit ?? plain.load?.unit ?? done.bareUnit
    let distance = done.plainDistance
    return [
      plain.load.map { sixDecimals($0.amount(in: unit)) } ?? "0",
      unit == .kilogram ? "kg" : "lbs",
      done.set.repetitions.map(String.init) ?? "",
      done.set.effort.map { sixDecimals($0.value) } ?? "",
      distance.map { sixDecimals($0.amount) } ?? "",
      distance.map { $0.isInMiles ? "mi" : "km" } ?? "",
      done.set.seconds?.text ?? "0",
    ]
  }

  /// The sets that are no warm-up are counted, and those with a kind of their own have its letter.
  private static func order(_ kind: PlainSet.Kind, _ number: Int) -> String {
    kind == .normal ? String(number) : kind.rawValue.prefix(1).uppercased()
  }

  /// `1h 43m`, `59m`.
  private static func duration(_ minutes: Int) -> String {
    minutes < 60 ? "\(minutes)m" : "\(minutes / 60)h \(minutes % 60)m"
  }
}
