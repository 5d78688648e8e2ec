/// An SVG file with a title and a story for those who do not see it; `draw` adds what is seen of it.
func svgDocument(
  title: String, story: String, _ draw: (inout SVGWriter) -> Void
) -> String {
  var svg = SVGWriter()
  svg.raw(#"<?xml version="1.0" encoding="UTF-8"?>"#)
  let (width, height) = (svgNumber(SVGCanvas.width), svgNumber(SVGCanvas.height))
  svg.group(
    "svg",
    [
      "xmlns": "http://www.w3.org/2000/svg", "width": "\(width)", "height": "\(height)",
      "viewBox": "0 0 \(width) \(height)", "role": "img",
      "aria-labelledby": "title description", "xml:lang": "en",
    ]
  ) { svg in
    svg.element("title", ["id": "title"], content: title)
    svg.element("desc", ["id": "description"], content: story)
    svg.group("style", [:]) { $0.raw(SVGStyle.sheet) }
    svg.element("rect", ["class": "background", "width": "100%", "height": "100%"])
    svg.element("text", ["class": "heading", "x": "24", "y": "36"], content: title)
    draw(&svg)
  }
  return svg.text
}
