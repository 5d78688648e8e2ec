/// Bars whose heights go from the least of `values` to the greatest; nil when there is none.
///
/// Values that do not differ make bars of middle height.
func sparkline(_ values: [Double]) -> String? {
  guard let least = values.min(), let greatest = values.max() else { return nil }
  let bars: [Character] = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]
  guard greatest > least else { return String(repeating: bars[3], count: values.count) }
  return String(
    values.map { value in
      let height = ((value - least) / (greatest - least) * 7).rounded()
      return bars[min(max(Int(height), 0), 7)]
    })
}
