/// The count with its noun: `1 file`, `2 files`; `plural` where an `s` does not make it.
package func counted(_ count: Int, _ noun: String, plural: String? = nil) -> String {
  "\(count) \(count == 1 ? noun : plural ?? "\(noun)s")"
}
