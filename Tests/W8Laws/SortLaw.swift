import W8Analysis
import W8TestSupport

/// What sorting made of a log, and the first law of it that was broken.
package enum SortResult: Hashable, Sendable {
  /// All laws are kept; nothing moved, or the log was refused.
  case asItWas
  /// All laws are kept, and something moved.
  case moved
  /// A law is broken.
  case broken(String)
}

/// Sorts `text`, and checks that every line is there as often as before and belongs to the day that it
/// belonged to, and that what is sorted stays so.
package func checkSorting(_ text: [UInt8]) -> SortResult {
  guard let before = analyze(text) else { return .broken("no analysis") }
  let once: [UInt8]
  do throws(SortRefusal) {
    guard let sorted = try before.root.sortedText() else { return .asItWas }
    once = sorted
  } catch {
    return .asItWas
  }
  if multiset(once) != multiset(text) { return .broken("other lines") }
  guard let after = analyze(once) else { return .broken("no analysis") }
  do throws(SortRefusal) {
    if try after.root.sortedText() != nil { return .broken("sorting twice is not once") }
  } catch {
    return .broken("refused: \(error.message)")
  }
  if LogContent(of: before.root) != LogContent(of: after.root) { return .broken("other days") }
  return .moved
}

/// The lines and how often each stands there, blank ones left out.
private func multiset(_ text: [UInt8]) -> [ArraySlice<UInt8>: Int] {
  text.split(separator: 0x0A).reduce(into: [:]) { counts, line in
    let isBlank = line.allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }
    if !isBlank { counts[line, default: 0] += 1 }
  }
}
