#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Makes room on the heap for what is made of the file at `path`, if that is large; once is enough.
///
/// A process gets its memory in pages of 4 KiB, each cleared when it is first touched, and for a large log that
/// was a fourth of all time. Room that is asked for at once can be had in pages of 2 MiB where the system
/// allows it. It costs nothing before it is used, and where anything is missing all stays as it is. Memory is
/// given back only when the process ends.
package func makeHeapRoom(forFileAt path: String) {
  guard let status = try? FileStatus(of: path), status.kind == .file else { return }
  makeHeapRoom(forFileOf: min(status.size, FileError.byteLimit))
}

#if canImport(Glibc) && os(Linux)
  /// Makes room on the heap for what is made of a file of `byteCount` bytes, if that is large.
  package func makeHeapRoom(forFileOf byteCount: Int) {
    guard byteCount >= leastLargeFile, let setting = HeapSetting() else { return }
    // The file itself lies on the heap as well, and what is freed there is used again.
    setting.set(.mapThreshold, to: 32 << 20)
    setting.set(.trimThreshold, to: Int(Int32.max))
    setting.set(.growth, to: byteCount * roomPerByte)
    let start = malloc(leastLargeFile)
    setting.set(.growth, to: 128 << 10)
    useLargePages(from: start)
    free(start)
  }

  /// Smaller files are done before the room is made.
  private let leastLargeFile = 1 << 20

  /// How many bytes are asked for a byte of a log. While it is checked a log in good order takes up to nine, itself
  /// included, while it is changed twelve, and one with many faults more; what is not used costs nothing.
  private let roomPerByte = 16

  /// Asks for large pages from `start` to the end of the heap.
  private func useLargePages(from start: UnsafeMutableRawPointer?) {
    let pageSize: UInt = 2 << 20
    guard let start, let end = sbrk(0) else { return }
    let first = (UInt(bitPattern: start) + pageSize - 1) / pageSize * pageSize
    let last = UInt(bitPattern: end) / pageSize * pageSize
    guard first < last, let page = UnsafeMutableRawPointer(bitPattern: first) else { return }
    _ = madvise(page, Int(last - first), MADV_HUGEPAGE)
  }

  /// The settings of the allocator, where it has any.
  private struct HeapSetting {
    private let function: @convention(c) (Int32, Int32) -> Int32

    /// What can be set, by the numbers of <malloc.h>, which Swift does not import.
    enum Key: Int32 {
      case trimThreshold = -1
      case growth = -2
      case mapThreshold = -3
    }

    /// Nil where the allocator is another one.
    init?() {
      guard let symbol = dlsym(nil, "mallopt") else { return nil }
      function = unsafeBitCast(symbol, to: (@convention(c) (Int32, Int32) -> Int32).self)
    }

    func set(_ key: Key, to value: Int) {
      _ = function(key.rawValue, Int32(clamping: value))
    }
  }
#else
  /// Leaves the heap as it is.
  package func makeHeapRoom(forFileOf byteCount: Int) {}
#endif
