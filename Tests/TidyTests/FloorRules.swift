/// The names of types and functions that the folders of a target declare, and those that they use of each other.
struct FolderGraph {
  /// Which folders each folder names something of, with one such name and the file in which it stands.
  private(set) var uses: [String: [String: String]] = [:]

  /// Takes the files of one target.
  init(_ files: [SourceFile]) {
    var homes: [String: Set<String>] = [:]
    for file in files {
      for name in Self.declaredNames(in: file) {
        homes[name, default: []].insert(Self.folder(of: file))
      }
    }
    for file in files {
      let folder = Self.folder(of: file)
      for name in Self.usedNames(in: file) {
        guard let home = homes[name], home.count == 1, let other = home.first, other != folder
        else {
          continue
        }
        uses[folder, default: [:]][other] = "\(name) in \(file.name)"
      }
    }
  }

  /// The folders that lead back to themselves, each with what it names of another such folder.
  var circles: [(folder: String, uses: [String])] {
    uses.keys.sorted().compactMap { folder in
      let back = uses[folder, default: [:]].filter { reaches(folder, from: $0.key) }
      return back.isEmpty ? nil : (folder, back.map { "\($0.key): \($0.value)" }.sorted())
    }
  }

  private func reaches(_ goal: String, from start: String) -> Bool {
    var (seen, waiting): (Set<String>, [String]) = ([], [start])
    while let folder = waiting.popLast() {
      if folder == goal { return true }
      if seen.insert(folder).inserted { waiting += uses[folder, default: [:]].keys }
    }
    return false
  }

  /// The folder in its target; empty for files that stand in none, which are one folder.
  private static func folder(of file: SourceFile) -> String {
    file.folders.count > 2 ? file.folders[2] : ""
  }

  /// Types and functions at the margin, a function with its parenthesis.
  private static func declaredNames(in file: SourceFile) -> Set<String> {
    var names: Set<String> = []
    for line in file.codeLines {
      let words = line.split(separator: " ", maxSplits: 6).map {
        $0.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      }
      guard !line.hasPrefix(" "), !line.hasPrefix("private"),
        let kind = words.firstIndex(where: { $0 == "func" || kindsOfTypes.contains($0) }),
        kind + 1 < words.count
      else { continue }
      names.insert(words[kind] == "func" ? "\(words[kind + 1])(" : String(words[kind + 1]))
    }
    return names
  }

  /// Names in capital letters and calls that no value stands in front of.
  private static func usedNames(in file: SourceFile) -> Set<String> {
    var names: Set<String> = []
    for line in file.codeLines {
      let bytes = Array(line.utf8)
      var start = 0
      while start < bytes.count {
        guard isOfName(bytes[start]) else {
          start += 1
          continue
        }
        let end = bytes[start...].firstIndex { !isOfName($0) } ?? bytes.count
        let isMember = start > 0 && bytes[start - 1] == UInt8(ascii: ".")
        let isCall = end < bytes.count && bytes[end] == UInt8(ascii: "(")
        let isType = bytes[start] < UInt8(ascii: "_") && bytes[start] > UInt8(ascii: "9")
        if !isMember, isType || isCall {
          let name = String(decoding: bytes[start..<end], as: UTF8.self)
          names.insert(isType ? name : "\(name)(")
        }
        start = end
      }
    }
    return names
  }
}

private let kindsOfTypes: Set<Substring> = ["struct", "enum", "class", "protocol", "typealias"]

private func isOfName(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
  case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"): true
  default: false
  }
}

/// In no target do folders use each other in a circle.
func circleFaults(in files: [SourceFile]) -> [Fault] {
  Dictionary(grouping: files, by: \.target).sorted { $0.key < $1.key }
    .flatMap { target, files in
      FolderGraph(files).circles.map { circle in
        Fault(
          "Sources/\(target)/\(circle.folder)", "a circle by \(circle.uses.joined(separator: ", "))"
        )
      }
    }
}
