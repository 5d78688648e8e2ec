import JSON
import Primitives
import W8Engine
import W8Merge
import W8Reports
import W8Text

/// What differs, for people: a line for each day, then names and settings, then form.
struct DifferenceText {
  let difference: LogDifference
  let page: Page

  /// The lines; none where nothing differs.
  var text: String {
    let days = difference.days.map { day in
      "\(day.date.withWeekday)  \(day.changes.map { $0.words }.joined(separator: "; "))"
    }
    let form = difference.formCount
    let lines =
      days + difference.renamings.map(words) + difference.settings.map(settingWords) + meanings
      + (form > 0 ? ["only formatting: \(counted(form, "line"))"] : [])
    return lines.map { page.paragraph(visible($0)) }.joined()
  }

  private func words(_ renaming: Renaming, _ uses: Int) -> String {
    let noun =
      switch renaming.kind {
      case .gym: "session"
      case .exercise: "time"
      case .tag: "day"
      }
    return
      "\(renaming.kind.rawValue) \(renaming.old) is now \(renaming.new) (\(counted(uses, noun)))"
  }

  /// What weights mean stands with the unit that is another.
  private func settingWords(_ change: LogChange) -> String {
    let isUnit = [change.was, change.new].contains { $0?.hasPrefix("unit ") == true }
    let count = difference.meanings.weights
    return change.words
      + (isUnit && count > 0
        ? ": \(counted(count, "weight")) now in another unit" : "")
  }

  private var meanings: [String] {
    let others = difference.meanings
    return [
      (others.exercises, "exercise", "without a unit, now in another unit"),
      (others.sessions, "session", "without a gym, now at another gym"),
    ].filter { $0.0 > 0 }.map { count, noun, what in
      "\(counted(count, noun)) \(what)"
    }
  }
}

extension LogChange {
  /// The change as a phrase.
  fileprivate var words: String {
    let start = time.map { "\($0): " } ?? ""
    switch kind {
    case .entry: return new.map { "new: \($0)" } ?? "removed: \(was ?? "")"
    case .exercise:
      return start + (new.map { "+ \(subject) \($0)" } ?? "− \(subject) \(was ?? "")")
    case .sets:
      let (was, new) = differing(groupTexts(ofSets: was ?? ""), groupTexts(ofSets: new ?? ""))
      return
        "\(start)\(subject): \(arrow(was.joined(separator: ", "), new.joined(separator: ", ")))"
    case .note, .comment, .line:
      let quoted = { (text: String?) in text.map { "\"\($0)\"" } ?? "" }
      let (was, new) = (quoted(was), quoted(new))
      let sign = was.isEmpty ? "+ " : new.isEmpty ? "− " : ""
      let change = was.isEmpty || new.isEmpty ? was + new : "\(was) → \(new)"
      return "\(start)\(owner)\(sign)\(kind.rawValue) \(change)"
    case .setting:
      let (was, new) = (pieces(was), pieces(new))
      guard !was.isEmpty, !new.isEmpty else {
        return arrow(was.joined(separator: " "), new.joined(separator: " "))
      }
      let count = zip(was, new).prefix { $0 == $1 }.count
      let (gone, added) = differing(was, new)
      let common = was.prefix(count).joined(separator: " ")
      return "\(common) \(arrow(gone.joined(separator: " "), added.joined(separator: " ")))"
    case .weight, .time, .gym, .tag, .field:
      return "\(start)\(owner)\(arrow(was ?? "", new ?? ""))"
    }
  }

  private var owner: String { exercise == nil ? "" : subject + ": " }

  private var subject: String { (exercise ?? "") + (gym.map { " at \($0)" } ?? "") }

  private func pieces(_ text: String?) -> [String] {
    text?.split(separator: " ").map(String.init) ?? []
  }

  private func arrow(_ was: String, _ new: String) -> String {
    if was.isEmpty { return "+ \(new)" }
    return new.isEmpty ? "− \(was)" : "\(was) → \(new)"
  }

  /// What is left of both without what they have in common at the start and at the end.
  private func differing(_ was: [String], _ new: [String]) -> ([String], [String]) {
    let start = zip(was, new).prefix { $0 == $1 }.count
    let (was, new) = (was.dropFirst(start), new.dropFirst(start))
    let end = zip(was.reversed(), new.reversed()).prefix { $0 == $1 }.count
    return (Array(was.dropLast(end)), Array(new.dropLast(end)))
  }
}

extension LogDifference {
  /// What differs, for programs; `files` are the names of those of the old and of the new version.
  func document(_ files: (old: [String], new: [String])) -> Document {
    Document([
      "days": .array(
        days.map { day in
          .object([
            "date": .string(day.date.description),
            "changes": .array(day.changes.map { $0.document(files) }),
          ])
        }),
      "renamed": .array(
        renamings.map { renaming, uses in
          .object([
            "kind": .string(renaming.kind.rawValue), "was": .string(renaming.old),
            "is": .string(renaming.new), "uses": .integer(uses),
          ])
        }),
      "settings": .array(settings.map { $0.document(files) }),
      "meaning": .object([
        "weights": .integer(meanings.weights), "exercises": .integer(meanings.exercises),
        "sessions": .integer(meanings.sessions),
      ]),
      "form": .integer(formCount),
    ])
  }
}

extension LogChange {
  fileprivate func document(_ files: (old: [String], new: [String])) -> JSON {
    let names = new == nil ? files.old : files.new
    return .object([
      "kind": .string(kind.rawValue), "time": JSON(time) { .string($0) },
      "exercise": JSON(exercise) { .string($0) }, "gym": JSON(gym) { .string($0) },
      "was": JSON(was) { .string($0) }, "is": JSON(new) { .string($0) },
      "file": .string(names[self.file]), "line": .integer(line + 1),
    ])
  }
}
