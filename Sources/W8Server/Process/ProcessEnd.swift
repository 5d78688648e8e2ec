#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// How long the first thread has to end the process by itself once nothing more will come, in milliseconds.
private let grace: Int32 = 80

/// Ends the process in a moment, whatever its other threads are at: the client waits for its end.
///
/// The exit code is that of the conversation as far as it has arrived.
func endProcessSoon(_ inbox: Inbox) {
  _ = poll(nil, 0, grace)
  _exit(inbox.exitCode)
}
