import W8TestSupport

/// A log of random lines of every kind, some of them malformed, some not even text.
func randomLog(_ random: inout SeededGenerator) -> [UInt8] {
  var bytes: [UInt8] = []
  for _ in 0..<Int.random(in: 0...60, using: &random) {
    bytes += randomLine(&random)
    bytes += lineEnds.randomElement(using: &random) ?? []
  }
  if Bool.random(using: &random), !bytes.isEmpty { bytes.removeLast() }
  return bytes
}

private let lineEnds: [[UInt8]] = [[0x0A], [0x0A], [0x0A], [0x0A], [0x0D, 0x0A], [0x0A, 0x0A]]

private func randomLine(_ random: inout SeededGenerator) -> [UInt8] {
  switch Int.random(in: 0..<20, using: &random) {
  case 0...8: Array(randomEntry(&random).utf8)
  case 9...17: Array((otherLines.randomElement(using: &random) ?? "").utf8)
  default:
    (0..<Int.random(in: 0...12, using: &random)).map { _ in
      UInt8.random(in: 0...255, using: &random)
    }
  }
}

private func randomEntry(_ random: inout SeededGenerator) -> String {
  let day = Int.random(in: 0...32, using: &random)
  let full = "2026-0\(Int.random(in: 1...3, using: &random))-\(day < 10 ? "0" : "")\(day)"
  let tenths = Int.random(in: 780...840, using: &random)
  let weight = "\(tenths / 10).\(tenths % 10)"
  let tails = ["", "?", "lb", "kg  @iron", "   07:05 > note", "  @home #tag", " st"]
  return (Int.random(in: 0..<5, using: &random) == 0 ? full : "\(day)")
    + ["", " Sat", " Mon"][Int.random(in: 0..<3, using: &random)] + "  " + weight
    + (tails.randomElement(using: &random) ?? "")
}

private let otherLines = [
  "# 2026-01", "# 2026-01 January", "# 2026-02 February, a title", "# 2026-13", "# words",
  "## 2026",
  "unit kg", "unit st", "trend span:3 day:last start:80", "gym @iron \"Iron\" default", "gym @home",
  "    Squat: 3x5 100", "    Squat: 5", "    + Curl: 3x8", "    @iron 06:30", "    @home",
  "    no colon",
  "    > a note", "    > another", "    > more", "    ; inside", "; margin", "; margin",
  "07 - #away",
  "05", "x-own line", "    03 Sat 82.1", "    ", "",
]
