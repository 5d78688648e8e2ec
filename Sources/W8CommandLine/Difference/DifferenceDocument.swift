import JSON
import W8Engine
import W8Merge
import W8Reports

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
