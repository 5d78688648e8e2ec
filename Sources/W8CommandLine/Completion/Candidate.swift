import W8Text

extension Command {
  /// What the operand after `count` others may be.
  func operand(after count: Int) -> [Completable] {
    if let operandLimit, count >= operandLimit { return [] }
    let shapes = operands.split(separator: " ")
    guard let last = shapes.last else { return [] }
    if count >= shapes.count, !last.hasSuffix("…") { return [] }
    return Self.meanings(of: count < shapes.count ? shapes[count] : last)
  }

  /// What any of the operands may be.
  var anyOperand: [Completable] {
    operands.split(separator: " ").flatMap(Self.meanings)
  }

  /// What a word of `operands` such as `[FILE|FOLDER|-]…` stands for.
  private static func meanings(of shape: Substring) -> [Completable] {
    shape.split(separator: "|").map { part in
      Completable(placeholder: String(part.filter { !"[]…\"'".contains($0) }))
    }
  }
}

/// Something that may come at the cursor of a command line.
struct Candidate: Hashable {
  /// The word as the program would read it, without the quotes of a shell.
  let value: String
  /// What it is, on one line; empty where the word says enough.
  let detail: String

  /// Makes the candidate `value`; what would break a line or be obeyed by a terminal is made visible in `detail`.
  init(_ value: String, _ detail: String = "") {
    self.value = value
    let line = visible(detail)
    self.detail =
      line.count > Self.longestDetail ? line.prefix(Self.longestDetail - 1) + "…" : line
  }

  /// How many characters of a detail are shown.
  static let longestDetail = 70

  /// Whether a shell can get the value: it has nothing that would end a line or be obeyed by a terminal.
  var canBeTold: Bool {
    visible(value) == value && value.unicodeScalars.allSatisfy { $0.value >= 0x20 }
  }

  /// Whether the value goes on where `text` ends; case does not count.
  func continues(_ text: String) -> Bool {
    text.count <= value.count
      && zip(text, value).allSatisfy { $0 == $1 || $0.lowercased() == $1.lowercased() }
  }
}

/// What may come at the cursor of a command line.
enum Completion: Equatable {
  /// A path of a file or folder, which the shell knows best.
  case files
  /// One of some words, the likeliest first.
  case words([Candidate])
}
