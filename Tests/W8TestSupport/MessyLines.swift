/// Lines that are valid and far from canonical: any spacing, order, case and spelling that the grammar allows.
package struct MessyLines: Sendable {
  private var random: RandomLog

  /// Starts the sequence that belongs to `seed`.
  package init(seed: UInt64) {
    random = RandomLog(seed: seed)
  }

  /// The next line, without a line end.
  package mutating func line() -> String {
    switch random.number(in: 0...9) {
    case 0...2: entry() + tail()
    case 3...6: exercise() + tail()
    case 7:
      one(" ", "\t", "      ") + one("@Iron", "@")
        + fields(["7:05-8:15", "#a", "#B-c", "\"Push  day; > 1\""]) + tail()
    case 8:
      one(" >", "  >", "\t\t>", "          >", "\t;", ";", "; ", " > ") + " " + random.prose()
        + one("", " ", "\t")
    default: directive()
    }
  }

  private mutating func one(_ choices: String...) -> String {
    random.one(of: choices) ?? ""
  }

  private mutating func blanks() -> String { one(" ", " ", "  ", "\t", " \t ") }

  private mutating func tail() -> String {
    random.isOne(in: 4)
      ? blanks() + one(">", ";", "> ", ";;", ">>") + one("", "a  b ", "@x (\"") : ""
  }

  /// Some of `choices` in any order, each after blanks.
  private mutating func fields(_ choices: [String]) -> String {
    var text = ""
    for choice in choices.shuffled(using: &random.generator) where random.isOne(in: 2) {
      text += blanks() + choice
    }
    return text
  }

  private mutating func entry() -> String {
    one("3", "03", "31", "2026-01-03") + one("", " sat", "  Saturday", "\tSUN")
      + fields([
        one("82,4", "82.4kg", "182.10LB?", "13st", "9St4.5", "1", "-"), one("7:05", "23:59"),
        one("@Iron", "@"), "#b", "#A", "fat:18%", "note:\"a  ; b\"",
      ])
  }

  private mutating func exercise() -> String {
    let name = one(
      "Squat", "DB  press", "Curl 21", "\"Calf  raise\"", "\"Curl: EZ\"", "\"3 Sat x\"", "\"@a\"",
      "卧推", "21s (a, b) x'y/z", "\" a \"", "\"a > b\"", "\"+ a\"")
    let groups = (0..<random.number(in: 0...3)).map { _ in group() }
    return one(" ", "\t", "    ") + one("", "", "+  ") + name + one("", " ") + ":" + blanks()
      + groups.joined(separator: one(", ", " ,", " ,  "))
  }

  private mutating func group() -> String {
    let effort = one("@8", "@8.5", "RIR2", "rir0")
    let labels = one("(a  b)", "(;)", "(1,2) (x)")
    let others = [
      one("1X60s", "1:30", "3 x 1:30/2:00", "20MIN"), one("5KM", "4×400m"), effort, labels,
    ]
    switch random.number(in: 0...3) {
    case 0:
      let chain = one("100kg x 5", "BW+10X5!×03", "3x8+ x 20.50LB", "1x5x100kg", "bw x 5 x 1")
      return fields(others + [chain]) + " " + labels
    case 1:
      let load = one("100KG", "+10", "-15kg", "BW", "7LVL", "102.5lb")
      return fields(others + [load, one("3x5", "01x5/5/4!", "W2×8+", "5", "12 x 3")]) + " " + effort
    default:
      return one("5", "3x5", "w1x5", "8/8/7+") + fields(others) + " " + one("100", "102.50", "5")
    }
  }

  private mutating func directive() -> String {
    one(
      "UNIT  kg", "x-A  b ; c ", "gym @A  \"B  c\" DEFAULT color:RED >n", "#2026-01 \t a  b >c ",
      "Exercise \"A b\" alias:\"c  d\" Group:legs group:\"lower  back\"", "w8log  1.0", "goal 78,0",
      "milestone  every:5 ;")
  }
}
