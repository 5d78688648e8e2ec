/// Lines of a name and what is to be said of it, all beginning in one column.
func factLines(_ facts: [(name: String, text: String)]) -> String {
  let width = facts.map { displayWidth($0.name) }.max() ?? 0
  return facts.map { "\($0.name.paddedRight(to: width))  \($0.text)\n" }.joined()
}
