import Foundation
import Testing
import W8Files

@Suite struct StreamsTests {
  @Test func writesAllInAsManyStepsAsItTakes() throws {
    let pipe = Pipe()
    let descriptor = pipe.fileHandleForWriting.fileDescriptor
    // More than a pipe holds, to a stream that never blocks.
    #expect(fcntl(descriptor, F_SETFL, O_NONBLOCK) == 0)
    let bytes = [UInt8](repeating: 7, count: 300_000)
    let writer = Thread {
      _ = writeAll(bytes, descriptor: descriptor)
      try? pipe.fileHandleForWriting.close()
    }
    writer.start()
    let read = try readAll(descriptor: pipe.fileHandleForReading.fileDescriptor, name: "pipe")
    #expect(read == bytes)
  }

  @Test func aClosedPipeIsToldApartFromAFailure() throws {
    ignoreBrokenPipeSignal()
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    let descriptor = pipe.fileHandleForWriting.fileDescriptor
    #expect(writeAll([1], descriptor: descriptor) == .closed)
    #expect(writeAll([], descriptor: descriptor) == .written)
    #expect(writeAll([1], descriptor: -1) == .failed(reason: "bad file descriptor"))
  }

  @Test func aStreamThatNobodyReadsIsNotWaitedFor() throws {
    let pipe = Pipe()
    let descriptor = pipe.fileHandleForWriting.fileDescriptor
    #expect(waitWhileOpen(descriptor: descriptor, milliseconds: 0))
    try pipe.fileHandleForReading.close()
    #expect(!waitWhileOpen(descriptor: descriptor, milliseconds: 60_000))
  }

  #if os(Linux)
    @Test func aFullDiskIsAFailure() {
      let descriptor = open("/dev/full", O_WRONLY)
      defer { close(descriptor) }
      #expect(writeAll([1], descriptor: descriptor) == .failed(reason: "no space left on device"))
    }
  #endif
}
