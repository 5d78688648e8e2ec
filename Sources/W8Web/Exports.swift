#if hasFeature(Embedded)
  // What a host calls. Bytes go through the memory of the module: the host asks for room, writes there, and calls the
  // function that takes them.

  nonisolated(unsafe) private var input = UnsafeMutableRawBufferPointer(start: nil, count: 0)
  nonisolated(unsafe) private var sent: [[UInt8]] = []
  nonisolated(unsafe) private var output = UnsafeMutableRawBufferPointer(start: nil, count: 0)
  private let files = WorkspaceFiles()
  nonisolated(unsafe) private var server = WebServer(files.environment)

  /// Makes room for `count` bytes of input, and returns where.
  @_expose(wasm, "w8_room") @_cdecl("w8_room")
  func room(_ count: Int32) -> UnsafeMutableRawPointer? {
    input.deallocate()
    input = .allocate(byteCount: Int(count), alignment: 16)
    return input.baseAddress
  }

  private func taken(_ range: Range<Int>) -> [UInt8] { Array(input[range]) }

  private func path(_ length: Int32) -> String {
    String(decoding: taken(0..<Int(length)), as: UTF8.self)
  }

  /// Takes a file: its path, of `length` bytes, and what it holds. A path that ends in `/` is a folder.
  @_expose(wasm, "w8_put") @_cdecl("w8_put")
  func put(_ length: Int32) {
    files.put(path(length), taken(Int(length)..<input.count))
  }

  /// Forgets a file or a folder, by its path.
  @_expose(wasm, "w8_remove") @_cdecl("w8_remove")
  func remove() { files.remove(path(Int32(input.count))) }

  /// Sets the clock: the date where the user is, and the milliseconds since the host has begun.
  @_expose(wasm, "w8_clock") @_cdecl("w8_clock")
  func clock(_ year: Int32, _ month: Int32, _ day: Int32, _ milliseconds: Int32) {
    files.set(
      year: Int(year), month: Int(month), day: Int(day), milliseconds: Int(milliseconds))
  }

  /// Takes the body of a message of the language server protocol, and handles it.
  @_expose(wasm, "w8_receive") @_cdecl("w8_receive")
  func receive() { server.receive(taken(0..<input.count)) }

  /// Does the next thing that is due when no message waits; 0 if nothing is.
  @_expose(wasm, "w8_work") @_cdecl("w8_work")
  func work() -> Int32 { server.work() ? 1 : 0 }

  /// Does what is due by the clock.
  @_expose(wasm, "w8_look") @_cdecl("w8_look")
  func look() { server.look() }

  /// How many milliseconds it takes until something is due by the clock; -1 if nothing is.
  @_expose(wasm, "w8_due") @_cdecl("w8_due")
  func due() -> Int32 {
    guard let (seconds, attoseconds) = server.timeUntilDue?.components else { return -1 }
    let attosecondsPerMillisecond: Int64 = 1_000_000_000_000_000
    // One too many rather than one too few.
    return Int32(clamping: seconds * 1000 + attoseconds / attosecondsPerMillisecond + 1)
  }

  /// Takes out the next message that the server has sent, and returns its length; -1 if there is none.
  @_expose(wasm, "w8_next") @_cdecl("w8_next")
  func next() -> Int32 {
    if sent.isEmpty { sent = server.takeSent().reversed() }
    guard let body = sent.popLast() else { return -1 }
    output.deallocate()
    output = .allocate(byteCount: body.count, alignment: 16)
    output.copyBytes(from: body)
    return Int32(body.count)
  }

  /// Where the message is that was taken out last.
  @_expose(wasm, "w8_message") @_cdecl("w8_message")
  func message() -> UnsafeMutableRawPointer? { output.baseAddress }

  /// What a process would return, once the conversation is over; -1 before.
  @_expose(wasm, "w8_exit_code") @_cdecl("w8_exit_code")
  func exitCode() -> Int32 { server.exitCode ?? -1 }
#endif
