package import W8Book
import W8Edits
package import W8Engine
import W8Syntax
package import W8Text

extension FileLine {
  /// A line for below that goes on with the plan of this line from `date` with `load`, its training max where it has one; with
  /// `until`, the plan of this line ends on that day. Nil where the line has no plan.
  package func restartingPlan(
    from date: CivilDate, with load: Amount, in file: FileAnalysis, until: CivilDate? = nil
  ) -> [TextEdit]? {
    guard case .plan(let plan) = tree.directive(onLine: line) else { return nil }
    let said = tokens.prefix { $0.kind != .note && $0.kind != .comment && $0.kind != .verbatim }
    guard let last = said.last else { return nil }
    let load = plan.rules.written(load)
    let start = plan.rules.max == nil ? load : "max:\(load)"
    var words: [String] = []
    var hasStart = false
    for token in said {
      let word = tree.string(of: token, line: line)
      let key = word.prefix { $0 != ":" }.lowercased()
      switch token.kind {
      case .pair where key == "from": words.append("from:\(date)")
      case .pair where key == "until": break
      case .pair where key == "max", .word where isStartLoad(word):
        if !hasStart { words.append(start) }
        hasStart = true
      default: words.append(word)
      }
    }
    if !hasStart { words.append(start) }
    let written = Array((words.joined(separator: " ") + "\n").utf8)
    let text = (try? canonicalText(written)) ?? written
    let new = file.lineEnd(at: self) + String(decoding: text.dropLast(), as: UTF8.self)
    let end = TextRange(at: contentRange.end)
    guard let until, plan.until == nil else { return [TextEdit(end, new)] }
    let lastEnd = range(of: last).end
    if lastEnd == contentRange.end { return [TextEdit(end, " until:\(until)" + new)] }
    return [TextEdit(TextRange(at: lastEnd), " until:\(until)"), TextEdit(end, new)]
  }
}

/// Whether a word of a plan is the load of its first session.
private func isStartLoad(_ word: String) -> Bool {
  let word = word.lowercased()
  if word.hasPrefix("bw") { return true }
  return word.first?.isNumber == true && !word.contains(":")
    && ["kg", "lb", "lvl"].contains(where: { word.hasSuffix($0) })
}

extension PlanRules {
  /// A load as a plan writes it.
  fileprivate func written(_ load: Amount) -> String {
    let number = load.number + load.symbol
    guard kind == .bodyWeight else { return number }
    return load.value == 0 ? "bw" : "bw\(load.value > 0 ? "+" : "")\(number)"
  }
}
