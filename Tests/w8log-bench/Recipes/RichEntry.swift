/// An entry of the day with a weight of `tenths` of a kilogram and what else may stand on one.
func richEntry(
  _ day: Day, isDated: Bool, tenths: Int, gym: String?, _ random: inout Random
) -> String {
  let number = isDated ? day.date : day.numerals
  var fields: [String] = []
  if random.chance(15) { fields.append(random.pick(["06:50", "07:05", "21:40"])) }
  if let gym { fields.append(gym) }
  if random.chance(14) { fields.append(random.pick(["#salty", "#müde", "#travel"])) }
  if random.chance(30) { fields += pairs(&random) }
  var line = "\(number) \(weekday(of: day, &random))  \(weight(tenths: tenths, &random))"
  if !fields.isEmpty { line += " " + fields.joined(separator: "  ") }
  while line.last == " " { line.removeLast() }
  return line + random.pick(["", "", "", "", "", "  > \(random.pick(richNotes))", "  ; by hand"])
}

/// Three columns or, on few lines, the weekday in full; left out on some.
private func weekday(of day: Day, _ random: inout Random) -> String {
  if random.chance(9) { return "   " }
  return random.chance(3) ? day.weekdayNameInFull : day.weekdayName
}

/// Eight columns: the digits before the point in the first three.
private func weight(tenths: Int, _ random: inout Random) -> String {
  let number = withTenths(of: tenths)
  let pounds = tenths * 100_000_000 / 45_359_237
  let choice = Int.random(in: 0..<100, using: &random)
  let text =
    switch choice {
    case 0..<46: number
    case 46..<56: number + "kg"
    case 56..<66: number + "\(choice % 10)"
    case 66..<75: withTenths(of: pounds) + "lb"
    case 75..<84: "\(pounds / 140)st" + (pounds % 140 < 10 ? "" : withTenths(of: pounds % 140))
    case 84..<92: number + "?"
    default: "-"
    }
  let digits = text.prefix { $0.isNumber || $0 == "-" }
  let filled = String(repeating: " ", count: 3 - digits.count) + text
  return filled + String(repeating: " ", count: max(0, 7 - filled.count))
}

/// One or two pairs of keys that the log knows; each key once.
private func pairs(_ random: inout Random) -> [String] {
  let first = random.pick(["fat:18.6%", "waist:84cm", "fat:19%", "waist:33.5in"])
  let second = random.pick([
    "sleep:7.5h", "sleep:7:30", "hrv:62ms", "x-mood:\"so so, tired\"", "hrv:\"58ms\"",
    "x-place:(home)",
  ])
  return switch Int.random(in: 0..<3, using: &random) {
  case 0: [first]
  case 1: [second]
  default: [first, second]
  }
}
