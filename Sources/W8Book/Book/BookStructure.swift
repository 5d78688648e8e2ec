import W8Syntax
import W8Text

/// Of which files a book consists, in which order, and what is wrong with its includes.
package struct BookStructure: Sendable {
  /// The files, the root first, each followed by what it includes.
  private(set) var files: [FileID] = []
  /// The problem with includes.
  package private(set) var faults: [IncludeFault] = []
  /// What must be known before the structure is whole.
  private(set) var wanted: [IncludeRequest] = []
  /// The includes that lead somewhere.
  package private(set) var links: [IncludeLink] = []
  /// The files that may be copies of others by their names, as they were compared with them.
  private(set) var compared: [FileID: ComparedCopy] = [:]
  /// How deep below the root each file stands; the root is at 0.
  private(set) var depths: [Int] = []

  /// What the files count together (`bookSize`).
  private(set) var size = 0
  /// How many names were looked at for the patterns.
  private(set) var lookedAt = 0

  private var mostBytes = Inclusion.mostBytes
  private var comparedBefore: [FileID: ComparedCopy] = [:]
  /// The number of times that an include has led to a file.
  private var visitCount = 0
  /// The patterns that count in `lookedAt`.
  private var countedSites: Set<IncludeSite> = []
  private var indices: [FileID: Int] = [:]
  /// The same as `wanted`.
  private var wants: Set<IncludeRequest> = []

  /// The index of `file` among the files; nil when it is none of them.
  func index(of file: FileID) -> Int? { indices[file] }
}

/// An `include` and what it leads to.
package struct IncludeLink: Sendable {
  /// The index of the file in which it stands.
  package let file: Int
  /// Its position.
  package let directive: PlacedDirective
  /// What it leads to.
  package let inclusion: Inclusion
  /// What it leaves out.
  package fileprivate(set) var copies: [LeftOutCopy]

  fileprivate init(file: Int, directive: PlacedDirective, inclusion: Inclusion) {
    (self.file, self.directive, self.inclusion) = (file, directive, inclusion)
    copies = inclusion.copies.compactMap { copy in
      copy.original.map { LeftOutCopy(file: copy, original: $0) }
    }
  }
}

/// An `include` that does not do what it says.
package struct IncludeFault: Sendable {
  /// The index of the file in which it stands.
  package let file: Int
  /// Its position.
  package let directive: PlacedDirective
  /// The problem.
  package let kind: Kind

  /// The reason why an include leads nowhere.
  package enum Kind: Sendable {
    /// Nothing matches.
    case missing
    /// Something is not read; without a name what the pattern says.
    case refused(IncludeRefusal)
    /// It leads back to a file above: the files from that one to where it is reached again.
    case cycle([FileID])
  }
}

/// Something that must be known of a book.
enum IncludeRequest: Hashable, Sendable {
  case pattern(IncludeSite)
  case text(FileID)
}

/// The known facts about the disk for one book.
struct KnownIncludes: Sendable {
  var inclusions: [IncludeSite: Inclusion] = [:]
  var unreadable: [FileID: IncludeRefusal] = [:]
}

extension BookStructure {
  /// Walks from `root` through the includes of `files`, which may have `mostBytes` together; nil stands for one whose text is not known.
  ///
  /// What was compared before for `last`, and has not changed, is not compared again.
  init(
    of root: FileID, _ known: KnownIncludes, mostBytes: Int, after last: BookStructure? = nil,
    files: (FileID) -> FileState?
  ) {
    self.mostBytes = mostBytes
    comparedBefore = last?.compared ?? [:]
    defer { comparedBefore = [:] }
    guard let own = files(root) else { return }
    append(root, own, depth: 0)
    walk(own.settings(inheriting: nil), at: 0, path: [root], known, files)
  }

  private mutating func append(_ file: FileID, _ state: FileState, depth: Int) {
    indices[file] = files.count
    files.append(file)
    depths.append(depth)
    size += state.text.bookSize
  }

