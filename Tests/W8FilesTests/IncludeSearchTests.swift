import Foundation
import Testing
import W8Files

@Suite struct IncludeSearchTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.makeFolder("book")
  }

  @Test func filesComeInTheOrderOfTheirPaths() throws {
    for name in ["2025.w8log", "2024.w8log", "y/b.w8log", "y/a.w8log", ".h.w8log", "notes.txt"] {
      try folder.write("book/" + name)
    }
    #expect(found("*.w8log") == ["2024.w8log", "2025.w8log"])
    #expect(found("**/*.w8log") == ["2024.w8log", "2025.w8log", "y/a.w8log", "y/b.w8log"])
    #expect(found("y/../2025.w8log") == ["2025.w8log"])
    #expect(found("./y/[b-z].w8log") == ["y/b.w8log"])
    #expect(found("none/*.w8log") == [])
  }

  @Test func patternsStartInTheFolderOfTheirFile() throws {
    try folder.write("book/y/a.w8log")
    try folder.write("book/gyms.w8log")
    #expect(found("../gyms.w8log", from: "book/y") == ["gyms.w8log"])
    #expect(found("gyms.w8log", from: "book/y") == [])
  }

  /// A pattern with wildcards leaves out its own file; a name does not, so that the cycle can be told.
  @Test func wildcardsAreTold() {
    #expect(["*.w8log", "**/log.w8log", "[lm]og.w8log"].allSatisfy { search($0).hasWildcards })
    #expect(!search("years/../log.w8log").hasWildcards)
  }

  /// A pattern is refused in the same words whether or not anything is there.
  @Test func whatNoPatternMayNameIsNotLookedFor() throws {
    let outside = "it is outside the folder of the root file"
    let hidden = "the name of an included file must not start with a dot"
    let noLog = "the name of an included file must end in .w8log"
    for isThere in [false, true] {
      if isThere {
        for name in ["secret.w8log", "book/.git/config.w8log", "book/.env", "book/notes.txt"] {
          try folder.write(name)
        }
      }
      for (pattern, reason) in [
        ("../secret.w8log", outside), ("../*.w8log", outside), (folder("secret.w8log"), outside),
        ("y/../../secret.w8log", outside), (".git/config.w8log", hidden), (".*", hidden),
        (".env", hidden), ("y/.*/*.w8log", hidden), ("**/.git/*.w8log", hidden),
        ("notes.txt", noLog), ("y", noLog), ("*/notes.txt", noLog), ("", noLog),
      ] {
        let matches = search(pattern)
        #expect(matches.files == [], "\(pattern)")
        #expect(matches.refusals == [.init(path: nil, reason: reason)], "\(pattern)")
      }
      #expect(found("*") == [])
      #expect(found("**/*") == [])
      #expect(found("*.txt") == [])
    }
  }

  @Test func aLinkLeadsToNothingThatNoPatternMayName() throws {
    try folder.write("secret.w8log")
    try folder.write("other/b.w8log")
    try folder.write("book/notes.txt")
    try folder.write("book/.git/c.w8log")
    try folder.link("book/link.w8log", to: "../secret.w8log")
    try folder.link("book/gone.w8log", to: "../gone.w8log")
    try folder.link("book/text.w8log", to: "notes.txt")
    try folder.link("book/git.w8log", to: ".git/c.w8log")
    try folder.link("book/down", to: "../other")
    let outside = "it is outside the folder of the root file"
    #expect(
      search("*.w8log")
        == IncludeMatches(
          refusals: [
            .init(
              path: "git.w8log", reason: "the name of an included file must not start with a dot"),
            .init(path: "gone.w8log", reason: outside), .init(path: "link.w8log", reason: outside),
            .init(path: "text.w8log", reason: "the name of an included file must end in .w8log"),
          ], hasWildcards: true))
    #expect(search("link.w8log").refusals == [.init(path: nil, reason: outside)])
    #expect(search("down/*.w8log").refusals == [.init(path: "down", reason: outside)])
    // `**` follows no link.
    #expect(search("**/b.w8log") == IncludeMatches(hasWildcards: true))
  }

  /// In one look a folder is listed once; what comes meanwhile is seen by the next.
  @Test func aFolderIsListedOnceALook() throws {
    try folder.write("book/a.w8log")
    let (home, lists) = (folder("book"), FolderLists())
    let first = findIncluded("*.w8log", from: home, within: home, lists)
    #expect(first.lookedAt > 0)
    try folder.write("book/b.w8log")
    #expect(findIncluded("?.w8log", from: home, within: home, lists).files == first.files)
    #expect(findIncluded("?.w8log", from: home, within: home, FolderLists()).files.count == 2)
  }

  @Test func theFolderOfTheRootMayBeHidden() throws {
    try folder.write("book/.log/y/a.w8log")
    let home = folder("book/.log")
    let matches = findIncluded("y/*.w8log", from: home, within: home, FolderLists())
    #expect(matches.files == [folder("book/.log/y/a.w8log")])
    #expect(
      findIncluded("y/*.w8log", from: home, within: folder("book"), FolderLists()).files
        == matches.files)
    let absolute = findIncluded(home + "/y/a.w8log", from: home, within: home, FolderLists())
    #expect(absolute.files == matches.files)
  }

  @Test func aLinkInsideIsTheFileItLeadsTo() throws {
    try folder.write("book/y/a.w8log")
    try folder.link("book/link.w8log", to: "y/a.w8log")
    try folder.link("book/years", to: "y")
    #expect(found("link.w8log") == ["y/a.w8log"])
    #expect(found("years/*.w8log") == ["y/a.w8log"])
  }

  @Test func whatIsNoRegularFileIsRefused() throws {
    try folder.makeFolder("book/y.w8log")
    try folder.link("book/nowhere.w8log", to: "gone.w8log")
    try folder.link("book/loop.w8log", to: "loop.w8log")
    #expect(search("y.w8log").refusals.map(\.reason) == ["it is a folder"])
    #expect(
      search("*.w8log").refusals == [
        .init(path: "loop.w8log", reason: "it is a loop of symbolic links"),
        .init(path: "nowhere.w8log", reason: "it does not exist"),
      ])
  }

  @Test func aClosedFolderIsToldOnce() throws {
    try folder.write("book/closed/a.w8log")
    try folder.write("book/open/b.w8log")
    #expect(chmod(folder("book/closed"), 0) == 0)
    let matches = asUnprivilegedUser { search("**/*.w8log") }
    #expect(matches.files == [folder("book/open/b.w8log")])
    #expect(
      matches.refusals == [
        .init(path: "closed", reason: "there is no permission to read it")
      ])
  }

  @Test func aWiderFolderMayBeAllowed() throws {
    try folder.write("shared/gyms.w8log")
    let matches = findIncluded(
      "../shared/*.w8log", from: folder("book"), within: Path.folder(of: folder("book")),
      FolderLists())
    #expect(matches.files == [folder("shared/gyms.w8log")])
  }

  private func search(_ pattern: String, from start: String = "book") -> IncludeMatches {
    var matches = findIncluded(
      pattern, from: folder(start), within: folder("book"), FolderLists())
    matches.lookedAt = 0
    matches.refusals.sort { $0.path ?? "" < $1.path ?? "" }
    return matches
  }

  private func found(_ pattern: String, from start: String = "book") -> [String] {
    let matches = search(pattern, from: start)
    #expect(matches.refusals == [], "\(pattern)")
    return matches.files.map { String($0.dropFirst(folder("book/").count)) }
  }
}
