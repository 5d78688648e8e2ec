import W8Engine

/// What the marks of an SVG chart mean, below it.
struct SVGLegend {
  private let items: [Item]

  /// A mark with its meaning.
  private struct Item {
    let mark: Mark
    let text: String

    enum Mark {
      case none, entry, crossing
      case line(String)
    }

    /// A rough width: the font of the reader is not known.
    var width: Double {
      let words = Double(text.unicodeScalars.count) * SVGCanvas.characterWidth
      if case .none = mark { return words + 24 }
      return words + SVGLegend.markWidth + 8 + 24
    }
  }

  private static let left = 24.0
  private static let first = 490.0
  private static let lineHeight = 24.0
  private static let markWidth = 28.0

  /// The legend of a chart on which `milestones` are drawn.
  init(_ chart: WeightChart, _ words: ChartWords, milestones: [SVGMilestone]) {
    var items = chart.points.isEmpty ? [] : [Item(mark: .entry, text: chart.quantity.point)]
    items.append(Item(mark: .line("average-line"), text: words.averageLabel))
    if let label = words.forecastLabel {
      items.append(Item(mark: chart.forecast == nil ? .none : .line("forecast-line"), text: label))
    }
    if let label = words.goalLabel {
      items.append(Item(mark: chart.showsGoal ? .line("goal") : .none, text: label))
    }
    if !milestones.isEmpty {
      items.append(Item(mark: .line("milestone"), text: "milestone"))
    } else if !chart.milestonesInSight.isEmpty {
      let count = chart.milestonesInSight.count
      items.append(Item(mark: .none, text: words.milestonesLeftOut(count)))
    }
    if milestones.contains(where: { $0.isCrossed(in: chart) }) {
      items.append(Item(mark: .crossing, text: "crossed"))
    }
    self.items = items
  }

  /// Draws the items beside each other, on as many lines as it takes.
  func draw(on svg: inout SVGWriter) {
    svg.group("g", ["id": "legend"]) { svg in
      var (x, y) = (Self.left, Self.first)
      for item in items {
        if x > Self.left, x + item.width > SVGCanvas.width {
          (x, y) = (Self.left, y + Self.lineHeight)
        }
        draw(item, x, y, on: &svg)
        x += item.width
      }
    }
  }

  private func draw(_ item: Item, _ x: Double, _ y: Double, on svg: inout SVGWriter) {
    var start = x + Self.markWidth + 8
    let (middle, height) = (x + Self.markWidth / 2, y - 4.5)
    switch item.mark {
    case .none: start = x
    case .entry:
      svg.element(
        "circle", ["class": "entry", "cx": .number(middle), "cy": .number(height), "r": "4"])
    case .crossing:
      svg.element("polygon", ["class": "crossing", "points": svgDiamond(middle, height)])
    case .line(let name):
      svg.element(
        "line",
        [
          "class": "\(name)", "x1": .number(x), "y1": .number(height),
          "x2": .number(x + Self.markWidth), "y2": .number(height),
        ])
    }
    svg.element("text", ["x": .number(start), "y": .number(y)], content: item.text)
  }
}
