import Testing
import W8Syntax

@Suite struct CanonicalProseTests {
  @Test func writesMonthHeaders() {
    expectForms([
      FormatRow("#2026-01", "# 2026-01"),
      FormatRow("#  2026-01\t January,  mild>er ", "# 2026-01 January,  mild>er"),
      FormatRow("# 2026-01 a >b", "# 2026-01 a  > b"),
      FormatRow("# 2026-01 ;", "# 2026-01  ;"),
      FormatRow("# 2026-01 12\" of (snow", "# 2026-01 12\" of (snow"),
      FormatRow("# 2026-01 a\u{A0} ", "# 2026-01 a\u{A0}"),
    ])
    expectUntouched(["#  2026-1", "# March  2026 ", "##", "# 2026-01\u{A0}x "])
  }

  @Test func writesNotesAndIndentedComments() {
    expectForms([
      FormatRow(" >text", "    > text"),
      FormatRow("\t>  text  \t", "    > text"),
      FormatRow("      > a\tb  c\u{A0}", "    > a\tb  c\u{A0}"),
      FormatRow("  >", "    >"),
      FormatRow("  >  ", "    >"),
      FormatRow(" ;c", "    ; c"),
      FormatRow(" ;;; banner", "    ; ;; banner"),
      FormatRow(" >> quoted", "    > > quoted"),
      FormatRow("  ;w8log:ignore gap", "    ; w8log:ignore gap"),
      FormatRow(" > a\u{7}b", "    > a\u{7}b"),
    ])
  }

  @Test func keepsCommentsInTheFirstColumn() {
    expectForms([
      FormatRow(";;; banner,   with\tspaces \t", ";;; banner,   with\tspaces"),
      FormatRow(";", ";"),
      FormatRow(";  ", ";"),
      FormatRow(";text", ";text"),
    ])
    #expect(formatted("\u{FEFF};text ") == ";text\n")
    #expect(formatted("\u{FEFF} ;text ") == "    ; text\n")
  }

  @Test func takesCarriageReturnsOnlyFromTheEndOfProse() {
    #expect(formatted(" > a \r \r\r\n") == "    > a\n")
    #expect(formatted(" > a\rb\r\n") == "    > a\rb\n")
    #expect(formatted("# 2026-01 a \r > b") == "# 2026-01 a  > b\n")
  }
}
