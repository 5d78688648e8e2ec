import W8Engine
import W8Syntax

/// Compares the parts of two versions, and gathers what is said otherwise.
struct PartComparison {
  private let (before, after): (VersionLines, VersionLines)
  private let names: VersionSettings
  private var changes: [CivilDate: [LogChange]] = [:]
  /// The days of which a version has several entries.
  private var manyEntries: Set<CivilDate> = []
  private(set) var settings: [LogChange] = []
  private(set) var meanings = MeaningChanges()
  /// The lines that need not be reported as such: what they say is reported.
  private(set) var saidBefore: Set<Int> = []
  private(set) var saidAfter: Set<Int> = []

  init(_ before: VersionLines, _ after: VersionLines) {
    (self.before, self.after) = (before, after)
    names = after.settings.joined(with: before.settings)
  }

  /// The days that differ, the oldest first.
  var days: [DayDifference] {
    changes.sorted { $0.key < $1.key }.map { DayDifference(date: $0.key, changes: $0.value) }
  }

  mutating func compare(_ old: [LogPart], _ new: [LogPart]) {
    manyEntries = daysWithManyEntries(old).union(daysWithManyEntries(new))
    let (marginBefore, marginAfter) = (old.flatMap { $0.margin }, new.flatMap { $0.margin })
    for (was, new) in pairs(old, new) {
      let part = new ?? was
      if let date = part?.date, part?.kind == .entry {
        compareDays(was, new, date)
      } else if part?.kind == .directive {
        compareSettings(was, new)
      }
    }
    for change in differences(Owner(nil), marginBefore, marginAfter) { settings.append(change) }
    // A header that came or went with days of its month is no news.
    for (was, new) in pairs(old.filter { $0.kind == .header }, new.filter { $0.kind == .header })
    where was == nil || new == nil {
      let month = (new ?? was)?.month
      if changes.keys.contains(where: { $0.yearMonth == month }) { say(was, new) }
    }
  }

  /// The parts of both, each with what it is in the other version; what is gone comes before what is new.
  private func pairs(_ old: [LogPart], _ new: [LogPart]) -> [(LogPart?, LogPart?)] {
    let matching = PartMatching(old, new, names)
    var known: [ObjectIdentifier: LogPart] = [:]
    var pairs: [(LogPart?, LogPart?)] = []
    for part in old {
      if let other = matching[part] {
        known[ObjectIdentifier(other)] = part
      } else {
        pairs.append((part, nil))
      }
    }
    return pairs + new.map { (known[ObjectIdentifier($0)], $0) }
  }

  // MARK: - Days

  private mutating func compareDays(_ old: LogPart?, _ new: LogPart?, _ date: CivilDate) {
    if let old, let new, old.isWritten(as: new), !hasOtherMeaning { return }
    let time = (new ?? old)?.timeText.flatMap { manyEntries.contains(date) ? $0 : nil }
    var found: [LogChange] = []
    let owner = Owner(time)
    if let old, let new {
      found += differentFields(owner, old, new, without: [FieldKey.gym])
      if LineRef(old).fields[FieldKey.weight] == LineRef(new).fields[FieldKey.weight],
        new.hasBareWeight,
        before.settings.massUnit != after.settings.massUnit
      {
        meanings.weights += 1
      }
      found += differentSessions(owner, old, new)
      found += differences(owner, old.ownProse, new.ownProse)
    } else {
      found.append(change(.entry, owner, old, old?.said, new, new?.said))
    }
    if found.isEmpty { return }
    changes[date, default: []] += found
    say(old, new)
  }

  /// Whether anything that is written as before may mean something else.
  private var hasOtherMeaning: Bool {
    let (old, new) = (before.settings, after.settings)
    return old.massUnit != new.massUnit || old.liftUnit != new.liftUnit
      || old.gymUnits != new.gymUnits || old.exerciseUnits != new.exerciseUnits
      || old.defaultGym != new.defaultGym
  }

  private mutating func differentSessions(
    _ owner: Owner, _ old: LogPart, _ new: LogPart
  ) -> [LogChange] {
    let (olds, news) = (
      old.children.filter { $0.kind == .session }, new.children.filter { $0.kind == .session }
    )
    var found: [LogChange] = []
    var sessions = pairs(olds, news)
    // The only one that is left was given another gym or start.
    let (gone, added) = (sessions.filter { $0.1 == nil }, sessions.filter { $0.0 == nil })
    if gone.count == 1, added.count == 1 {
      sessions.removeAll { $0.0 == nil || $0.1 == nil }
      sessions.append((gone[0].0, added[0].1))
    }
    for (was, new) in sessions {
      let (oldGym, newGym) = (label(of: was, before), label(of: new, after))
      if let was, let new {
        if names.gymKey(was.gymText) != names.gymKey(new.gymText) {
          found.append(change(.gym, owner, was, oldGym, new, newGym))
        } else if was.isOfDefaultGym, new.isOfDefaultGym,
          before.settings.gymKey(nil) != after.settings.gymKey(nil)
        {
          meanings.sessions += 1
        }
        if was.head == .line || new.head == .line {
          found += differentFields(owner, was, new, without: [FieldKey.gym])
        }
      } else if was?.head != LogPart.Head.none, new?.head != LogPart.Head.none {
        found.append(
          change(
            .gym, owner, was, was.map { $0.ownWords(oldGym) }, new, new.map { $0.ownWords(newGym) })
        )
      }
      for (one, two) in pairs(was?.exerciseLines ?? [], new?.exerciseLines ?? []) {
        found += differentExercises(owner, one, oldGym, two, newGym)
      }
    }
    return found
  }

