import W8Text

extension AnalysisHost {
  /// Takes over what was found on the disk; the text of a file that is known stays as it is.
  package mutating func learn(_ found: FoundOnDisk) {
    for (want, inclusion) in found.inclusions {
      guard case .inclusion(let pattern, let folder, let reach) = want else { continue }
      disk[IncludeSite(pattern, in: folder), within: reach] = inclusion
    }
    for (file, text) in found.texts where self.text(of: file) == nil {
      switch text {
      case .success(let bytes): apply(.open(file, bytes, version: 0))
      case .failure(let refusal): disk.unreadable[file] = refusal
      }
    }
  }

  /// Takes over what was found by looking again at files that are not open elsewhere; false where all is as it was.
  package mutating func relearn(_ found: FoundOnDisk) -> Bool {
    var isNew = false
    for (want, inclusion) in found.inclusions {
      guard case .inclusion(let pattern, let folder, let reach) = want else { continue }
      isNew = isNew || disk[IncludeSite(pattern, in: folder), within: reach] != inclusion
    }
    for (file, text) in found.texts {
      let bytes = try? text.get()
      guard bytes != self.text(of: file)?.bytes else { continue }
      isNew = true
      apply(.close(file))
    }
    guard isNew else { return false }
    apply(.disk)
    learn(found)
    return true
  }

  /// Forgets what is known of the disk but for `wants`: what is needed later is looked for anew.
  package mutating func forgetDisk(but wants: Set<DiskRequest>) {
    var sites: Set<IncludeSite> = []
    for case .inclusion(let pattern, let folder, _) in wants {
      sites.insert(IncludeSite(pattern, in: folder))
    }
    forgetDisk { sites.contains($0) }
  }

  /// What it takes to look again at all that is known of the disk for the book that has `files`, within `reach`; of
  /// files those that are `wanted`.
  package mutating func wants(
    of files: [FileID], within reach: String, wanted: (FileID) -> Bool
  ) -> Set<DiskRequest> {
    var wants: Set<DiskRequest> = []
    for file in files {
      for site in includeSites(of: file) {
        wants.insert(.inclusion(pattern: site.pattern, folder: site.folder, reach: reach))
        for included in disk[site, within: reach]?.files ?? [] where wanted(included) {
          wants.insert(.text(included))
        }
      }
      if wanted(file) { wants.insert(.text(file)) }
    }
    return wants
  }
}
