/// A text that equals another only when their bytes are equal.
///
/// Swift finds the composed and the decomposed spelling of `é` equal. Keys of JSON and names of
/// files are different things when their bytes differ.
package struct ExactText: Hashable, Sendable {
  /// The text.
  package let text: String

  /// Makes `text` strict.
  package init(_ text: String) {
    self.text = text
  }

  package static func == (left: ExactText, right: ExactText) -> Bool {
    // The first test is fast for all that differs; equal bytes have passed it.
    left.text == right.text && left.text.utf8.elementsEqual(right.text.utf8)
  }
}
