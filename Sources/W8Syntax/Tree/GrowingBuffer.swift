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
    precondition(start >= 0 && end <= elements.count, "what is appended is there")
    let sum = count &+ (end &- start)
    if sum > capacity { grow(toHold: sum) }
    let target = base.advanced(by: count)
    elements.withUnsafeBufferPointer { elements in
      guard end &- start < Self.fewElements else {
        _ = UnsafeMutableBufferPointer(start: target, count: end &- start)
          .initialize(fromContentsOf: elements.extracting(start..<end))
        return
      }
      var index = start
      while index < end {
        target.advanced(by: index &- start).initialize(to: elements[index])
        index &+= 1
      }
    }
    count = sum
  }

  /// So many elements are copied one by one, which costs less than a call.
  private static var fewElements: Int { 24 }

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
