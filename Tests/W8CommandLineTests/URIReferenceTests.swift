import Testing

@testable import W8CommandLine

@Suite struct URIReferenceTests {
  @Test(arguments: [
    ("log.w8log", "log.w8log"),
    ("./log/2026.w8log", "log/2026.w8log"),
    ("././/a", "a"),
    ("../a", "../a"),
    ("/log/a.w8log", "file:///log/a.w8log"),
    ("my log#1?.w8log", "my%20log%231%3F.w8log"),
    ("100%:a", "100%25%3Aa"),
    ("é", "%C3%A9"),
    ("\n", "%0A"),
    ("<stdin>", "%3Cstdin%3E"),
  ])
  func pathsAreReferences(path: String, expected: String) {
    #expect(uriReference(toFile: path) == expected)
  }
}
