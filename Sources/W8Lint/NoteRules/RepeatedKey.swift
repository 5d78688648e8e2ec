import W8Book
import W8Syntax
import W8Text

extension Rule {
  static let repeatedKey = Rule(
    8606, "repeated-key", .warning,
    Explanation(
      finds: """
        A key twice on one line. Only `alias`, `group`, `stage` and keys that start with `x-` may \
        repeat.
        """,
      harm: "Only the first value counts.",
      fix: "Remove one of them.",
      example: january("03 Sat   82.1   fat:18.6%  fat:18.9%"),
      instead: january("03 Sat   82.1   fat:18.6%")),
    .section { scope, findings in
      let pairs = scope.lowered.pairs
      var first = 0
      while first < pairs.count {
        let end = pairs[first...].firstIndex { $0.line != pairs[first].line } ?? pairs.count
        report(pairs[first..<end], repeatable: [], scope, &findings) { pair in
          scope.book.measure(of: pair.key)?
            .accepts(scope.text.span, scope.tree.contentRange(of: pair)) ?? true
        }
        first = end
      }
      for line in scope.tree.directiveLines {
        report(scope.tree.pairs(ofLine: line)[...], repeatable: repeatableKeys, scope, &findings)
      }
    })
}

/// The keys that a directive may have more than once.
private let repeatableKeys: Set<String> = ["alias", "group", "stage"]

/// Reports those of `pairs`, of one line, whose key stands before them with a value that can be read: else it is not the first
/// that counts.
private func report(
  _ pairs: ArraySlice<EntryPair>, repeatable: Set<String>, _ scope: SectionScope,
  _ findings: inout SectionFindings, isReadable: (EntryPair) -> Bool = { _ in true }
) {
  guard pairs.count > 1, pairs.count > fewPairs || holdsTwice(pairs) else { return }
  var known: Set<String> = []
  for pair in pairs where !repeatable.contains(pair.key) && !pair.isOwn {
    if known.contains(pair.key) {
      findings.report(
        line: pair.line, pair.range,
        "\(pair.key.prefix(40)): is on this line twice; only the first counts; remove one")
    } else if isReadable(pair) {
      known.insert(pair.key)
    }
  }
}

/// The number of pairs that are compared one by one.
private let fewPairs = 8

private func holdsTwice(_ pairs: ArraySlice<EntryPair>) -> Bool {
  pairs.indices.contains { index in
    pairs[..<index].contains { $0.key == pairs[index].key }
  }
}
