/// Words among which misspelled ones are looked up.
package struct Vocabulary: Sendable {
  private let words: [Word]

  /// Makes a vocabulary of `texts`, in their order.
  package init(_ texts: some Sequence<String>) {
    words = texts.map(Word.init)
  }

  /// The word that `text` is most likely a misspelling of, in any case; the first of several.
  ///
  /// nil when none is near enough: one slip up to five letters, two up to nine, three beyond.
  package func nearest(to text: String) -> String? {
    let wanted = Word(text)
    guard wanted.scalars.count <= Word.longest else { return nil }
    var best: (distance: Int, text: String)?
    for word in words {
      let count = max(wanted.scalars.count, word.scalars.count)
      guard count <= Word.longest else { continue }
      let allowed = count < 3 ? 0 : count <= 5 ? 1 : count <= 9 ? 2 : 3
      let limit = min(allowed, (best?.distance ?? .max) - 1)
      guard wanted.leastDistance(to: word) <= limit,
        let distance = editDistance(wanted.scalars, word.scalars, limit: limit)
      else { continue }
      best = (distance, word.text)
    }
    return best?.text
  }
}

/// A word in lower case, of which only so much is kept as shows that it is too long.
private struct Word: Sendable {
  /// What is longer is no word, and would take minutes.
  static let longest = 64

  let text: String
  let scalars: [Unicode.Scalar]
  /// A bit for each of its letters; letters may share one.
  private let letters: UInt32

  init(_ text: String) {
    self.text = text
    let start = String(text.unicodeScalars.prefix(Self.longest + 1))
    scalars = Array(start.lowercased().unicodeScalars.prefix(Self.longest + 1))
    letters = scalars.reduce(0) { $0 | 1 << ($1.value & 31) }
  }

  /// No more than what has to change: letters that the other lacks, and by how many one is longer.
  func leastDistance(to other: Word) -> Int {
    max(
      (letters & ~other.letters).nonzeroBitCount, (other.letters & ~letters).nonzeroBitCount,
      abs(scalars.count - other.scalars.count))
  }
}
