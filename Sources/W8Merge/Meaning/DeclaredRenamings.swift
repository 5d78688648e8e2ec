import W8Syntax

/// The renamings that the lines of a version which declare gyms and exercises prove.
struct DeclaredRenamings {
  /// The names of gyms and exercises that the side declares, by the aliases that the base does not give them.
  private var names: [NameUse.Kind: [String: String]] = [:]
  /// The gyms that one of the two alone declares.
  private let (old, new): ([String: DeclaredGym], [String: DeclaredGym])

  init(_ base: [LogVersion], _ side: [LogVersion]) {
    let (before, after) = (NameDeclarations(base), NameDeclarations(side))
    for (kind, aliases) in after.aliases {
      names[kind] = aliases.filter { before.aliases[kind]?[$0.key] != $0.value }
    }
    old = before.gyms.filter { after.gyms[$0.key] == nil }
    new = after.gyms.filter { before.gyms[$0.key] == nil }
  }

  /// Whether no line proves any.
  var isEmpty: Bool {
    (old.isEmpty || new.isEmpty) && names.values.allSatisfy { $0.isEmpty }
  }

  /// Whether they prove that `old` is called `new`, which `hasDays` on which the old name stood confirm.
  func prove(_ kind: NameUse.Kind, from old: String, to new: String, hasDays: Bool) -> Bool {
    if names[kind]?[old] == new { return true }
    guard kind == .gym, let was = self.old[old], let now = self.new[new], was.says(as: now) else {
      return false
    }
    // A line with nothing but a name is like any other one.
    return hasDays || was.isDistinct
  }
}

/// What versions declare of gyms and exercises.
private struct NameDeclarations {
  var aliases: [NameUse.Kind: [String: String]] = [:]
  var gyms: [String: DeclaredGym] = [:]

  init(_ files: [LogVersion]) {
    for directive in files.lazy.flatMap({ $0.tree.directives }) {
      switch directive {
      case .gym(let gym):
        let key = bareName(gym.id.text)
        gyms[key] = gyms[key] ?? DeclaredGym(gym)
        for alias in gym.aliases { aliases[.gym, default: [:]][bareName(alias.text)] = key }
      case .exercise(let exercise):
        let key = bareName(exercise.name.text)
        for alias in exercise.aliases {
          aliases[.exercise, default: [:]][bareName(alias.text)] = key
        }
      default: break
      }
    }
  }
}

/// What a line says of a gym besides its ids.
private struct DeclaredGym {
  private let gym: GymArguments

  init(_ gym: GymArguments) { self.gym = gym }

  /// Whether a gym of the log is hardly declared so but for this one.
  var isDistinct: Bool { gym.name != nil || gym.isDefault }

  func says(as other: DeclaredGym) -> Bool {
    let other = other.gym
    return gym.name == other.name && gym.isDefault == other.isDefault && gym.unit == other.unit
      && gym.color?.text == other.color?.text && gym.closed == other.closed
  }
}
