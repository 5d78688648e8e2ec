extension Command {
  static let explain = Command(
    name: "explain",
    summary: "explain a rule of check, or list them all",
    operands: "[RULE]",
    operandLimit: 1,
    detail: """
      RULE is a name such as weekday-mismatch or a code such as W8104. The page tells what the rule
      finds, why that hurts, and what to write instead.
      """,
    exitCodes: [(.success, "the page was shown"), (.usage, "there is no such rule")],
    examples: ["w8log explain", "w8log explain weekday-mismatch"],
    run: { invocation throws(Failure) in
      let rule = invocation.arguments.operands.first
      let page = if let rule { try explanationPage(of: rule) } else { ruleList() }
      try invocation.output.write(page)
      return .success
    })
}
