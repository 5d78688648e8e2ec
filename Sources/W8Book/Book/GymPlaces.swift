package import W8Engine
package import W8Syntax

/// A declaration of a gym whose name can be read.
package struct GymPlace {
  /// What is written.
  package let gym: GymArguments
  /// The key of its name.
  package let key: GymID
  /// Its line.
  package let place: LinePlace
}

extension Analysis {
  /// The declarations of gyms whose names can be read, in order.
  ///
  /// The keys are those that the sections keep: a name may be as long as its line, and is read once.
  package var gymDeclarations: [GymPlace] {
    files.flatMap { file in
      let keys = file.sections.declarations.compactMap { declaration -> GymID? in
        if case .gym(let gym) = declaration { gym.id } else { nil }
      }
      let written = file.settings.directives(of: KeywordSet(.gym)).compactMap { placed in
        if case .gym(let gym) = placed.directive, gym.hasValidID { (gym, placed) } else { nil }
      }
      return zip(keys, written).map { key, written in
        GymPlace(gym: written.0, key: key, place: file.place(of: written.1))
      }
    }
  }
}
