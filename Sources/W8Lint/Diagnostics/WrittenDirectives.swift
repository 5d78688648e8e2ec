import Primitives
import W8Book
import W8Engine
import W8Syntax

/// The directives of a file and the names that its book declares, read once for all fixes.
struct WrittenDirectives {
  /// The keywords of the settings that are made.
  private(set) var settings: Set<Keyword> = []
  /// The last directive in front of all months.
  private(set) var lastAtTop: PlacedDirective?
  /// The gyms that the book declares.
  let gyms: Vocabulary
  /// The keys that the book knows.
  let keys: Vocabulary
  private var last: [Keyword: PlacedDirective] = [:]
  private var exercises: [ExerciseKey: BookDirective] = [:]

  init(_ file: FileAnalysis, in analysis: Analysis) {
    let book = analysis.book
    gyms = Vocabulary(book.gyms.lazy.map { $0.spelling }.prefix(namesLookedAt))
    keys = book.knownKeys
    for placed in file.settings.directives {
      guard let keyword = placed.directive.keyword else { continue }
      last[keyword] = placed
      if placed.section == 0 { lastAtTop = placed }
      if let setting = file.setting(of: placed) { settings.insert(setting) }
    }
    for directive in analysis.directives(of: KeywordSet(.exercise)) {
      guard case .exercise(let arguments) = directive.placed.directive else { continue }
      let key = exerciseKey(arguments.name.text)
      if exercises[key] == nil { exercises[key] = directive }
    }
  }

  /// The last directive with `keyword`.
  func last(_ keyword: Keyword) -> PlacedDirective? { last[keyword] }

  /// The first declaration of an exercise in the book.
  func declaration(of key: ExerciseKey) -> BookDirective? { exercises[key] }
}

extension BookDeclarations {
  /// The keys that pairs may have.
  var knownKeys: Vocabulary {
    Vocabulary(["fat", "waist", "sleep"] + names.metrics.keys.sorted().prefix(namesLookedAt))
  }
}

/// How many names that a book declares are looked through for the one that a misspelled name was meant to be.
private let namesLookedAt = 200
