import W8TestSupport

/// Random texts of JSON, valid ones and damaged ones.
///
/// It leaves out what the parser and Foundation's read differently by design: numbers beyond
/// `Double`, halves of surrogate pairs, equal keys, byte order marks and NUL.
struct JSONSource {
  private var generator: SeededGenerator

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  /// A valid text, nested at most `depth` deep.
  mutating func text(depth: Int) -> String {
    blank() + value(depth: depth) + blank()
  }

  /// The text with one to three bytes of ASCII put in, taken out or replaced.
  mutating func damaged(_ text: String) -> String {
    var scalars = Array(text.unicodeScalars)
    let alphabet =
      Array(#"{}[]",:\u0129eE+-.tn /x"#.unicodeScalars) + ["\n", "\u{1}", "\u{7F}", "é"]
    for _ in 0..<number(1...3) {
      let index = number(0...scalars.count)
      let scalar = pick(alphabet)
      switch number(0...2) {
      case 0: scalars.insert(scalar, at: index)
      case 1 where index < scalars.count: scalars[index] = scalar
      case _ where index < scalars.count: scalars.remove(at: index)
      default: break
      }
    }
    var result = String.UnicodeScalarView()
    result.append(contentsOf: scalars)
    return String(result)
  }

  private mutating func value(depth: Int) -> String {
    switch number(0...(depth > 0 ? 9 : 6)) {
    case 0: return "null"
    case 1: return pick(["true", "false"])
    case 2: return String(Int.random(in: .min ... .max, using: &generator))
    case 3: return String(number(-1000...1000))
    case 4: return decimal()
    case 5, 6: return string()
    case 7: return list("[", "]", count: number(0...5)) { $0.value(depth: depth - 1) }
    default:
      var key = 0
      return list("{", "}", count: number(0...20)) { source in
        key += 1
        let name = "\"\(key)" + source.string().dropFirst()
        return name + source.blank() + ":" + source.blank() + source.value(depth: depth - 1)
      }
    }
  }

  private mutating func list(
    _ open: String, _ close: String, count: Int, _ item: (inout JSONSource) -> String
  ) -> String {
    var items: [String] = []
    for _ in 0..<count {
      items.append(blank() + item(&self) + blank())
    }
    return open + (items.isEmpty ? blank() : items.joined(separator: ",")) + close
  }

  private mutating func decimal() -> String {
    let sign = pick(["", "-"])
    let fraction = pick(["", ".0", ".5", ".125", ".\(number(0...999_999))"])
    let exponent = pick(["", "", "e5", "E-7", "e+10", "e\(number(-290...290))"])
    return sign + String(number(0...100_000)) + fraction + exponent
  }

  private mutating func string() -> String {
    let pieces = [
      "a", "weight", "82.3 kg", "é", "e\u{301}", "🏋", "\u{2028}", "\u{7F}", "/", #"\""#, #"\\"#,
      #"\/"#, #"\n"#, #"\r"#, #"\t"#, #"\b"#, #"\f"#, #"\u0041"#, #"\u00e9"#, #"\uD83C\uDFCB"#,
      #"\u001f"#, "0123456789abcdef",
    ]
    var text = ""
    for _ in 0..<number(0...8) {
      text += pick(pieces)
    }
    return "\"\(text)\""
  }

  private mutating func blank() -> String {
    pick(["", "", "", " ", "\n", "\t", "\r\n "])
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &generator)
  }

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[number(0...(elements.count - 1))]
  }
}
