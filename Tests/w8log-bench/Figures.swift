import Foundation

/// The duration in seconds.
func seconds(_ duration: Duration) -> Double {
  Double(duration.components.seconds) + Double(duration.components.attoseconds) * 1e-18
}

/// The duration in milliseconds, as text.
func milliseconds(_ duration: Duration) -> String {
  String(format: "%.3f ms", seconds(duration) * 1000)
}

/// The p50, p95 and p99 of `times`, as text.
func percentiles(_ times: [Duration]) -> [String] {
  let sorted = times.sorted()
  return [50, 95, 99].map { percent in
    let index = min(sorted.count - 1, sorted.count * percent / 100)
    return "p\(percent) \(milliseconds(sorted[index]))"
  }
}

/// The number of bytes in megabytes, as text.
func megabytes(_ bytes: Int) -> String {
  oneDecimal(Double(bytes) / 1_000_000) + " MB"
}

/// The number with one decimal.
func oneDecimal(_ number: Double) -> String {
  String(format: "%.1f", number)
}

/// Prints a name and, in columns, what belongs to it.
func printRow(_ name: String, _ cells: [String]) {
  let title = name.padding(toLength: max(name.count, 29), withPad: " ", startingAt: 0)
  let columns = cells.map { "  " + String(repeating: " ", count: max(0, 14 - $0.count)) + $0 }
  print("  \(title)\(columns.joined())")
}
