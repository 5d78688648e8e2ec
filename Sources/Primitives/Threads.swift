#if hasFeature(Embedded)
  /// One: a module of WebAssembly has no threads.
  package func processorCount() -> Int { 1 }

  /// What `body` makes of each of `elements`, in their order.
  package func inParallel<Element: Sendable, Result: Sendable>(
    _ elements: [Element], threads: Int, _ body: @escaping @Sendable (Element) -> Result
  ) -> [Result] {
    elements.map(body)
  }
#else
  import Synchronization
  import SystemLibrary

  /// How many threads this machine runs at the same time, at least 1.
  package func processorCount() -> Int {
    max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))
  }

  /// What `body` makes of each of `elements`, in their order, made on up to `threads` threads at the same time.
  ///
  /// The calling thread is one of them, so that all is done where the system has no other left.
  package func inParallel<Element: Sendable, Result: Sendable>(
    _ elements: [Element], threads: Int, _ body: @escaping @Sendable (Element) -> Result
  ) -> [Result] {
    let work = SharedWork(elements, body)
    let others = (1..<max(1, min(threads, elements.count))).compactMap { _ in
      SystemThread(work.run, .joined)
    }
    work.run()
    for thread in others { thread.join() }
    return work.results
  }

  /// Elements of which each is taken by the first thread that has time.
  private final class SharedWork<Element: Sendable, Result: Sendable>: Sendable {
    private let elements: [Element]
    private let body: @Sendable (Element) -> Result
    private let state: Mutex<State>

    private struct State: Sendable {
      var next = 0
      var results: [Result?]
    }

    init(_ elements: [Element], _ body: @escaping @Sendable (Element) -> Result) {
      self.elements = elements
      self.body = body
      state = Mutex(State(results: Array(repeating: nil, count: elements.count)))
    }

    /// What was made; of all elements once every thread has ended.
    var results: [Result] { state.withLock { $0.results.compactMap { $0 } } }

    @Sendable func run() {
      while let index = takeNext() {
        let result = body(elements[index])
        state.withLock { $0.results[index] = result }
      }
    }

    private func takeNext() -> Int? {
      state.withLock { state in
        guard state.next < elements.count else { return nil }
        state.next += 1
        return state.next - 1
      }
    }
  }

  /// Runs `body` on a thread of its own that ends with the process; false if the system has none left.
  package func startThread(_ body: @escaping @Sendable () -> Void) -> Bool {
    SystemThread(body, .detached) != nil
  }

  private struct SystemThread {
    #if canImport(Glibc)
      private let thread: pthread_t
    #else
      private let thread: pthread_t?
    #endif

    /// What becomes of a thread that has ended.
    enum End {
      /// A thread waits for it.
      case joined
      /// No thread does.
      case detached
    }

    /// The memory for the calls of a thread; some systems give very little by themselves.
    private static let stackBytes = 8 << 20

    /// Nil where the system has no thread left.
    init?(_ body: @escaping @Sendable () -> Void, _ end: End) {
      var attributes = pthread_attr_t()
      guard pthread_attr_init(&attributes) == 0 else { return nil }
      defer { pthread_attr_destroy(&attributes) }
      pthread_attr_setstacksize(&attributes, Self.stackBytes)
      if end == .detached {
        pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
      }
      let argument = Unmanaged.passRetained(ThreadBody(body))
      #if canImport(Glibc)
        var started = pthread_t()
      #else
        var started: pthread_t?
      #endif
      let result = pthread_create(
        &started, &attributes,
        { argument in
          runBody(argument)
          return nil
        }, argument.toOpaque())
      guard result == 0 else {
        argument.release()
        return nil
      }
      thread = started
    }

    /// Waits until the thread, which is not detached, has ended.
    func join() {
      #if canImport(Glibc)
        pthread_join(thread, nil)
      #else
        if let thread { pthread_join(thread, nil) }
      #endif
    }
  }

  private final class ThreadBody: Sendable {
    let run: @Sendable () -> Void

    init(_ run: @escaping @Sendable () -> Void) {
      self.run = run
    }
  }

  /// The systems differ in whether the argument may be nil.
  private func runBody(_ argument: UnsafeMutableRawPointer?) {
    guard let argument else { return }
    Unmanaged<ThreadBody>.fromOpaque(argument).takeRetainedValue().run()
  }
#endif
