import Foundation

/// How many times as often as usual random tests try: `W8LOG_ROUNDS`, 1 by default.
private let roundFactor = max(
  1, ProcessInfo.processInfo.environment["W8LOG_ROUNDS"].flatMap { Int($0) } ?? 1)

/// The rounds of a random test that usually makes `count`.
package func rounds(_ count: Int) -> Range<Int> { 0..<count * roundFactor }

/// The seeds of a random test that usually has `count`, from 1.
package func seeds(_ count: Int) -> ClosedRange<UInt64> { 1...UInt64(count * roundFactor) }
