import W8Engine

/// Writes the elements of an SVG file, one a line, with everything escaped.
struct SVGWriter {
  /// What was written so far.
  private(set) var text = ""
  private var depth = 0

  /// The value of an attribute.
  enum Value: ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
    case words(String)
    /// Coordinates and sizes, with two decimals at most.
    case number(Double)

    init(stringLiteral value: String) { self = .words(value) }

    fileprivate var text: String {
      switch self {
      case .words(let text): xmlEscaped(attribute: text)
      case .number(let number): svgNumber(number)
      }
    }
  }

  typealias Attributes = KeyValuePairs<String, Value>

  /// Writes an element with `content` as its text, or with none, and with a `title` that a pointer shows.
  mutating func element(
    _ name: String, _ attributes: Attributes, content: String? = nil, title: String? = nil
  ) {
    let inside =
      (title.map { "<title>\(xmlEscaped(content: $0))</title>" } ?? "")
      + (content.map { xmlEscaped(content: $0) } ?? "")
    line(
      inside.isEmpty
        ? "<\(name)\(list(attributes))/>" : "<\(name)\(list(attributes))>\(inside)</\(name)>")
  }

  /// Writes an element with others in it.
  mutating func group(
    _ name: String, _ attributes: Attributes, _ write: (inout SVGWriter) -> Void
  ) {
    line("<\(name)\(list(attributes))>")
    depth += 1
    write(&self)
    depth -= 1
    line("</\(name)>")
  }

  /// Writes lines as they are.
  mutating func raw(_ lines: String) {
    for part in lines.split(separator: "\n") { line(String(part)) }
  }

  private mutating func line(_ line: String) {
    text += String(repeating: " ", count: depth) + line + "\n"
  }

  private func list(_ attributes: Attributes) -> String {
    attributes.map { " \($0.key)=\"\($0.value.text)\"" }.joined()
  }
}

/// The value of `points`: what a line or a shape goes through.
func svgPoints(_ points: [(Double, Double)]) -> SVGWriter.Value {
  .words(points.map { "\(svgNumber($0.0)),\(svgNumber($0.1))" }.joined(separator: " "))
}

/// The corners of a diamond around a place.
func svgDiamond(_ x: Double, _ y: Double) -> SVGWriter.Value {
  svgPoints([(x, y - 7), (x + 7, y), (x, y + 7), (x - 7, y)])
}

/// The number with two decimals at most, none that say nothing, and never `-0`.
func svgNumber(_ number: Double) -> String {
  let limit = 1e12
  let hundredths = Int((min(max(number.isNaN ? 0 : number, -limit), limit) * 100).rounded())
  let (whole, rest) = hundredths.magnitude.quotientAndRemainder(dividingBy: 100)
  let sign = hundredths < 0 ? "-" : ""
  guard rest > 0 else { return "\(sign)\(whole)" }
  let decimals = rest % 10 == 0 ? "\(rest / 10)" : rest < 10 ? "0\(rest)" : "\(rest)"
  return "\(sign)\(whole).\(decimals)"
}
