import Primitives
import W8Book
import W8Engine
import W8Syntax

/// Something of a day that began at a time.
struct TimedPart: Comparable {
  let time: TimeOfDay
  let entry: EntryReference
  /// The index of the session in the entry; nil for its weigh-in.
  let session: Int?

  static func < (left: TimedPart, right: TimedPart) -> Bool {
    (left.time, left.entry, left.session ?? 0) < (right.time, right.entry, right.session ?? 0)
  }
}

/// On how many days two parts say the same, for each distance in whole hours.
struct HoursApart {
  /// What repeats at one distance: on how many days, and the first of them.
  struct Repeat {
    let hours: Int
    fileprivate(set) var days = 0
    let earlier: TimedPart
    let later: TimedPart
  }

  private var repeats: [Int: Repeat] = [:]

  /// The distance of most days, of several the least; nil without any on so many days.
  func mostFrequent(onDays days: Int) -> Repeat? {
    repeats.values.filter { $0.days >= days }
      .max { ($0.days, $1.hours) < ($1.days, $0.hours) }
  }

  /// Counts the parts of a day; `content` is what they say, nil for one that says nothing.
  ///
  /// It is asked only of parts that are whole hours apart from another; the work is linear in the parts.
  mutating func add<Content: Hashable>(_ day: [TimedPart], _ content: (TimedPart) -> Content?) {
    guard day.count > 1 else { return }
    let minutes = Dictionary(day.map { ($0.time.minute, 1) }, uniquingKeysWith: +)
    var sames: [Content: [Int: [Int: TimedPart]]] = [:]
    for part in day where minutes[part.time.minute, default: 0] > 1 {
      guard let content = content(part) else { continue }
      sames[content, default: [:]][part.time.minute, default: [:]][part.time.hour] = part
    }
    var found: [Int: (earlier: TimedPart, later: TimedPart)] = [:]
    for byHour in sames.values.lazy.flatMap({ $0.values }) where byHour.count > 1 {
      for (hour, earlier) in byHour {
        for hours in 1..<24 {
          guard let later = byHour[hour + hours],
            found[hours].map({ earlier < $0.earlier }) ?? true
          else { continue }
          found[hours] = (earlier, later)
        }
      }
    }
    for (hours, pair) in found {
      repeats[
        hours, default: Repeat(hours: hours, earlier: pair.earlier, later: pair.later)
      ].days += 1
    }
  }
}

extension Analysis {
  /// What repeats at whole hours: sessions by their sets, and weigh-ins by their weights and measurements.
  var hoursApart: (sessions: HoursApart, weighIns: HoursApart) {
    var (sessions, weighIns) = (HoursApart(), HoursApart())
    for (month, log) in logbook.months.enumerated() {
      var start = 0
      while start < log.entries.count {
        var end = start + 1
        while end < log.entries.count, log.entries[end].date == log.entries[start].date { end += 1 }
        let day = (start..<end).map { EntryReference(month: month, entry: $0) }
        sessions.add(day.flatMap { timedSessions(of: $0) }) { sets(of: $0) }
        if day.count > 1 {
          weighIns.add(day.compactMap { timedWeighIn(of: $0) }) { weight(of: $0) }
        }
        start = end
      }
    }
    return (sessions, weighIns)
  }

  private func timedSessions(of reference: EntryReference) -> [TimedPart] {
    guard let entry = logbook.entry(at: reference), entry.sessionCount > 0 else { return [] }
    return entry.sessions.indices.compactMap { index in
      entry.sessions[index].time.map { TimedPart(time: $0, entry: reference, session: index) }
    }
  }

  private func timedWeighIn(of reference: EntryReference) -> TimedPart? {
    guard let entry = logbook.entry(at: reference), entry.weighIn != nil else { return nil }
    return entry.time.map { TimedPart(time: $0, entry: reference, session: nil) }
  }

  private func sets(of part: TimedPart) -> [SetsOfExercise]? {
    guard let session = session(of: part) else { return nil }
    let training = logbook.settings.training
    let sets = session.exercises.filter { !$0.groups.isEmpty }.map {
      SetsOfExercise(key: training.canonical($0.key), groups: $0.groups)
    }
    return sets.isEmpty ? nil : sets
  }

  private func weight(of part: TimedPart) -> WeightWithPairs? {
    guard let entry = logbook.entry(at: part.entry), let weighIn = entry.weighIn,
      let line = location(of: part.entry)?.line
    else { return nil }
    let pairs = line.tree.pairs(ofLine: line.line).map { pair in
      "\(pair.key):\(line.tree.string(pair.valueRange))"
    }
    return WeightWithPairs(mass: weighIn.mass, pairs: pairs.sorted())
  }

  private func session(of part: TimedPart) -> Session? {
    part.session.flatMap { logbook.entry(at: part.entry)?.session(at: $0) }
  }

  /// The line on which the time of `part` is written.
  func line(of part: TimedPart) -> FileLine? {
    guard let entry = location(of: part.entry)?.line else { return nil }
    guard let exercise = session(of: part)?.exercises.first else { return entry }
    let above = (entry.line..<Int(exercise.line)).reversed().map { entry.line(withIndex: $0) }
    return above.first { $0.kind == .session } ?? entry
  }
}

private struct SetsOfExercise: Hashable {
  let key: ExerciseKey
  let groups: [SetGroup]
}

private struct WeightWithPairs: Hashable {
  let mass: Mass
  let pairs: [String]
}
