/// A row of at most `width` bars that shows how `values` go; empty without values.
///
/// Of more values than columns, each bar is the mean of its share.
func sparkline(_ values: [Double], width: Int) -> String {
  let count = min(values.count, max(width, 1))
  guard count > 0 else { return "" }
  let means = (0..<count).map { index in
    let share = values[index * values.count / count..<(index + 1) * values.count / count]
    return share.reduce(0, +) / Double(share.count)
  }
  guard let least = means.min(), let most = means.max() else { return "" }
  let bars = Array("▁▂▃▄▅▆▇█")
  return String(
    means.map { mean in
      let level = most > least ? (mean - least) / (most - least) : 0
      return bars[min(max(Int(level * 8), 0), 7)]
    })
}

/// A bar of `width` columns, `share` of it (0 to 1) filled.
func progressBar(_ share: Double, width: Int) -> String {
  let filled = min(max(Int((share * Double(width)).rounded()), 0), width)
  return String(repeating: "█", count: filled) + String(repeating: "░", count: width - filled)
}
