import Primitives
import W8Analysis
import W8Engine

extension HoverProvider {
  /// On how many days a tag stands, and on which first and last.
  static let tag = HoverProvider { scope in
    guard let name = scope.name, case .tag(let key) = name.thing else { return nil }
    let dates = scope.analysis.logbook.months.lazy.flatMap(\.entries)
      .filter { $0.tags.contains(key) }.map(\.date)
    let days = Set(dates)
    var facts = [HoverFact(label: "Uses", text: counted(days.count, "day"))]
    if let first = days.min(), let last = days.max() {
      facts.append(HoverFact(label: "First", text: first.words))
      facts.append(HoverFact(label: "Last", text: last.words))
    }
    return scope.hover(name.range, oneLine("#\(key.text)"), facts)
  }
}
