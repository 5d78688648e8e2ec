import W8Reports
import W8Text

/// What a value or an operand is, for who completes it.
enum Completable: Equatable {
  case words([String])
  case commands
  case rules
  case pages
  case days
  case periods
  case weekdays
  case files
  case gyms
  case tags
  case exercises
  case measurements
  case importers
  /// Nobody but the user knows.
  case unknown

  /// What help means by a word such as `FILE`, `@GYM` or `tokens`.
  init(placeholder: String) {
    if let sign = placeholder.first, sign == "@" || sign == "#" {
      self = sign == "@" ? .gyms : .tags
      return
    }
    switch placeholder {
    case "FILE", "FOLDER", "LOG", "RECORDING": self = .files
    case "EXERCISE": self = .exercises
    case "KEY", "KEYS": self = .measurements
    case "RULE": self = .rules
    case "COMMAND": self = .commands
    case "PAGE": self = .pages
    case "SOURCE": self = .importers
    case "DATE", "DAY": self = .days
    default:
      let isWord = placeholder.utf8.allSatisfy {
        UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 || $0 == UInt8(ascii: "-")
      }
      self = isWord && placeholder != "-" && !placeholder.isEmpty ? .words([placeholder]) : .unknown
    }
  }

  /// Whether several may stand between commas.
  var isList: Bool { self == .weekdays || self == .measurements }
}

extension Option.ValueShape {
  /// What the value is; nil for a switch.
  var completable: Completable? {
    switch self {
    case .none: nil
    case .choice(let words): .words(words)
    case .date, .day: .days
    case .period: .periods
    case .weekdays: .weekdays
    case .span, .count, .zone: .unknown
    case .text(let name): Completable(placeholder: name)
    }
  }
}

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

  /// Whether a shell can be told of the value: it has nothing that would end a line or be obeyed by a terminal.
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
