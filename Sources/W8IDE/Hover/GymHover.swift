import W8Analysis
import W8Engine

extension HoverProvider {
  /// What is declared of a gym, how often it was visited, and when last.
  static let gym = HoverProvider { scope in
    guard let name = scope.name, case .gym(let id) = name.thing else { return nil }
    let book = scope.analysis.book
    let use = scope.analysis.logbook.gymUses.first { $0.info.id == id }
    let title = [oneLine(book.spelling(of: id)), book.gym(id)?.name.map(oneLine)]
    var facts: [HoverFact] = []
    if let gym = book.gym(id) {
      facts += declaredFacts(gym)
    } else {
      facts.append(HoverFact(label: "Declared", text: "nowhere"))
    }
    facts.append(HoverFact(label: "Visits", text: "\(use?.visitCount ?? 0)"))
    if let date = use?.lastUsed { facts.append(HoverFact(label: "Last use", text: date.words)) }
    return scope.hover(name.range, title.compactMap(\.self).joined(separator: ", "), facts)
  }
}

private func declaredFacts(_ gym: DeclaredGym) -> [HoverFact] {
  var facts = [HoverFact(label: "Colour", text: gym.color.rawValue)]
  if gym.isDefault {
    facts.append(HoverFact(label: "Default", text: "for sessions that name no gym"))
  }
  if let unit = gym.unit { facts.append(HoverFact(label: "Loads", text: unit.symbol)) }
  if !gym.aliases.isEmpty {
    let names = gym.aliases.map { "@\(oneLine($0))" }
    facts.append(HoverFact(label: "Aliases", text: names.joined(separator: ", ")))
  }
  if let closed = gym.closed { facts.append(HoverFact(label: "Closed", text: closed.words)) }
  return facts
}
