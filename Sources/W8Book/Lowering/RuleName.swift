/// How a log names a rule, in `lint` and `w8log:ignore`: by its name or code, in any case.
package struct RuleName: Hashable, Sendable {
  /// The name in lower case; empty for a word that is longer than the name of any rule: whatever its characters are, it is
  /// not looked at.
  package let text: String

  /// How many bytes of UTF-8 a name has at most.
  package static let mostBytes = 64

  /// Takes a name as it is written.
  package init(_ written: some StringProtocol) {
    text = written.utf8.count <= Self.mostBytes ? written.lowercased() : ""
  }

  /// The names of the rule about weights that nobody can have: who switches it off says that they count.
  package static let ofImplausibleWeight: Set<RuleName> = [
    RuleName("implausible-weight"), RuleName("W8204"),
  ]
}
