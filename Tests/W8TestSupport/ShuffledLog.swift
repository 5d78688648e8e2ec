extension RandomLog {
  /// A log of up to 50 days in which a few lines stand elsewhere, are mutated, or are put in.
  package mutating func shuffledLog() -> [UInt8] {
    let log = log(days: number(in: 1...50))
    var lines = log.split(separator: "\n", omittingEmptySubsequences: false).map { Array($0.utf8) }
    for _ in 0..<number(in: 0...4) {
      let index = number(in: 0...lines.count - 1)
      switch number(in: 0...2) {
      case 0: lines.swapAt(index, number(in: 0...lines.count - 1))
      case 1: lines[index] = mutated(lines[index])
      default: lines.insert(Array(line().utf8), at: index)
      }
    }
    return Array(lines.joined(separator: [0x0A]))
  }
}
