package import Primitives
package import W8Book
package import W8Edits
import W8Engine
package import W8Text

/// A name that can be changed.
package struct Renamable: Hashable, Sendable {
  /// The bytes of the name with its sigil or quotes.
  package let range: TextRange
  /// What is renamed, with its sigil and without quotes: of a former id of a gym the id.
  package let placeholder: String
}

extension Analysis {
  /// What can be renamed at `offset` of `file`; nil where nothing is named. Throws why a name has to stay.
  package func renamable(in file: FileAnalysis, at offset: Int) throws(EditRefusal) -> Renamable? {
    guard let name = name(in: file, at: offset) else { return nil }
    try requireRenamable(name)
    switch name.thing {
    case .gym(let gym):
      let isID = name.key == gym
      return Renamable(
        range: name.range,
        placeholder: isID ? file.string(name.range) : book.gym(gym)?.spelling ?? "@\(gym.text)")
    case .exercise: return Renamable(range: name.range, placeholder: exerciseName(at: name))
    case .tag: return Renamable(range: name.range, placeholder: file.string(name.range))
    }
  }

  /// The change that gives what `offset` of `file` names another name; throws why there is none.
  package func renaming(
    in file: FileAnalysis, at offset: Int, to newName: String,
    unless interruption: Interruption = .never
  ) throws(EditRefusal) -> BookEdit {
    guard let name = name(in: file, at: offset) else {
      throw .refused("there is no gym, exercise or tag here")
    }
    try requireRenamable(name)
    switch name.thing {
    case .gym(let gym): return try renaming(gym: gym, to: newName, unless: interruption)
    case .exercise: return try renaming(exercise: name.key, to: newName, unless: interruption)
    case .tag(let tag): return try renaming(tag: tag, to: newName, unless: interruption)
    }
  }

  /// Throws where a name is not to be changed where it stands.
  private func requireRenamable(_ name: NameOccurrence) throws(EditRefusal) {
    guard case .gym(let gym) = name.thing else { return }
    if name.role == .alias {
      throw .refused(
        "this is a former name of \(spelling(ofGym: gym)); rename \(spelling(ofGym: gym)) instead")
    }
    try requireExplicit(name.thing, "renamed")
  }

  /// Where the book names what `offset` of `file` names, by files in their order; none where it names nothing.
  package func references(
    in file: FileAnalysis, at offset: Int, unless interruption: Interruption = .never
  ) throws(Interrupted) -> [NameOccurrence] {
    guard let name = name(in: file, at: offset) else { return [] }
    return try uses(of: name.thing, unless: interruption)
  }

  /// The same in `file` alone, in order.
  package func highlights(
    in file: FileAnalysis, at offset: Int, unless interruption: Interruption = .never
  ) throws(Interrupted) -> [NameOccurrence] {
    guard let name = name(in: file, at: offset) else { return [] }
    return try uses(of: name.thing, in: file, unless: interruption)
  }
}
