import Primitives
import W8Book
import W8Engine
import W8Syntax

extension HoverProvider {
  /// What is declared of a gym, how often it was visited, and when last; on the line of a session its hover has that.
  static let gym = HoverProvider { scope in
    guard scope.line.kind != .session, let name = scope.name, case .gym(let id) = name.thing else {
      return nil
    }
    let book = scope.analysis.book
    let title = [oneLine(book.spelling(of: id)), book.gym(id)?.name.map(oneLine)]
    var facts: [HoverFact] = []
    if let gym = book.gym(id) {
      facts += declaredFacts(gym)
    } else {
      facts.append(HoverFact("Declared", "nowhere"))
    }
    facts += visitFacts(of: id, in: scope.analysis.logbook)
    return scope.hover(name.range, title.compactMap { $0 }.joined(separator: ", "), facts)
  }
}

/// The number of times that a gym was visited, and when last.
func visitFacts(of gym: GymID, in logbook: Logbook) -> [HoverFact] {
  let use = logbook.gymUses.first { $0.info.id == gym }
  let visits = HoverFact("Visits", "\(use?.visitCount ?? 0)")
  let last = use?.lastUsed.map { HoverFact("Last use", $0.words) }
  return [visits] + [last].compactMap { $0 }
}

private func declaredFacts(_ gym: GymInfo) -> [HoverFact] {
  var facts = [HoverFact("Colour", gym.color.rawValue)]
  if gym.isDefault {
    facts.append(HoverFact("Default", "for sessions without a gym"))
  }
  if let unit = gym.unit { facts.append(HoverFact("Loads", unit.symbol)) }
  if !gym.aliases.isEmpty {
    let names = gym.aliases.map { "@\(oneLine($0.text))" }
    facts.append(HoverFact("Aliases", names.joined(separator: ", ")))
  }
  if let closed = gym.closed { facts.append(HoverFact("Closed", closed.words)) }
  return facts
}

extension HoverProvider {
  /// On how many days a tag stands, and on which first and last.
  static let tag = HoverProvider { scope in
    guard let name = scope.name, case .tag(let key) = name.thing else { return nil }
    let dates = scope.analysis.logbook.months.lazy.flatMap { $0.entries }
      .filter { $0.tags.contains(key) }.map { $0.date }
    let days = Set(dates)
    var facts = [HoverFact("Uses", counted(days.count, "day"))]
    if let first = days.min(), let last = days.max() {
      facts.append(HoverFact("First", first.words))
      facts.append(HoverFact("Last", last.words))
    }
    return scope.hover(name.range, oneLine("#\(key.text)"), facts)
  }
}
