import W8Engine
import W8Text

/// The gyms that the section at hand names.
struct SectionGyms {
  /// The keys of the gyms, each once, in the order in which they come first.
  private(set) var keys: [GymID] = []
  /// The places among `keys` of the numbers that gyms have in the file, and the section to which they
  /// belong.
  private var places: [(section: Int, place: Int)] = []
  private var section = 0

  /// Starts a section.
  mutating func beginSection() {
    section += 1
    keys = []
  }

  /// The place among `keys` of the gym that has `number` in the file, whose spellings are `spellings`.
  mutating func place(of number: Int, _ spellings: KeySpellings) -> Int {
    while places.count <= number { places.append((section: 0, place: 0)) }
    if places[number].section != section {
      places[number] = (section, keys.count)
      keys.append(spellings.key(number))
    }
    return places[number].place
  }
}
