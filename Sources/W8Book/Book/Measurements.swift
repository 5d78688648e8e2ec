package import W8Engine
import W8Syntax

/// What the entries of a book have under one key, such as `fat`.
package struct Measurements: Sendable {
  /// The key in lower case.
  package let key: String
  /// The unit of the amounts, such as `%`; inches count as centimeters.
  package let unit: String
  /// What the entries have, each unit counted as a kilogram; of an entry that has the key twice the first.
  package let amounts: [EntryReference: Mass]

  /// Puts together what entries have under `key`.
  package init(key: String, unit: String, amounts: [EntryReference: Mass]) {
    self.key = key
    self.unit = unit
    self.amounts = amounts
  }
}

extension Analysis {
  /// The measurements under `key`, which is in lower case; nil where no dated entry has one that can be read.
  ///
  /// Takes a look at every pair of the book.
  package func measurements(of key: String) -> Measurements? {
    guard let measure = book.measure(of: key) else { return nil }
    var amounts: [EntryReference: Mass] = [:]
    forEachPair { pair, fileLine in
      let text = fileLine.tree.text
      guard pair.key == key,
        let amount = measure.amount(text.span, fileLine.tree.contentRange(of: pair)),
        let entry = reference(to: fileLine), amounts[entry] == nil
      else { return }
      amounts[entry] = amount
    }
    return amounts.isEmpty ? nil : Measurements(key: key, unit: measure.unit, amounts: amounts)
  }

  /// The keys under which dated entries have measurements that can be read, sorted.
  package var measurementKeys: [String] {
    var keys: Set<String> = []
    forEachPair { pair, fileLine in
      let text = fileLine.tree.text
      guard !keys.contains(pair.key), let measure = book.measure(of: pair.key),
        measure.accepts(text.span, fileLine.tree.contentRange(of: pair)),
        reference(to: fileLine) != nil
      else { return }
      keys.insert(pair.key)
    }
    return keys.sorted()
  }

  private func forEachPair(_ body: (EntryPair, FileLine) -> Void) {
    for file in files {
      for section in file.sections.indices {
        for pair in file.sections[section].lowered.pairs {
          body(pair, file.line(section: section, index: pair.line))
        }
      }
    }
  }
}

extension BookDeclarations {
  /// What values of `key`, in lower case, look like; nil for an unknown key.
  package func measure(of key: String) -> Measure? {
    Measure(key: key) ?? names.metrics[key].map { .declared(unit: $0) }
  }
}
