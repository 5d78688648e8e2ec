import SystemLibrary

#if canImport(Glibc) || canImport(Musl)
  /// Tells when something is written, made or removed in some folders.
  package final class FolderWatch {
    private let descriptor: Int32

    /// Watches the folders of the files at `paths`; nil where the system has no more watches to give.
    package init?(ofFilesAt paths: [String]) {
      descriptor = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
      guard descriptor >= 0 else { return nil }
      let events =
        UInt32(IN_CLOSE_WRITE) | UInt32(IN_MOVED_TO) | UInt32(IN_MOVED_FROM) | UInt32(IN_DELETE)
        | UInt32(IN_CREATE)
      for folder in Set(paths.map { Path.folder(of: Path.real($0) ?? $0) }) {
        guard inotify_add_watch(descriptor, folder, events) >= 0 else { return nil }
      }
    }

    deinit { close(descriptor) }

    /// Waits until something happens, or for `milliseconds`; false when no program reads any more what is written to the
    /// open stream `output`.
    package func wait(whileOpen output: Int32, milliseconds: Int32) -> Bool {
      var requests = [
        pollfd(fd: output, events: 0, revents: 0),
        pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
        pollfd(fd: EndRequest.descriptor, events: Int16(POLLIN), revents: 0),
      ]
      _ = poll(&requests, nfds_t(requests.count), milliseconds)
      guard Int32(requests[0].revents) & (POLLERR | POLLHUP | POLLNVAL) == 0 else { return false }
      if Int32(requests[1].revents) & POLLIN != 0 { settle() }
      return true
    }

    /// Takes what has happened, and what follows at once: a file is written in several steps.
    private func settle() {
      var events = [UInt8](repeating: 0, count: 4_096)
      var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      for _ in 0..<mostSteps where poll(&request, 1, stepMilliseconds) > 0 {
        while read(descriptor, &events, events.count) > 0 {}
      }
    }
  }

  /// How long, and how often, a step of a write is waited for.
  private let stepMilliseconds: Int32 = 20
  private let mostSteps = 10
#else
  /// Nothing: this system is asked again and again.
  package final class FolderWatch {
    /// Nil.
    package init?(ofFilesAt paths: [String]) { return nil }

    /// Never asked.
    package func wait(whileOpen output: Int32, milliseconds: Int32) -> Bool { true }
  }
#endif
