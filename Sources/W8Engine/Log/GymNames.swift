package import Primitives

/// The key of a gym: equal for all spellings of one name, without the `@`.
package typealias GymID = ExactText

/// Which gym a key stands for.
package struct GymNames: Hashable, Sendable {
  /// The key of the gym of a session whose gym cannot be read; no gym has it, as names start with
  /// a letter.
  package static let unknown: GymID = "?"

  /// The canonical key of the gym of sessions that name none.
  package var defaultGym: GymID
  /// The canonical key for every key that is another name of a gym.
  package var canonicalByAlias: [GymID: GymID]

  /// Makes the names of a book; without arguments those of a book that declares no gym.
  package init(defaultGym: GymID = "default", canonicalByAlias: [GymID: GymID] = [:]) {
    self.defaultGym = defaultGym
    self.canonicalByAlias = canonicalByAlias
  }

  /// Makes the names of the gyms that a book declares: the first default counts, and an id counts
  /// before an alias.
  package init(declaring gyms: [GymInfo]) {
    self.init()
    if let gym = gyms.first(where: { $0.isDefault }) { defaultGym = gym.id }
    let ids = Set(gyms.lazy.map { $0.id })
    for gym in gyms {
      for alias in gym.aliases where !ids.contains(alias) && canonicalByAlias[alias] == nil {
        canonicalByAlias[alias] = gym.id
      }
    }
  }

  /// The canonical key of the gym of `session`, `unknown` where it cannot be read.
  package func gym(of session: Session) -> GymID {
    gym(writtenAs: session.gym)
  }

  /// The canonical key of the gym of `session`; nil where it cannot be read.
  package func knownGym(of session: Session) -> GymID? {
    let gym = gym(of: session)
    return gym == Self.unknown ? nil : gym
  }

  /// The canonical key of the gym that `gym` names, that of the default gym for nil.
  func gym(writtenAs gym: GymID?) -> GymID {
    guard let gym else { return defaultGym }
    return canonicalByAlias[gym] ?? gym
  }

  /// The canonical key of the gym that `gym` names; an empty one, which is that of an `@` alone, names the default gym.
  package func canonical(_ gym: GymID) -> GymID {
    gym.text.isEmpty ? defaultGym : canonicalByAlias[gym] ?? gym
  }

  /// The canonical keys of the known gyms of `sessions`, in their order, each once.
  package func gyms(of sessions: [Session]) -> [GymID] {
    let gyms = sessions.compactMap(knownGym)
    // Nearly all days have one session.
    guard gyms.count > 1 else { return gyms }
    var known: Set<GymID> = []
    return gyms.filter { known.insert($0).inserted }
  }
}

/// What a book declares about a gym.
package struct GymInfo: Hashable, Sendable {
  /// The canonical key.
  package var id: GymID
  /// The id as it is written, with its `@`.
  package var spelling: String
  /// The display name; nil when none is declared.
  package var name: String?
  /// The color.
  package var color: GymColor = .blue
  /// The unit of loads that have none; nil when none is declared.
  package var unit: MassUnit?
  /// The keys of other ids.
  package var aliases: [GymID] = []
  /// The day on which it closed.
  package var closed: CivilDate?
  /// Whether it is the gym of sessions that name none.
  package var isDefault = false
  /// What it has to load.
  package var equipment = GymEquipment()

  /// Whether it closed before `date`.
  package func isClosed(by date: CivilDate) -> Bool { closed.map { $0 < date } ?? false }

  /// Makes a gym about which nothing else is declared.
  package init(id: GymID) {
    self.id = id
    spelling = "@\(id.text)"
  }
}

/// The color of a gym.
package enum GymColor: String, CaseIterable, Hashable, Sendable {
  case red
  case orange
  case yellow
  case green
  case blue
  case purple
  case pink
  case gray
}
