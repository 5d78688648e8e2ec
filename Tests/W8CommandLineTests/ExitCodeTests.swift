import Testing

@testable import W8CommandLine

@Suite struct ExitCodeTests {
  @Test func theCodesAreThoseOfTheDocumentation() {
    #expect(ExitCode.allCases.map(\.rawValue) == [0, 1, 2, 3, 4, 70])
  }

  @Test(
    arguments: [
      ([.success, .success], .success),
      ([.success, .findings, .success], .findings),
      ([.findings, .unreadable, .findings], .unreadable),
      ([.unreadable, .badData], .unreadable),
      ([.badData, .success], .badData),
    ] as [([ExitCode], ExitCode)])
  func theGravestOfSeveralCounts(codes: [ExitCode], expected: ExitCode) {
    #expect(codes.reduce(.success) { $0.joined(with: $1) } == expected)
  }

  @Test func failuresHaveTheirCodes() {
    #expect(Failure.outputClosed.exitCode == .success)
    #expect(Failure.outputClosed.message == nil)
    #expect(Failure.outputRefused(reason: "no space left on device").exitCode == .unreadable)
    #expect(Failure.internalError("x").exitCode == .internalError)
    #expect(Failure.internalError("x").message?.contains("please report it") == true)
  }
}
