/// A list that only grows and is emptied, and keeps its room for what comes next.
///
/// Each element that is appended to an array costs a look at its count of references; here nobody shares.
struct RoomyBuffer<Element: BitwiseCopyable>: ~Copyable {
  /// How many elements there are.
  private(set) var count = 0

  private var capacity = 256
  private var base: UnsafeMutablePointer<Element>

  init() {
    base = .allocate(capacity: capacity)
  }

  deinit {
    base.deallocate()
  }

  /// A copy of exactly the size.
  var elements: [Element] {
    Array(UnsafeBufferPointer(start: base, count: count))
  }

  /// A copy of the elements from the index `first` on.
  func elements(from first: Int) -> [Element] {
    Array(UnsafeBufferPointer(start: base, count: count)[first...])
  }

  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity { grow() }
    base.advanced(by: count).initialize(to: element)
    count &+= 1
  }

  /// Takes away the elements after the first `newCount`; all remain when there are no more.
  mutating func truncate(to newCount: Int) {
    count = min(count, max(newCount, 0))
  }

  private mutating func grow() {
    let grown = UnsafeMutablePointer<Element>.allocate(capacity: capacity * 2)
    grown.moveInitialize(from: base, count: count)
    base.deallocate()
    base = grown
    capacity *= 2
  }
}
