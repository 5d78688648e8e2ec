/// A list that only grows and is emptied, and keeps its capacity for what comes next.
///
/// An append to an array checks that nobody else holds it; nobody can hold this one.
struct GrowingBuffer<Element: BitwiseCopyable>: ~Copyable {
  /// How many elements there are.
  private(set) var count = 0

  private var capacity = 32
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

  /// A copy of some of the elements, whose indices are less than `count`.
  func elements(_ range: Range<Int>) -> [Element] {
    Array(UnsafeBufferPointer(start: base, count: count)[range])
  }

  /// What `body` makes of the elements.
  @inline(__always)
  func withSpan<Result>(_ body: (Span<Element>) -> Result) -> Result {
    body(UnsafeBufferPointer(start: base, count: count).span)
  }

  /// Puts the elements in order.
  mutating func sort(by areInOrder: (Element, Element) -> Bool) {
    var elements = UnsafeMutableBufferPointer(start: base, count: count)
    elements.sort(by: areInOrder)
  }

  /// The element at `index`, which is less than `count`.
  @inline(__always)
  subscript(index: Int) -> Element {
    get {
      precondition(0..<count ~= index, "an index of a buffer is less than its count")
      return base[index]
    }
    set {
      precondition(0..<count ~= index, "an index of a buffer is less than its count")
      base[index] = newValue
    }
  }

  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity { grow(toHold: count &+ 1) }
    base.advanced(by: count).initialize(to: element)
    count &+= 1
  }

  /// Appends `elements[start..<end]`; nothing where `end` is not behind `start`.
  @inline(__always)
  mutating func append(_ elements: Span<Element>, _ start: Int, _ end: Int) {
    guard start < end else { return }
    let sum = count &+ (end &- start)
    if sum > capacity { grow(toHold: sum) }
    UnsafeMutableBufferPointer(start: base, count: sum).fill(
      from: count, with: elements, start, end)
    count = sum
  }

  /// Takes away the elements after the first `newCount`; all remain when there are no more.
  mutating func truncate(to newCount: Int) {
    count = min(count, max(newCount, 0))
  }

  private mutating func grow(toHold newCount: Int) {
    capacity = max(capacity * 2, newCount)
    let grown = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
    grown.moveInitialize(from: base, count: count)
    base.deallocate()
    base = grown
  }
}

extension OutputSpan where Element: BitwiseCopyable {
  /// Appends `elements[start..<end]`, for which there is room; nothing where `end` is not behind `start`.
  @inline(__always)
  mutating func append(_ elements: borrowing Span<Element>, _ start: Int, _ end: Int) {
    guard start < end else { return }
    precondition(end &- start <= freeCapacity, "what is appended has room")
    withUnsafeMutableBufferPointer { buffer, count in
      buffer.fill(from: count, with: elements, start, end)
      count &+= end &- start
    }
  }
}

extension UnsafeMutableBufferPointer where Element: BitwiseCopyable {
  /// Puts `elements[start..<end]`, of which there is at least one, at `offset`, where there is room for them; few of
  /// them one by one, which costs less than a call.
  @inline(__always)
  fileprivate func fill(
    from offset: Int, with elements: borrowing Span<Element>, _ start: Int, _ end: Int
  ) {
    precondition(start >= 0 && end <= elements.count, "what is copied is there")
    elements.withUnsafeBufferPointer { elements in
      guard end &- start < 24 else {
        _ = extracting(offset...).initialize(fromContentsOf: elements.extracting(start..<end))
        return
      }
      var index = start
      while index < end {
        initializeElement(at: offset &+ (index &- start), to: elements[index])
        index &+= 1
      }
    }
  }
}
