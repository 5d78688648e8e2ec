import Synchronization
import SystemLibrary
import W8Files

/// A file of lines that never grows beyond a limit: then it becomes the old one, whose name ends in `.1`, and a new
/// one is begun.
final class RotatingFile: Sendable {
  private struct State {
    var descriptor: Int32
    var byteCount: Int
  }

  private let path: String
  private let mostBytes: Int
  private let state: Mutex<State>

  /// Opens the file at `path` for lines after what it has, for the user alone where it is new; nil if it cannot be
  /// written. It grows to `mostBytes` and one line.
  init?(_ path: String, mostBytes: Int) {
    guard let descriptor = openToAppend(path) else { return nil }
    self.path = path
    self.mostBytes = mostBytes
    let size = lseek(descriptor, 0, SEEK_END)
    state = Mutex(State(descriptor: descriptor, byteCount: max(Int(size), 0)))
  }

  deinit {
    _ = state.withLock { close($0.descriptor) }
  }

  /// Writes `line` and a line feed; what cannot be written is lost.
  func write(_ line: [UInt8]) {
    state.withLock { state in
      if state.byteCount >= mostBytes { begin(&state) }
      state.byteCount += line.count + 1
      _ = writeAll(line + [UInt8(ascii: "\n")], descriptor: state.descriptor)
    }
  }

  /// Begins a new file; the old one goes on where that cannot be.
  private func begin(_ state: inout State) {
    guard rename(path, path + ".1") == 0, let descriptor = openToAppend(path) else { return }
    close(state.descriptor)
    state = State(descriptor: descriptor, byteCount: 0)
  }
}
