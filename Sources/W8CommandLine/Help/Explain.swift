import W8Lint

extension Command {
  static let explain = Command(
    name: "explain",
    summary: "explain a rule of `check`, or list all rules",
    operands: "[RULE]",
    operandLimit: 1,
    detail: """
      RULE is a name such as weekday-mismatch or a code such as W8104. The page shows what the rule finds,
      why it matters and how to fix it. Without RULE, explain lists all rules.
      """,
    options: [.allRules, .noPager],
    exitCodes: [(.success, "the page was shown"), (.usage, "there is no such rule")],
    examples: ["w8log explain", "w8log explain weekday-mismatch", "w8log explain --all"],
    run: { invocation throws(Failure) in
      if invocation.arguments.has(.allRules) {
        try invocation.output.write(ruleReference())
        return .success
      }
      let rule = invocation.arguments.operands.first
      let page = invocation.page
      let text: String
      if let retired = rule.flatMap(RetiredRule.named) {
        text =
          "\(retired.name) (\(retired.code)) no longer exists; naming it has no effect. \(retired.reason)\n"
      } else {
        text = if let rule { try explanationPage(of: rule, page) } else { ruleList(page) }
      }
      try invocation.output.write(text)
      return .success
    })
}

extension Option {
  static let allRules = Option(
    name: "--all", summary: "explain every rule, in Markdown")
}
