import Primitives
import W8Book
import W8Syntax
import W8Text

extension Rule {
  static let unknownRule = Rule(
    8507, "unknown-rule", .warning,
    Explanation(
      finds: "An unknown rule after `lint` or `w8log:ignore`.",
      harm: "The line has no effect.",
      fix: "Correct the name; `w8log explain` lists all rules.",
      example: """
        lint       weekday-mismach off
        """,
      instead: """
        lint       weekday-mismatch off
        """),
    .section { scope, findings in
      for (line, directive) in scope.tree.directivesWithLines {
        guard case .lint(let lint) = directive, named(lint.rule.text) == nil,
          RetiredRule.named(lint.rule.text) == nil
        else { continue }
        findings.report(line: line, lint.rule.range, message(lint.rule.text))
      }
      for comment in scope.lowered.ignoreComments {
        for rule in comment.rules where rule.rule == nil && RetiredRule.named(rule.name) == nil {
          findings.report(line: comment.line, rule.range, message(scope.tree.string(rule.range)))
        }
      }
    },
    fixes: .preferred { scope in
      guard let right = nearestRule(to: scope.text) else { return [] }
      return [.preferred("Write \(right)", scope.replacing(with: right))]
    })
}

private func message(_ name: String) -> String {
  let question = nearestRule(to: name).map { "; did you mean \($0)?" } ?? ""
  return "unknown rule \(quoted(name))\(question)"
}

private func nearestRule(to name: String) -> String? {
  ruleNames.nearest(to: name)
}

private let ruleNames = Vocabulary(Rule.all.map { $0.name })
