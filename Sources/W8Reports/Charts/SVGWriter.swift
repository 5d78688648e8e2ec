import W8Engine

/// Writes the elements of an SVG file, one a line, with everything escaped.
struct SVGWriter {
  private(set) var text = ""
  /// In how many others its elements stand.
  var depth = 0

  mutating func add(_ other: SVGWriter) {
    text += other.text
  }

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

extension SVGWriter {
  mutating func text(
    _ text: String, at point: (x: Double, y: Double), class name: String? = nil
  ) {
    let (x, y) = (Value.number(point.x), Value.number(point.y))
    element(
      "text", name.map { ["class": "\($0)", "x": x, "y": y] } ?? ["x": x, "y": y], content: text)
  }

  /// Draws a straight line, which has a name and tells a pointer something where these are given.
  mutating func line(
    from start: (x: Double, y: Double), to end: (x: Double, y: Double), class name: String,
    id: String? = nil, title: String? = nil
  ) {
    let (x1, y1) = (Value.number(start.x), Value.number(start.y))
    let (x2, y2) = (Value.number(end.x), Value.number(end.y))
    let kind = Value.words(name)
    element(
      "line",
      id.map { ["id": "\($0)", "class": kind, "x1": x1, "y1": y1, "x2": x2, "y2": y2] }
        ?? ["class": kind, "x1": x1, "y1": y1, "x2": x2, "y2": y2], title: title)
  }
}

/// The value of `points`: what a line or a shape goes through.
func svgPoints(_ points: [(Double, Double)]) -> SVGWriter.Value {
  .words(points.map { "\(svgNumber($0.0)),\(svgNumber($0.1))" }.joined(separator: " "))
}

/// The corners of a diamond around a point.
func svgDiamond(_ x: Double, _ y: Double) -> SVGWriter.Value {
  svgPoints([(x, y - 7), (x + 7, y), (x, y + 7), (x - 7, y)])
}

/// The number with two decimals at most, none that say nothing, and never `-0`.
func svgNumber(_ number: Double) -> String {
  let limit = 1e12
  let hundredths = (min(max(number.isNaN ? 0 : number, -limit), limit) * 100).rounded()
  return DecimalText.text(thousandths: 10 * Int64(hundredths))
}

/// An SVG file with a title and a story for those who do not see it; `draw` adds what is seen of it from a height on,
/// and says where that ends.
///
/// It is as wide as a page that is shown at its full size, and drawn for the narrowest, where its text is largest.
func svgDocument(
  title: String, story: String, _ draw: (inout SVGWriter, _ top: Double) -> Double
) -> String {
  var drawing = SVGWriter(depth: 1)
  let top = drawing.lines(
    of: title, class: "heading", from: SVGCanvas.margin, lineHeight: SVGCanvas.headingHeight,
    characterWidth: SVGCanvas.headingCharacterWidth)
  let height = draw(&drawing, top) + SVGCanvas.margin
  var svg = SVGWriter()
  svg.raw(#"<?xml version="1.0" encoding="UTF-8"?>"#)
  let scale = SVGCanvas.fullWidth / SVGCanvas.width
  svg.group(
    "svg",
    [
      "xmlns": "http://www.w3.org/2000/svg", "width": .number(SVGCanvas.fullWidth),
      "height": .number(height * scale),
      "viewBox": "0 0 \(svgNumber(SVGCanvas.width)) \(svgNumber(height))", "role": "img",
      "aria-labelledby": "title description", "xml:lang": "en",
    ]
  ) { svg in
    svg.element("title", ["id": "title"], content: title)
    svg.element("desc", ["id": "description"], content: story)
    svg.group("style", [:]) { $0.raw(SVGStyle.sheet) }
    svg.element("rect", ["class": "background", "width": "100%", "height": "100%"])
    svg.add(drawing)
  }
  return svg.text
}

extension SVGWriter {
  /// Writes a text on as many lines as it takes, below `top`; says where the last of them ends.
  mutating func lines(
    of text: String, class name: String, from top: Double,
    lineHeight: Double = SVGCanvas.textHeight,
    characterWidth: Double = SVGCanvas.characterWidth
  ) -> Double {
    var bottom = top
    let width = SVGCanvas.width - 2 * SVGCanvas.margin
    for line in wrap(text, width: Int(width / characterWidth)) {
      bottom += lineHeight
      self.text(line, at: (SVGCanvas.margin, bottom - 6), class: name)
    }
    return bottom
  }
}

/// A chart as an SVG file.
package struct SVGPicture {
  /// The whole file.
  package let text: String
  /// The message beside it when there is nothing to see; nil when there is something.
  package let emptiness: String?
}

/// The way an SVG chart looks, in light and in dark.
///
/// The colors are those that Masataka Okabe and Kei Ito chose so that people with any color vision
/// tell them apart ("Color Universal Design", 2008); each mark has its own form besides.
enum SVGStyle {
  /// The style sheet, without anything that has to be loaded.
  static let sheet = """
    text{font:20px system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif;fill:#1a1a1a}
    .heading{font-size:23px;font-weight:600}
    @media (min-width:480px){text{font-size:16px}.heading{font-size:20px}}
    @media (min-width:720px){text{font-size:13px}.heading{font-size:16px}}
    .faint{fill:#595959}
    .middle{text-anchor:middle}
    .end{text-anchor:end}
    .background{fill:#fff}
    .grid{stroke:#e6e6e6}
    .axis{stroke:#8c8c8c}
    .entry{fill:#1a1a1a;fill-opacity:.4}
    .cloud{fill:none;stroke:#1a1a1a;stroke-opacity:.4;stroke-width:2;stroke-linecap:round}
    .average-line{fill:none;stroke:#0072b2;stroke-width:2.5;stroke-linejoin:round;stroke-linecap:round;pointer-events:none}
    .average-gap{fill:none;stroke:#0072b2;stroke-width:1;stroke-dasharray:4 4;pointer-events:none}
    .unseen{fill-opacity:0}
    .forecast-line{fill:none;stroke:#d55e00;stroke-width:1.2;pointer-events:none}
    .forecast-band{fill:#d55e00;fill-opacity:.14;pointer-events:none}
    .goal{stroke:#009e73;stroke-width:2;stroke-dasharray:12 5}
    .goal-arrow{fill:#009e73;stroke:none}
    .milestone{stroke:#cc79a7;stroke-width:1.5;stroke-dasharray:6 4 1.5 4}
    .crossing{fill:#cc79a7;stroke:#fff}
    .line{fill:none;stroke-width:2;stroke-linejoin:round;fill-opacity:0}
    .line-gap{fill:none;stroke-width:1;stroke-dasharray:4 4;fill-opacity:0}
    .gym-red{stroke:#b3261e;fill:#b3261e}
    .gym-orange{stroke:#d55e00;fill:#d55e00}
    .gym-yellow{stroke:#9a7d00;fill:#9a7d00}
    .gym-green{stroke:#009e73;fill:#009e73}
    .gym-blue{stroke:#0072b2;fill:#0072b2}
    .gym-purple{stroke:#6a3d9a;fill:#6a3d9a}
    .gym-pink{stroke:#cc79a7;fill:#cc79a7}
    .gym-gray{stroke:#6e6e6e;fill:#6e6e6e}
    @media (prefers-color-scheme:dark){
    text{fill:#f0f0f0}
    .faint{fill:#b3b3b3}
    .background{fill:#161616}
    .grid{stroke:#333}
    .axis{stroke:#808080}
    .entry{fill:#f0f0f0;fill-opacity:.5}
    .cloud{stroke:#f0f0f0;stroke-opacity:.5}
    .average-line,.average-gap{stroke:#56b4e9}
    .forecast-line{stroke:#e69f00}
    .forecast-band{fill:#e69f00}
    .crossing{stroke:#161616}
    .gym-red{stroke:#ff7a70;fill:#ff7a70}
    .gym-orange{stroke:#e69f00;fill:#e69f00}
    .gym-yellow{stroke:#f0e442;fill:#f0e442}
    .gym-green{stroke:#2fd0a5;fill:#2fd0a5}
    .gym-blue{stroke:#56b4e9;fill:#56b4e9}
    .gym-purple{stroke:#b99cff;fill:#b99cff}
    .gym-gray{stroke:#a6a6a6;fill:#a6a6a6}
    }
    """
}
