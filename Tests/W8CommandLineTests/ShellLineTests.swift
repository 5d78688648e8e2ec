import Testing
import W8TestSupport

@testable import W8CommandLine

@Suite struct ShellLineTests {
  @Test(
    arguments: [
      ("", [], ""),
      ("w8log", [], "w8log"),
      ("w8log ", ["w8log"], ""),
      ("w8log log --gym @ir", ["w8log", "log", "--gym"], "@ir"),
      ("w8log history Bench\\ pr", ["w8log", "history"], "Bench pr"),
      ("w8log history 'It''s", ["w8log", "history"], "Its"),
      ("w8log history \"a\\\"b\\n$(x)", ["w8log", "history"], "a\"b\\n$(x)"),
      ("w8log '' \"\" x", ["w8log", "", ""], "x"),
      ("cd log && w8log to", ["w8log"], "to"),
      ("w8log log \u{301}'a b", ["w8log", "log"], "\u{301}a b"),
    ])
  func wordsAreReadAsAShellWould(line: String, words: [String], current: String) {
    let read = ShellLine(line)
    #expect(read.words == words)
    #expect(read.current == current)
  }

  @Test func variablesBeforeTheProgramAreNoWordsOfIt() {
    #expect(ShellLine("LANG=C W8LOG_FILE=a w8log log b=c ").wordsOfProgram == ["log", "b=c"])
    #expect(ShellLine("LANG=C ").wordsOfProgram == [])
    #expect(ShellLine("=x w8log ").wordsOfProgram == ["w8log"])
  }

  /// Whatever a text says: typed as it is quoted, a shell reads it as it is.
  @Test func whatIsQuotedIsReadAsItIs() {
    var random = SeededGenerator(seed: 7)
    let pieces = [
      "a", "Z", " ", "\t", "'", "\"", "\\", "$", "(", ")", "`", "!", ";", "&", "|", "<", ">", "*",
      "?",
      "[", "]", "{", "}", "~", "#", "=", ":", "@", "é", "\u{301}", "語", "\u{A0}", "-",
    ]
    for _ in 0..<5_000 {
      let text = (0..<Int.random(in: 0..<9, using: &random)).map { _ in
        pieces.randomElement(using: &random) ?? ""
      }.joined()
      for (opening, quote) in [("", ShellLine.Quote.none), ("'", .single), ("\"", .double)] {
        let line = ShellLine("w8log " + opening + quote.quoted(text[...]))
        #expect(line.words == ["w8log"])
        #expect(Array(line.current.unicodeScalars) == Array(text.unicodeScalars))
      }
    }
  }

  @Test(
    arguments: [
      ("w8log history B", "B", "Bench $(x)", "Bench\\ \\$\\(x\\)"),
      ("w8log history \"B", "B", "Bench $(x)", "Bench \\$(x)"),
      ("w8log history 'B", "B", "Bench's", "Bench'\\''s"),
      ("w8log log --gym=@ir", "ir", "--gym=@iron", "iron"),
      ("w8log log --gym @ir", "@ir", "@iron", "@iron"),
      ("w8log log --exercise=\"Be", "Be", "--exercise=Bench!", "Bench\"\\!\""),
      ("w8log log ", "", "#tag", "\\#tag"),
    ])
  func bashGetsTheEndOfTheValue(line: String, word: String, value: String, reply: String) {
    #expect(bashReplies([value], line: line, word: word) == [reply])
  }

  @Test func bashGetsNothingForAWordThatIsNotTheEnd() {
    #expect(bashReplies(["check"], line: "w8log che", word: "xyz") == [])
    #expect(bashReplies(["check"], line: "w8log a b", word: "a b") == [])
  }
}
