import Primitives
package import W8Engine
import W8Syntax

/// What a book declares for all of its files.
package struct BookDeclarations: Hashable, Sendable {
  /// The declared gyms in order; of several with one id the first.
  package let gyms: [DeclaredGym]
  /// The declared exercises, tags and metrics.
  package let names: DeclaredNames
  /// The severities that `lint` directives give, by the rule's name; of several for one rule the first.
  package let severities: [String: Severity]
  /// The severities that whoever looks at the book gives, above those.
  package let overrides: SeverityOverrides

  /// The ids that several `gym` directives declare.
  let repeatedGyms: Set<GymID>

  private let gymIndices: [GymID: Int]

  /// Takes in what all files declare, in the order of the book.
  init(_ declarations: [Declaration], overriding overrides: SeverityOverrides) {
    var gyms: [DeclaredGym] = []
    var indices: [GymID: Int] = [:]
    var repeated: Set<GymID> = []
    var severities: [String: Severity] = [:]
    for declaration in declarations {
      switch declaration {
      case .gym(let gym):
        let id = gym.id
        guard indices[id] == nil else {
          repeated.insert(id)
          continue
        }
        indices[id] = gyms.count
        gyms.append(gym)
      case .lint(let rule, let severity):
        if severities[rule] == nil { severities[rule] = severity }
      case .exercise, .setup, .tag, .metric, .setting: break
      }
    }
    for (index, gym) in gyms.enumerated() {
      for alias in gym.aliases where indices[alias] == nil {
        indices[alias] = index
      }
    }
    self.gyms = gyms
    repeatedGyms = repeated
    names = DeclaredNames(declarations)
    self.severities = severities
    self.overrides = overrides
    gymIndices = indices
  }

  /// The gym declared with `id` as its id or alias; nil when there is none.
  package func gym(_ id: GymID) -> DeclaredGym? {
    gymIndices[id].map { gyms[$0] }
  }

  /// How the log writes the gym with the key `id`: as its declaration does, else the key with an `@`.
  package func spelling(of id: GymID) -> String { gym(id)?.spelling ?? "@\(id.text)" }

  /// Whether a gym is declared with `id` as its id or alias.
  func declares(_ id: GymID) -> Bool { gymIndices[id] != nil }

  /// The names of the gyms, for the engine.
  var gymNames: GymNames { GymNames(declaring: gyms.map(GymInfo.init)) }
}

/// A gym as its `gym` directive declares it.
package struct DeclaredGym: Hashable, Sendable {
  /// The key that is equal for all spellings of the id.
  package let id: GymID
  /// The id as it is written, with its `@`.
  package let spelling: String
  /// The display name; nil when none is written.
  package let name: String?
  /// The keys of former ids.
  package let aliases: [GymID]
  /// Whether the gym is the one used when a day names none.
  package let isDefault: Bool
  /// The unit of loads written there without one; nil when none is written.
  package let unit: MassUnit?
  /// The colour; blue when none is written that the palette has.
  package let color: GymColor
  /// The day on which it closed; nil when none is written that the calendar has.
  package let closed: CivilDate?

  init(_ arguments: GymArguments, _ keys: inout DeclaredKeys) {
    id = keys.key(ofID: arguments.id.text)
    spelling = arguments.id.text
    name = arguments.name
    aliases = arguments.aliases.map { keys.key(ofID: $0.text) }.filter { !$0.text.isEmpty }
    isDefault = arguments.isDefault
    unit = arguments.unit.flatMap(MassUnit.init)
    color = arguments.color.flatMap { GymColor(rawValue: lowerCaseOfWord($0.text)) } ?? .blue
    closed = arguments.closed.flatMap(CivilDate.init(written:))
  }
}
