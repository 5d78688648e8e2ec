import Testing

@testable import W8Files

@Suite struct GlobTests {
  @Test(arguments: [
    ("a.w8log", ["a.w8log"], ["b.w8log", "a/a.w8log", "A.w8log"]),
    ("*.w8log", ["a.w8log", "2025-01.w8log"], [".a.w8log", "y/a.w8log", "a.w8log.bak"]),
    ("y/*", ["y/a"], ["y", "y/a/b", "y/.a", "a"]),
    ("202?.w8log", ["2025.w8log", "202é.w8log"], ["20255.w8log", "202.w8log"]),
    ("[ab]c-e].w8log", ["ac-e].w8log", "bc-e].w8log"], ["cc-e].w8log"]),
    ("202[3-5].w8log", ["2023.w8log", "2025.w8log"], ["2022.w8log", "202-.w8log"]),
    ("[!3-5].w8log", ["2.w8log"], ["3.w8log", "4.w8log", "..w8log"]),
    ("[].w8log", ["[].w8log"], ["a.w8log"]),
    ("[]a].w8log", ["].w8log", "a.w8log"], ["b.w8log"]),
    ("**/*.w8log", ["a.w8log", "y/a.w8log", "y/z/a.w8log"], [".y/a.w8log", "y/.a.w8log"]),
    ("y/**/a", ["y/a", "y/b/a", "y/b/c/a"], ["a", "x/y/a", "y/.b/a"]),
    ("**/y/**/a", ["y/a", "x/y/z/a"], ["x/a"]),
    (".*", [".a"], ["a"]),
    ("a*b*c", ["abc", "aXbYbZc"], ["ab", "acb"]),
    ("**", [], ["a", "a/b"]),
    ("", [], ["a", ""]),
  ])
  func aPatternStandsFor(_ pattern: String, _ matching: [String], _ others: [String]) {
    let glob = Glob(pattern)
    for path in matching {
      #expect(glob.matches(Path.names(of: path)), "\(pattern) stands for \(path)")
    }
    for path in others {
      #expect(!glob.matches(Path.names(of: path)), "\(pattern) does not stand for \(path)")
    }
  }

  @Test func namesWithoutSignsHaveNoWildcards() {
    #expect(!Glob("years/2025.w8log").hasWildcards)
    #expect(!Glob("[.w8log").hasWildcards)
    for pattern in ["*.w8log", "a/?", "[a]", "**/a"] { #expect(Glob(pattern).hasWildcards) }
  }

  /// Runs of anything cost no more than the lengths multiplied.
  @Test func manyRunsEnd() {
    let pattern = String(repeating: "*a", count: 50)
    #expect(!Glob(pattern).matches([String(repeating: "a", count: 500) + "b"]))
  }
}