  private mutating func walk(
    _ settings: FileSettings, at index: Int, path: [FileID], _ known: KnownIncludes,
    _ stateOf: (FileID) -> FileState?
  ) {
    let file = files[index]
    let folder = file.folder
    for placed in settings.directives(of: KeywordSet(.include)) {
      guard case .include(let pattern) = placed.directive else { continue }
      guard path.count <= Inclusion.mostDeep else {
        let reason = "includes can be at most \(Inclusion.mostDeep) deep"
        refuse(placed, at: index, IncludeRefusal(nil, reason))
        continue
      }
      visitCount += 1
      guard visitCount <= Inclusion.mostVisits else {
        return refuse(placed, at: index, .tooManyVisits)
      }
      let site = IncludeSite(pattern.text, in: folder)
      guard lookedAt <= Inclusion.mostNames || countedSites.contains(site) else {
        refuse(placed, at: index, .tooManyNames)
        continue
      }
      guard let inclusion = known.inclusions[site] else {
        want(.pattern(site))
        continue
      }
      if countedSites.insert(site).inserted { lookedAt += inclusion.lookedAt }
      let link = report(inclusion, of: placed, at: index)
      for included in inclusion.files(includedBy: file) {
        visitCount += 1
        guard visitCount <= Inclusion.mostVisits else {
          return refuse(placed, at: index, .tooManyVisits)
        }
        if let original = inclusion.numbered[included],
          let copy = copy(included, of: original, known, stateOf)
        {
          if let link { links[link].copies.append(copy) }
          continue
        }
        guard enter(included, of: placed, at: index, path, known, stateOf) else { break }
      }
    }
  }

  /// The copy of `original` that `file` is by what both say, as far as that is known; nil where it is a log of its own.
  private mutating func copy(
    _ file: FileID, of original: FileID, _ known: KnownIncludes,
    _ stateOf: (FileID) -> FileState?
  ) -> LeftOutCopy? {
    for one in [file, original] where stateOf(one) == nil {
      if known.unreadable[one] == nil { want(.text(one)) }
    }
    guard let state = stateOf(file), let other = stateOf(original) else { return nil }
    let verdict: CopyVerdict?
    if let before = comparedBefore[file], before.original == original,
      before.copyState.revision == state.revision, before.originalRevision == other.revision
    {
      verdict = before.verdict
    } else {
      verdict = CopyVerdict(state.linesByDay, other.linesByDay)
    }
    compared[file] = ComparedCopy(
      original: original, copyState: state, originalRevision: other.revision, verdict: verdict)
    return verdict.map { LeftOutCopy(file: file, original: original, ownDay: $0.ownDay) }
  }

  /// Reports what is wrong with an include; the index of its link, nil where it leads nowhere.
  private mutating func report(
    _ inclusion: Inclusion, of placed: PlacedDirective, at index: Int
  ) -> Int? {
    for refusal in inclusion.refusals { refuse(placed, at: index, refusal) }
    let includesSome = inclusion.files(includedBy: files[index]).contains { _ in true }
    if includesSome {
      links.append(IncludeLink(file: index, directive: placed, inclusion: inclusion))
      return links.count - 1
    }
    if inclusion.refusals.isEmpty {
      faults.append(IncludeFault(file: index, directive: placed, kind: .missing))
    }
    return nil
  }

  private mutating func want(_ want: IncludeRequest) {
    if wants.insert(want).inserted { wanted.append(want) }
  }

  /// Takes in what `placed` includes; false where the book has no room for further files.
  private mutating func enter(
    _ included: FileID, of placed: PlacedDirective, at index: Int, _ path: [FileID],
    _ known: KnownIncludes, _ stateOf: (FileID) -> FileState?
  ) -> Bool {
    if let start = path.firstIndex(of: included) {
      let cycle = Array(path[start...]) + [included]
      faults.append(IncludeFault(file: index, directive: placed, kind: .cycle(cycle)))
      return true
    }
    if indices[included] != nil { return true }
    if let refusal = known.unreadable[included] {
      refuse(placed, at: index, IncludeRefusal(included.name(from: files[0]), refusal.reason))
      return true
    }
    guard files.count < Inclusion.mostFiles else {
      refuse(placed, at: index, IncludeRefusal(nil, "a log can include at most 10,000 files"))
      return false
    }
    guard let state = stateOf(included) else {
      want(.text(included))
      return true
    }
    guard size + state.text.bookSize <= mostBytes else {
      let reason = IncludeRefusal.tooLarge(mostBytes).reason
      refuse(placed, at: index, IncludeRefusal(included.name(from: files[0]), reason))
      return true
    }
    let next = files.count
    append(included, state, depth: path.count)
    walk(state.settings(inheriting: nil), at: next, path: path + [included], known, stateOf)
    return true
  }

  private mutating func refuse(
    _ placed: PlacedDirective, at index: Int, _ refusal: IncludeRefusal
  ) {
    faults.append(IncludeFault(file: index, directive: placed, kind: .refused(refusal)))
  }
}
