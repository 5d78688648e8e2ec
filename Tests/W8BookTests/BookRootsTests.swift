import Testing
import W8Engine

@testable import W8Book

/// Which of several files are roots of books, as `grammar/directives.md` says.
@Suite struct BookRootsTests {
  @Test func aFileThatAnotherIncludesIsNoRoot() throws {
    let disk = FakeDisk(["a": "", "b": "include \"c\"\n", "c": "include \"a\"\n", "d": ""])
    #expect(try roots(of: ["a", "b", "c", "d"], on: disk) == ["b", "d"])
    #expect(try books(of: ["a", "b", "c", "d"], on: disk).map(\.files.count) == [3, 1])
  }

  @Test func aBookMayShareFilesWithAnother() throws {
    let disk = FakeDisk(["a": "include \"c\"\n", "b": "include \"c\"\n", "c": ""])
    #expect(try roots(of: ["c", "b", "a"], on: disk) == ["b", "a"])
  }

  @Test func ofFilesThatIncludeEachOtherTheFirstIsTheRoot() throws {
    let disk = FakeDisk(["a": "include \"b\"\n", "b": "include \"c\"\n", "c": "include \"a\"\n"])
    #expect(try roots(of: ["c", "a", "b"], on: disk) == ["c"])
    #expect(try roots(of: ["b", "a"], on: disk) == ["b"])
    let above = disk.with("z", "include \"b\"\n")
    #expect(try roots(of: ["a", "b", "c", "z"], on: above) == ["z"])
  }

  /// The book of f0 ends with f16.
  @Test func whatLiesTooDeepForEveryBookIsTheRootOfItsOwn() throws {
    let disk = FakeDisk(chain: 22)
    let names = (0..<22).map { "f\($0)" }
    #expect(try roots(of: names, on: disk) == ["f0", "f17"])
    #expect(try roots(of: names.reversed(), on: disk) == ["f17", "f0"])
  }

  /// Each book holds 17 of the 30 files.
  @Test func theFirstOfALongCircleIsARootThoughAnotherBookReachesIt() throws {
    let disk = FakeDisk(chain: 30).with("f29", "include \"f0\"\n")
    #expect(try roots(of: (0..<30).map { "f\($0)" }, on: disk) == ["f0", "f17"])
  }

  /// Nothing outside of the folder of the root is read.
  @Test func whatABookMayNotReadIsTheRootOfItsOwn() throws {
    let up = FakeDisk(["years/a": "include \"../b\"\n", "b": ""])
    #expect(try roots(of: ["years/a", "b"], on: up) == ["years/a", "b"])
    let circle = up.with("b", "include \"years/a\"\n")
    #expect(try roots(of: ["years/a", "b"], on: circle) == ["b"])
    // In the wider book the way goes through a file of the narrower one.
    let through = up.with("b", "").with("c", "include \"years/a\"\n")
    #expect(try roots(of: ["years/a", "b", "c"], on: through) == ["c"])
  }

  @Test func whatCannotBeReadIsABookOfItsOwn() throws {
    let disk = FakeDisk(["a": "include \"gone\"\n"])
    #expect(try roots(of: ["gone", "a"], on: disk) == ["gone", "a"])
  }

  @Test func aFileThatIsGivenTwiceIsOneRoot() throws {
    #expect(try roots(of: ["a", "a"], on: FakeDisk(["a": ""])) == ["a"])
  }

  @Test func textsThatNoBookNeedsAreNotKept() throws {
    var host = try newHost()
    host.loadBooks(among: [FileID("f0")], from: FakeDisk(chain: 30))
    let known = (0..<30).filter { host.text(of: FileID("f\($0)")) != nil }
    #expect(known == Array(0...16))
  }

  /// However many files include a pattern, it is looked for once; and each text is read once.
  @Test func nothingIsAskedTwice() throws {
    let names = (0..<100).map { "f\($0)" }
    let disk = FakeDisk(
      Dictionary(uniqueKeysWithValues: names.map { ($0, "include \"*\"\ninclude \"none\"\n") }))
    var host = try newHost()
    let books = host.loadBooks(among: names.map(FileID.init), from: disk)
    #expect(books.map(\.root.name) == ["f0"] && books[0].files.count == 100)
    #expect(disk.asked.patterns == ["*", "none"])
    #expect(disk.asked.texts.count == 100)
    host.loadBooks(among: names.map(FileID.init), from: disk)
    #expect(disk.asked.patterns.count == 2 && disk.asked.texts.count == 100)
    host.apply(.disk)
    host.loadBooks(among: names.map(FileID.init), from: disk)
    #expect(disk.asked.patterns.count == 4 && disk.asked.texts.count == 100)
  }

  private func newHost() throws -> AnalysisHost {
    AnalysisHost(today: try #require(CivilDate(year: 2030, month: 6, day: 1)))
  }

  private func books(of names: [String], on disk: FakeDisk) throws -> [LoadedBook] {
    var host = try newHost()
    return host.loadBooks(among: names.map(FileID.init), from: disk)
  }

  private func roots(of names: [String], on disk: FakeDisk) throws -> [String] {
    try books(of: names, on: disk).map(\.root.name)
  }
}

/// Files by path. A pattern is a path from the folder of its file, or `*` for all files of that folder.
private struct FakeDisk: FileLibrary {
  private var files: [String: String]
  let asked = Asked()

  /// What was asked for.
  final class Asked {
    var patterns: [String] = []
    var texts: [FileID] = []
  }

  init(_ files: [String: String]) {
    self.files = files
  }

  /// The files `f0`, `f1` and so on, each of which includes the next.
  init(chain count: Int) {
    let names = (0..<count).map { "f\($0)" }
    let texts = names.dropFirst().map { "include \"\($0)\"\n" } + [""]
    self.init(Dictionary(uniqueKeysWithValues: zip(names, texts)))
  }

  func with(_ name: String, _ text: String) -> FakeDisk {
    var changed = files
    changed[name] = text
    return FakeDisk(changed)
  }

  func reach(of root: FileID) -> String { root.folder }

  func inclusion(of pattern: String, from folder: String, within reach: String) -> Inclusion? {
    asked.patterns.append(pattern)
    if pattern == "*" {
      let found = files.keys.map(FileID.init).filter { $0.folder == folder }
      return Inclusion(files: found.sorted { $0.name < $1.name }, hasWildcards: true)
    }
    let isUp = pattern.hasPrefix("../")
    let path =
      isUp ? String(pattern.dropFirst(3)) : folder == "." ? pattern : "\(folder)/\(pattern)"
    let isInside = reach == "." || path.hasPrefix(reach + "/")
    return Inclusion(files: isInside && files[path] != nil ? [FileID(path)] : [])
  }

  func bytes(of file: FileID, room: Int, of limit: Int) throws(IncludeRefusal) -> [UInt8]? {
    asked.texts.append(file)
    guard let text = files[file.name] else { throw IncludeRefusal(nil, "it does not exist") }
    return Array(text.utf8)
  }
}
