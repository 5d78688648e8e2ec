import Primitives
import W8Engine

extension ExportFormat {
  /// The file of the app Libra; trends are made by who reads it.
  static let libra = ExportFormat(
    name: "libra", contents: [.weights], usual: [.weights], reach: .oneLog, hasInstants: true,
    write: { log, text in
      let unit = log.unit == .kilogram ? MassUnit.kilogram : .pound
      text.write(
        "#Version:5\n#Units:\(unit == .kilogram ? "kg" : "lbs")\n\n"
          + "#date;weight;weight trend;body fat;body fat trend;log\n")
      var moments = DistinctMoments.bySeconds
      for entry in log.entries {
        guard let weighIn = entry.noteAsWeight(keeping: ["fat"], &text.losses) else { continue }
        let moment = moments.moment(
          on: entry.row.entry.date, at: entry.row.entry.time, &text.losses
        )
        .utc(from: log.plan.zone)
        let note = withoutSemicolons(entry.noteOnOneLine(&text.losses), &text.losses)
        text.losses.addFormulas(among: [note])
        let cells = [
          "\(moment.date)T\(moment.clock).000Z", sixDecimals(weighIn.mass.value(in: unit)), "",
          entry.fat.map(sixDecimals) ?? "", "", note,
        ]
        text.write(cells.joined(separator: ";") + "\n")
      }
    })
}

/// Semicolons part the cells, and nothing quotes them.
private func withoutSemicolons(_ note: String, _ losses: inout ExportLosses) -> String {
  guard note.utf8.contains(UInt8(ascii: ";")) else { return note }
  losses.add(.separator)
  return String(note.map { $0 == ";" ? "," : $0 })
}

extension ExportedEntry {
  /// The weight, and notes what else of the entry a program cannot say that has nothing but weights, measurements
  /// under the keys `kept`, and notes; nil without a weight.
  func noteAsWeight(keeping kept: [String], _ losses: inout ExportLosses) -> WeighIn? {
    guard let weighIn = row.entry.weighIn else {
      losses.add(.entryWithoutWeight)
      return nil
    }
    noteBesideWeight(keeping: kept, &losses)
    if weighIn.isExcluded { losses.add(.excludedWeight) }
    return weighIn
  }

  /// Notes the tags and the measurements but those under the keys `kept`.
  func noteBesideWeight(keeping kept: [String], _ losses: inout ExportLosses) {
    losses.add(.tags, row.entry.tags.count)
    losses.add(.measurement, measurements.count { $0.amount == nil || !kept.contains($0.key) })
  }

  /// The notes with a stroke between them.
  func noteOnOneLine(_ losses: inout ExportLosses) -> String {
    let notes = row.notes.filter { !$0.isEmpty }
    if notes.count > 1 { losses.add(.noteLines) }
    return notes.joined(separator: " / ")
  }
}
