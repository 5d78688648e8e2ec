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
    #expect(found("") == [])
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

  @Test func nothingOutsideIsReadWhereverLinksLead() throws {
    let secret = try folder.write("secret.w8log")
    try folder.write("other/b.w8log")
    try folder.link("book/link.w8log", to: "../secret.w8log")
    try folder.link("book/down", to: "../other")
    let outside = "it is outside the folder of the root file"
    for pattern in ["../secret.w8log", "link.w8log", secret] {
      #expect(search(pattern).files == [], "\(pattern)")
      #expect(search(pattern).refusals.map(\.reason) == [outside], "\(pattern)")
    }
    #expect(search("*.w8log").refusals == [.init(path: "link.w8log", reason: outside)])
    #expect(search("down/*.w8log").refusals == [.init(path: "down", reason: outside)])
    #expect(search("../other/*.w8log").refusals == [.init(path: "../other", reason: outside)])
    // `**` follows no link.
    #expect(search("**/b.w8log") == IncludeMatches(hasWildcards: true))
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
    try folder.link("book/nowhere.w8log", to: "gone")
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
      "../shared/*.w8log", from: folder("book"), within: Path.folder(of: folder("book")))
    #expect(matches.files == [folder("shared/gyms.w8log")])
  }

  private func search(_ pattern: String, from place: String = "book") -> IncludeMatches {
    var matches = findIncluded(pattern, from: folder(place), within: folder("book"))
    matches.refusals.sort { $0.path ?? "" < $1.path ?? "" }
    return matches
  }

  private func found(_ pattern: String, from place: String = "book") -> [String] {
    let matches = search(pattern, from: place)
    #expect(matches.refusals == [], "\(pattern)")
    return matches.files.map { String($0.dropFirst(folder("book/").count)) }
  }
}
