import W8Book
import W8Edits
import W8Lint
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

/// Sorts `text`, and checks that every line is there as often as before, but for headers that are new and dates that
/// became days, and belongs to the day that it belonged to, and that what is sorted stays so.
package func checkSorting(_ text: [UInt8]) -> SortResult {
  guard let before = analyze(text) else { return .broken("no analysis") }
  let once: [UInt8]
  do throws(SortRefusal) {
    guard let sorted = try before.root.sortedText() else { return .asItWas }
    once = sorted
  } catch {
    return .asItWas
  }
  let (old, new) = (multiset(text), multiset(once))
  if old.contains(where: { new[$0.key, default: 0] < $0.value }) {
    return .broken("a line is lost")
  }
  let added = new.filter { old[$0.key, default: 0] < $0.value }
  if added.contains(where: { !isHeader($0.key) || $0.value > 1 }) {
    return .broken("a line is new")
  }
  guard let after = analyze(once) else { return .broken("no analysis") }
  do throws(SortRefusal) {
    if try after.root.sortedText() != nil { return .broken("sorting twice is not once") }
  } catch {
    return .broken("refused: \(error.message)")
  }
  if LogContent(of: before.root) != LogContent(of: after.root) { return .broken("other days") }
  return .moved
}

/// The lines and how often each stands there, blank ones left out, and dates at the start as days.
private func multiset(_ text: [UInt8]) -> [ArraySlice<UInt8>: Int] {
  text.split(separator: 0x0A).reduce(into: [:]) { counts, line in
    let isBlank = line.allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }
    if !isBlank { counts[hasDate(line) ? line.dropFirst(8) : line, default: 0] += 1 }
  }
}

/// Whether a date opens the line.
private func hasDate(_ line: ArraySlice<UInt8>) -> Bool {
  let shape = line.prefix(11).map { 0x30...0x39 ~= $0 ? UInt8(ascii: "0") : $0 }
  return shape.starts(with: "0000-00-00".utf8) && (shape.count == 10 || shape[10] == 0x20)
}

/// Whether the line is a month header and nothing more.
private func isHeader(_ line: ArraySlice<UInt8>) -> Bool {
  let shape = line.filter { $0 != 0x0D }.map { 0x30...0x39 ~= $0 ? UInt8(ascii: "0") : $0 }
  return shape.elementsEqual("# 0000-00".utf8)
}
