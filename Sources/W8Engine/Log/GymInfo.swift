/// What a book declares about a gym.
package struct GymInfo: Hashable, Sendable {
  /// The canonical key.
  package var id: GymID
  /// The display name; nil when none is declared.
  package var name: String?
  /// The colour.
  package var color: GymColor = .blue
  /// The unit of loads that have none; nil when none is declared.
  package var unit: MassUnit?
  /// The keys of other ids.
  package var aliases: [GymID] = []
  /// The day on which it closed.
  package var closed: CivilDate?
  /// Whether it is the gym of sessions that name none.
  package var isDefault = false

  /// Makes a gym about which nothing else is declared.
  package init(id: GymID) {
    self.id = id
  }
}

/// The colour of a gym.
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
