import W8Files

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Runs `w8log replay` with the arguments after `replay` and returns the exit code.
///
/// 0 when all was replayed, 2 for wrong arguments, 3 when the recording cannot be read, 4 when a line of it is none.
package func runReplay(arguments: [String], version: String, pages: LogPages) -> Int32 {
  guard arguments.count == 1, let path = arguments.first, !path.hasPrefix("-") else {
    complain("replay takes one recording; see w8log replay --help")
    return 2
  }
  let recording: [UInt8]
  do throws(FileError) {
    recording = try readFile(path)
  } catch {
    complain(error.message)
    return 3
  }
  ignoreBrokenPipeSignal()
  do throws(RecordingFault) {
    for conversation in try conversations(in: recording) {
      conversation.replay(version, pages) { body in
        writeAll(body + [UInt8(ascii: "\n")], descriptor: STDOUT_FILENO) == .written
      }
    }
    return 0
  } catch {
    complain("line \(error.line) is none of a recording; make one with w8log lsp --record FILE")
    return 4
  }
}

private func complain(_ message: String) {
  _ = writeAll(Array("w8log: \(message)\n".utf8), descriptor: STDERR_FILENO)
}
