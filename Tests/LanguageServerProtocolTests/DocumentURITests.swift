import LanguageServerProtocol
import Testing
import W8TestSupport

@Suite struct DocumentURITests {
  private static let paths: [(String, String?)] = [
    ("file:///logs/me/log.w8log", "/logs/me/log.w8log"),
    ("file:/logs/me", "/logs/me"),
    ("FILE:///logs/me", "/logs/me"),
    ("file://localhost/logs/me", "/logs/me"),
    ("file://LocalHost/logs/me", "/logs/me"),
    ("file:///c%3A/log", "/c:/log"),
    ("file:///c:/log", "/c:/log"),
    ("file:///a%20b/%C3%A9+%2b", "/a b/é++"),
    ("file:///a b/é", "/a b/é"),
    ("file:///a%2Fb", "/a/b"),
    ("file:///", "/"),
    ("file:////double", "//double"),
    // A faulty escape, `?` and `#` stand for themselves.
    ("file:///100%", "/100%"),
    ("file:///100%2", "/100%2"),
    ("file:///100%zz%41", "/100%zzA"),
    ("file:///a?b#c", "/a?b#c"),
    // No files of this machine.
    ("file://server/share/log", nil),
    ("file://localhost", nil),
    ("file://localhostile/log", nil),
    ("file:", nil),
    ("file://", nil),
    ("file:relative", nil),
    ("file:///a%00b", nil),
    ("file:///a\0b", nil),
    ("file:///%ff%fe", nil),
    ("untitled:Untitled-1", nil),
    ("w8log-report:/logs/me", nil),
    ("/logs/me", nil),
    ("", nil),
  ]

  @Test(arguments: paths)
  func decodesPaths(spelling: String, path: String?) {
    let uri = LSP.DocumentURI(spelling)
    #expect(uri.path == path)
    #expect(uri.spelling == spelling)
    #expect(written(uri) == written(spelling))
  }

  @Test(arguments: [
    ("/logs/me/log.w8log", "file:///logs/me/log.w8log"),
    ("/a b/é%", "file:///a%20b/%C3%A9%25"),
    ("/c:/x?#&+", "file:///c%3A/x%3F%23%26%2B"),
    ("/A-z_0.9~", "file:///A-z_0.9~"),
    ("relative", "file:///relative"),
  ])
  func encodesPaths(path: String, spelling: String) {
    #expect(LSP.DocumentURI(path: path).spelling == spelling)
  }

  @Test func equalsByPathOrElseBySpelling() {
    let log = LSP.DocumentURI(path: "/c:/lög")
    let same = ["file:///c%3A/l%C3%B6g", "file://localhost/c:/lög", "FILE:/c%3a/l%c3%b6g"]
    for spelling in same {
      #expect(LSP.DocumentURI(spelling) == log)
      #expect(LSP.DocumentURI(spelling).hashValue == log.hashValue)
    }
    // The decomposed ö is another file; a path alone is no file URI.
    for spelling in ["file:///c%3A/lo%CC%88g", "file:///C%3A/l%C3%B6g", "/c:/lög", "x:/c:/lög"] {
      #expect(LSP.DocumentURI(spelling) != log)
    }
    #expect(LSP.DocumentURI("untitled:a") == LSP.DocumentURI("untitled:a"))
    #expect(LSP.DocumentURI("untitled:a") != LSP.DocumentURI("Untitled:a"))
    #expect(LSP.DocumentURI("untitled:%61") != LSP.DocumentURI("untitled:a"))
    #expect(LSP.DocumentURI("file:///%ff") != LSP.DocumentURI("file:///%FF"))
  }

  @Test func decodesWhatItEncodes() {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<2000 {
      let path =
        "/"
        + (0..<Int.random(in: 0...12, using: &generator)).map { _ in
          let value = UInt32.random(in: 1...0x2FFF, using: &generator)
          return String(Unicode.Scalar(value).map(Character.init) ?? "x")
        }.joined()
      let uri = LSP.DocumentURI(path: path)
      #expect(uri.path.map { Array($0.utf8) } == Array(path.utf8))
      #expect(uri.spelling.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F })
    }
  }
}
