/// The example of `grammar/model.md` that falls from 84 to 81: a weight a day from 1 January to 11 February 2026, behind
/// `head`.
func fallingLog(_ head: String = "") -> String {
  let weights = [
    "84.0", "84.2", "83.7", "84.2", "83.3", "83.8", "83.4", "83.5", "83.7", "83.2", "83.7", "82.8",
    "83.3", "82.9", "83.0", "83.2", "82.7", "83.2", "82.3", "82.8", "82.4", "82.5", "82.8", "82.2",
    "82.7", "81.8", "82.3", "81.9", "82.0", "82.3", "81.7", "82.2", "81.4", "81.8", "81.4", "81.5",
    "81.8", "81.2", "81.7", "80.9", "81.3", "80.9",
  ]
  let lines = weights.enumerated().map { index, weight in
    let day = index % 31 + 1
    return "\(index == 31 ? "\n# 2026-02\n\n" : "")\(day < 10 ? "0" : "")\(day)       \(weight)\n"
  }
  return "unit       kg\n\(head)\n# 2026-01\n\n" + lines.joined()
}
