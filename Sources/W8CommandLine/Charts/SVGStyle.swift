/// How an SVG chart looks, in light and in dark.
///
/// The colours are those that Masataka Okabe and Kei Ito chose so that people with any colour vision
/// tell them apart ("Color Universal Design", 2008); each mark has its own form besides.
enum SVGStyle {
  /// The style sheet, without anything that has to be loaded.
  static let sheet = """
    text{font:13px system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif;fill:#1a1a1a}
    .heading{font-size:20px;font-weight:600}
    .faint{fill:#595959}
    .middle{text-anchor:middle}
    .end{text-anchor:end}
    .background{fill:#fff}
    .grid{stroke:#e6e6e6}
    .axis{stroke:#8c8c8c}
    .entry{fill:#1a1a1a;fill-opacity:.4}
    .average-line{fill:none;stroke:#0072b2;stroke-width:2.5;stroke-linejoin:round;stroke-linecap:round;pointer-events:none}
    .unseen{fill-opacity:0}
    .forecast-line{fill:none;stroke:#d55e00;stroke-width:3;stroke-dasharray:.1 7;stroke-linecap:round;pointer-events:none}
    .goal{stroke:#009e73;stroke-width:2;stroke-dasharray:12 5}
    .milestone{stroke:#cc79a7;stroke-width:1.5;stroke-dasharray:6 4 1.5 4}
    .crossing{fill:#cc79a7;stroke:#fff}
    @media (prefers-color-scheme:dark){
    text{fill:#f0f0f0}
    .faint{fill:#b3b3b3}
    .background{fill:#161616}
    .grid{stroke:#333}
    .axis{stroke:#808080}
    .entry{fill:#f0f0f0;fill-opacity:.5}
    .average-line{stroke:#56b4e9}
    .forecast-line{stroke:#e69f00}
    .crossing{stroke:#161616}
    }
    """
}
