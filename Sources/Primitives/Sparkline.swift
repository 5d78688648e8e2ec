/// A row of bars whose heights go from the least of `values` to the greatest; empty without values.
///
/// Of more values than `width`, each bar is the mean of its share. The span of the bars is cut into eight
/// equal parts; bars that do not differ are of middle height.
package func sparkline(_ values: [Double], width: Int = .max) -> String {
  let count = min(values.count, max(width, 1))
  guard count > 0 else { return "" }
  let means = (0..<count).map { index in
    let share = values[index * values.count / count..<(index + 1) * values.count / count]
    return share.reduce(0, +) / Double(share.count)
  }
  guard let least = means.min(), let greatest = means.max() else { return "" }
  let bars: [Character] = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]
  guard greatest > least else { return String(repeating: bars[3], count: count) }
  return String(
    means.map { mean in
      let part = (mean - least) / (greatest - least) * Double(bars.count)
      return bars[min(max(Int(part), 0), bars.count - 1)]
    })
}
