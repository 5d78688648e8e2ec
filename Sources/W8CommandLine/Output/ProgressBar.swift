/// A bar of `width` columns, `share` of it (0 to 1) filled.
func progressBar(_ share: Double, width: Int) -> String {
  let filled = min(max(Int((share * Double(width)).rounded()), 0), width)
  return String(repeating: "█", count: filled) + String(repeating: "░", count: width - filled)
}
