import Primitives
import W8Engine

extension SetTokenizer {
  /// The letters that come next, in lower case.
  func peekWord() -> String {
    String(text[index...].prefix { $0.isLetter }).lowercased()
  }

  mutating func readWord() {
    let start = index
    let word = peekWord()
    guard !word.isEmpty else {
      index += 1
      return tokens.append(.words(String(text[start])))
    }
    index += word.count
    // Chinese and Japanese have no blanks, as in 4组12次.
    let isGlued = word.first.map { !$0.isASCII } == true && isSetWord(word)
    if next.map(isDecimalDigit) == true, !isGlued, !["w", "rpe", "rir", "x"].contains(word) {
      return tokens.append(.fault("a number in a word"))
    }
    if fillerWords.contains(word) { return }
    if word == "at" { return readAt() }
    if word == "then" { return tokens.append(.separator) }
    if word == "mal" || word == "by" { return tokens.append(.times) }
    if isRepetitionWord(word) {
      if next == "." { index += 1 }
      return tokens.append(.repetitions)
    }
    if wordsForSets.contains(word) { return tokens.append(.sets) }
    if word == "rpe" || word == "rir" { return readEffort(word) }
    if readBody(word) { return }
    if let token = sideWord(restOfSide(word)) { return tokens.append(token) }
    if word == "w" || SetKind.named(word) == .warmUp {
      if next == "-", String(text[index...].dropFirst().prefix(2)).lowercased() == "up" {
        index += 3
      }
      return tokens.append(.warmUp)
    }
    if failureWords.contains(word) { return tokens.append(.label("failure")) }
    // Words to the next digit or sign are one token; a digit glued to letters is never a set.
    while let sign = next, sign.isLetter || sign == " " || "'’-.!?".contains(sign) {
      if sign == " ", character(1).map({ !$0.isLetter }) ?? true { break }
      index += 1
    }
    if next.map(isDecimalDigit) == true { return tokens.append(.fault("a number in a word")) }
    tokens.append(.words(String(text[start..<index])))
  }

  private mutating func readEffort(_ word: String) {
    skipBlanks()
    guard next.map(isDecimalDigit) == true, let value = amount() else {
      return tokens.append(.fault(notUnderstood))
    }
    if word == "rir", value % 1000 == 0, value < 10_000 {
      tokens.append(.effort(.inReserve(UInt8(value / 1000))))
    } else if word == "rpe", let effort = perceivedEffort(thousandths: value) {
      tokens.append(.effort(effort))
    } else {
      tokens.append(.fault("an effort that is not 1 to 10"))
    }
  }

  /// `bw`, `bw+10`, `bodyweight - 20 kg` and `body weight`.
  private mutating func readBody(_ word: String) -> Bool {
    if word == "body" {
      let start = index
      skipBlanks()
      guard ["weight", "mass"].contains(peekWord()) else {
        index = start
        return false
      }
      index += peekWord().count
    } else if !bodyLoadWords.contains(word) {
      return false
    }
    let start = index
    skipBlanks()
    if let sign = next, sign == "+" || sign == "-" {
      index += 1
      skipBlanks()
      if next.map(isDecimalDigit) == true, let value = amount() {
        let unit = massUnitBehind()
        tokens.append(.load(.bodyAnd(sign == "+" ? value : -value, unit)))
        return true
      }
    }
    index = start
    tokens.append(.load(.body))
    return true
  }

  /// A word with those behind it that say `per side`.
  private mutating func restOfSide(_ word: String) -> String {
    guard ["per", "each", "je", "pro", "par", "por"].contains(word) else { return word }
    let start = index
    skipBlanks()
    let side = peekWord()
    guard sideWords.contains(side) else {
      index = start
      return word
    }
    index += side.count
    return "\(word) \(side)"
  }
}
