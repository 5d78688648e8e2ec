import Primitives
import W8Book
import W8Syntax
import W8Text

extension Rule {
  static let unknownKey = Rule(
    8604, "unknown-key", .information,
    Explanation(
      finds: """
        A key that is not `fat`, `waist` or `sleep` and has no `metric` line. w8log ignores keys \
        that start with `x-`: use them for data of your own.
        """,
      harm: "w8log keeps it but does not use it, so no report shows a misspelled key.",
      fix: "Correct the key, or declare it with a line such as `metric hips cm`.",
      example: january("03 Sat   82.1   fta:18.6%"),
      instead: january("03 Sat   82.1   fat:18.6%")),
    .section { scope, findings in
      var keys: Vocabulary?
      for pair in scope.lowered.pairs where !pair.isOwn {
        guard scope.book.measure(of: pair.key) == nil else { continue }
        let known = keys ?? scope.book.knownKeys
        keys = known
        let hint =
          known.nearest(to: pair.key).map { "did you mean \($0)?" }
          ?? "declare it with a line such as metric hips cm"
        findings.report(
          line: pair.line, pair.keyRange,
          "unknown key \(quoted(scope.tree.string(pair.keyRange))); \(hint)")
      }
    },
    fixes: .preferred { scope in
      var fixes: [Fix] = []
      if let right = scope.directives.keys.nearest(to: scope.text) {
        fixes.append(.preferred("Write \(right)", scope.replacing(with: right)))
      }
      if let unit = unit(scope) {
        fixes.append(
          .possible(
            "Add the line metric \(scope.text) \(unit)",
            scope.declaration("metric \(scope.text) \(unit)", with: .metric)))
      }
      return fixes
    })
}

/// The unit of the value behind the key: what follows its number; nil when that is no plain word.
private func unit(_ scope: FixScope) -> String? {
  let tree = scope.fileLine.tree
  let text = tree.text
  let own = scope.diagnostic.range.shifted(by: -scope.fileLine.sectionStart)
  let pairs = scope.fileLine.lowered.pairs
  let index = pairs.partitioningIndex { $0.keyRange.start >= own.start }
  guard index < pairs.count, case let pair = pairs[index], pair.keyRange == own else { return nil }
  let range = tree.contentRange(of: pair)
  let value = tree.string(range)
  let unit = value.unicodeScalars.drop { "0"..."9" ~= $0 || $0 == "." }
  let isPlain = unit.allSatisfy { $0 == "%" || $0.properties.isAlphabetic }
  guard !unit.isEmpty, isPlain,
    number(text.span, range, before: String(unit), digits: Measure.mostDigits) != nil
  else {
    return nil
  }
  return String(unit)
}