  private mutating func differentExercises(
    _ owner: Owner, _ old: LogPart?, _ oldGym: String?, _ new: LogPart?, _ newGym: String?
  ) -> [LogChange] {
    let own = owner.of(new ?? old, at: new == nil ? oldGym : newGym)
    guard let old, let new,
      names.exerciseKey(old.exerciseName ?? "") == names.exerciseKey(new.exerciseName ?? "")
    else {
      return [(old, nil, oldGym), (nil, new, newGym)].compactMap { was, new, gym in
        guard let part = new ?? was else { return nil }
        return change(
          .exercise, owner.of(part, at: gym), was, was?.saidOfExercise, new, new?.saidOfExercise)
      }
    }
    var found: [LogChange] = []
    let (sets, others) = (old.sets, new.sets)
    if sets != others {
      found.append(change(.sets, own, old, sets, new, others))
    } else if new.hasBareLoad,
      before.settings.loadUnit(old, oldGym) != after.settings.loadUnit(new, newGym)
    {
      meanings.exercises += 1
    }
    found += differentFields(own, old, new, without: [FieldKey.name, FieldKey.sets])
    return found + differences(own, old.ownProse, new.ownProse)
  }

  /// The gym of a session, as it is called where exercises are reported.
  private func label(of session: LogPart?, _ lines: VersionLines) -> String? {
    guard let session else { return nil }
    let gym = session.gymText
    return gym == nil || gym == "@" ? lines.settings.defaultGym : gym
  }

  // MARK: - Lines

  private func differentFields(
    _ owner: Owner, _ old: LogPart, _ new: LogPart, without hidden: [String]
  ) -> [LogChange] {
    let hidden = hidden + [FieldKey.day, FieldKey.weekday] + FieldKey.tails
    let (was, after) = (old.saidFields(without: hidden), new.saidFields(without: hidden))
    let gone = was.filter { after[$0.key] == nil }
    return gone.map { change(kind(of: $0.key), owner, old, $0.text, nil, nil) }
      + after.compactMap { field in
        let text = was[field.key]
        return text == field.text
          ? nil : change(kind(of: field.key), owner, old, text, new, field.text)
      }
  }

  private func kind(of key: String) -> LogChange.Kind {
    switch key {
    case FieldKey.weight: .weight
    case FieldKey.time: .time
    case "line": .line
    default: key.hasPrefix("#") ? .tag : .field
    }
  }

  /// What differs of notes, comments and lines that cannot be read, wherever they stand.
  private func differences(_ owner: Owner, _ old: [Prose], _ new: [Prose]) -> [LogChange] {
    let (gone, added) = (old.without(new), new.without(old))
    return [LogChange.Kind.note, .comment, .line].flatMap { kind in
      let (gone, added) = (gone.filter { $0.kind == kind }, added.filter { $0.kind == kind })
      if gone.count == 1, added.count == 1 {
        return [change(kind, owner, gone[0].part, gone[0].text, added[0].part, added[0].text)]
      }
      return gone.map { change(kind, owner, $0.part, $0.text, nil, nil) }
        + added.map { change(kind, owner, nil, nil, $0.part, $0.text) }
    }
  }

  private mutating func compareSettings(_ old: LogPart?, _ new: LogPart?) {
    if let old, let new, LineRef(old).saysSame(LineRef(new)) { return }
    let words = { (part: LogPart) in LineRef(part).fields.map { $0.text }.joined(separator: " ") }
    settings.append(change(.setting, Owner(nil), old, old.map(words), new, new.map(words)))
    say(old, new)
  }

  private func change(
    _ kind: LogChange.Kind, _ owner: Owner, _ old: LogPart?, _ was: String?, _ new: LogPart?,
    _ text: String?
  ) -> LogChange {
    let (part, lines) = text == nil ? (old, before) : (new, after)
    return LogChange(
      kind: kind, time: owner.time, exercise: owner.exercise, gym: owner.gym, was: was, new: text,
      line: part?.line ?? 0, file: part.map { lines.file(of: $0) } ?? 0)
  }

  /// Notes that the lines of both parts, and the blank ones above them, are reported.
  private mutating func say(_ old: LogPart?, _ new: LogPart?) {
    if let old { saidBefore.formUnion(old.linesWithGap.map { before.index(of: $0, in: old) }) }
    if let new { saidAfter.formUnion(new.linesWithGap.map { after.index(of: $0, in: new) }) }
  }
}

/// To what a change belongs.
private struct Owner {
  let time: String?
  private(set) var exercise: String?
  private(set) var gym: String?

  init(_ time: String?) { self.time = time }

  /// The same for an exercise.
  func of(_ exercise: LogPart?, at gym: String?) -> Owner {
    var owner = self
    (owner.exercise, owner.gym) = (exercise?.exerciseName, gym)
    return owner
  }
}
