import Testing
import W8Text

@Suite struct VisibleTextTests {
  @Test(
    arguments: [
      ("plain", "plain"),
      ("Größe 体重 👍🏽", "Größe 体重 👍🏽"),
      ("\u{1B}[31mred\u{1B}[0m", "␛[31mred␛[0m"),
      ("a\0b\tc\rd\u{7F}", "a␀b␉c␍d␡"),
      ("\u{9B}31m", "<U+9B>31m"),  // the one-scalar form of ESC [
      ("abc\u{202E}fed", "abc<U+202E>fed"),
      ("a\u{2028}b\u{FEFF}", "a<U+2028>b<U+FEFF>"),
      ("", ""),
    ])
  func whatATerminalWouldObeyIsShown(text: String, expected: String) {
    #expect(visible(text) == expected)
  }
}
