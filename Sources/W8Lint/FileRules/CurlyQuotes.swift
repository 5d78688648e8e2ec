import W8Book
import W8Syntax
import W8Text

extension Rule {
  static let curlyQuotes = Rule(
    8005, "curly-quotes", .error,
    Explanation(
      finds: "Curly quotes around a name, as phones and word processors write them.",
      harm: "w8log reads them, but other programs that read the log expect straight quotes.",
      fix: "Write straight quotes (`\"`); `check --fix` does that.",
      example: "gym @iron “Iron Temple”\n",
      instead: "gym @iron \"Iron Temple\"\n"),
    .syntax(.curlyQuotes) { scope in
      "curly quote \(scope.text) around a name; write a straight \""
    },
    fixes: .safe { [.safe("Make the quote straight", $0.replacing(with: "\""))] })
}
