import W8Text

/// A directive of a book and the file in which it stands.
package struct BookDirective {
  /// The file.
  package let file: FileAnalysis
  /// The directive.
  package let placed: PlacedDirective

  /// Its line.
  package var place: LinePlace { file.place(of: placed) }
}

extension Analysis {
  /// The directives of the book with one of `keywords`, in order.
  package func directives(of keywords: KeywordSet) -> some Sequence<BookDirective> {
    files.lazy.flatMap { file in
      file.settings.directives(of: keywords).lazy.map { BookDirective(file: file, placed: $0) }
    }
  }

  /// What messages call the file of `place`.
  func name(ofFileOf place: LinePlace) -> String {
    shortened(files[place.file].id.name(from: root.id))
  }

  /// Where `place` is, for a message about the file at `index`: `on line 3`, `in gyms.w8log:3`.
  package func whereabouts(of place: LinePlace, seenFrom index: Int) -> String {
    let line = files[place.file].lineNumber(of: place)
    return place.file == index ? "on line \(line)" : "in \(name(ofFileOf: place)):\(line)"
  }
}
