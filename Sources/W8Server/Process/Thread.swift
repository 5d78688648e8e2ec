#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The memory for the calls of a thread; some systems give very little by themselves.
private let stackBytes = 4 << 20

/// Runs `body` on a thread of its own that ends with the process; false if the system has none left.
func startThread(_ body: @escaping @Sendable () -> Void) -> Bool {
  var attributes = pthread_attr_t()
  guard pthread_attr_init(&attributes) == 0 else { return false }
  defer { pthread_attr_destroy(&attributes) }
  pthread_attr_setstacksize(&attributes, stackBytes)
  pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
  let argument = Unmanaged.passRetained(ThreadBody(body))
  #if canImport(Glibc)
    var thread = pthread_t()
  #else
    var thread: pthread_t?
  #endif
  let result = pthread_create(
    &thread, &attributes,
    { argument in
      runThread(argument)
      return nil
    }, argument.toOpaque())
  if result != 0 { argument.release() }
  return result == 0
}

private final class ThreadBody: Sendable {
  let run: @Sendable () -> Void

  init(_ run: @escaping @Sendable () -> Void) {
    self.run = run
  }
}

/// The systems differ in whether the argument may be nil.
private func runThread(_ argument: UnsafeMutableRawPointer?) {
  guard let argument else { return }
  Unmanaged<ThreadBody>.fromOpaque(argument).takeRetainedValue().run()
}
