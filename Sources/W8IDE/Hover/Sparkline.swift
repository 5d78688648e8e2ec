/// Bars whose heights go from the least of `values` to the greatest; nil when there is none.
///
/// The span of the values is cut into eight equal parts. Values that do not differ make bars of
/// middle height.
func sparkline(_ values: [Double]) -> String? {
  guard let least = values.min(), let greatest = values.max() else { return nil }
  let bars: [Character] = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]
  guard greatest > least else { return String(repeating: bars[3], count: values.count) }
  return String(
    values.map { value in
      let part = (value - least) / (greatest - least) * Double(bars.count)
      return bars[min(max(Int(part), 0), bars.count - 1)]
    })
}
