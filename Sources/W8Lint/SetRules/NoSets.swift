import W8Book
import W8Syntax
import W8Text

extension Rule {
  static let noSets = Rule(
    8412, "no-sets", .hint,
    Explanation(
      finds: "An exercise without any sets.",
      harm: "None, but it is likely that they were forgotten.",
      example: january("03 Sat   82.1", "    Squat:"),
      instead: january("03 Sat   82.1", "    Squat:              3x5 100")),
    .section { scope, findings in
      let rows = scope.rows
      for (line, range) in scope.exercises {
        // A sign of a superset, a name and a tail at most.
        guard range.count <= 3, let name = range.first(where: { rows[$0].isName }),
          name + 1 == range.upperBound || rows[name + 1].isTail,
          let nameRange = scope.tree.nameRange(ofLine: line)
        else { continue }
        findings.report(
          line: line, nameRange, "no sets of \(quoted(scope.tree.string(nameRange))) are logged")
      }
    })
}

extension SyntaxRow {
  /// Whether it is the note or comment that ends its line.
  fileprivate var isTail: Bool { isOf(.note) || isOf(.comment) }
}
