/// The label that words such as `per side` and `each` are; nil for other words.
func sideWord(_ text: String) -> SetToken? {
  let words = text.split(separator: " ").map(String.init)
  let isSide =
    text == "each" || words.count == 2 && words.last.map(sideWords.contains) == true
    || ["ea", "es"].contains(text)
  return isSide ? .label("each side") : nil
}

func isDecimalDigit(_ sign: Character) -> Bool { sign.isASCII && sign.isNumber }

func isRepetitionWord(_ word: String) -> Bool {
  repetitionWords.contains(word) || ["회", "下", "次", "回", "개", "個", "个"].contains(word)
}

func isSetWord(_ word: String) -> Bool {
  isRepetitionWord(word) || wordsForSets.contains(word) || word == "at"
    || word.first.map { timesLetters.contains($0) } == true && word.count == 1
}

let notUnderstood = "not understood"
let timesLetters: Set<Character> = ["x", "X", "х", "Х"]
let sideWords: Set<String> = [
  "side", "arm", "leg", "hand", "seite", "arme", "bein", "bras", "jambe", "côté", "lado", "pierna",
  "brazo",
]
let fillerWords: Set<String> = [
  "of", "for", "with", "à", "de", "mit", "von", "con", "a",
  "da", "van", "met", "på", "med", "af", "po", "по", "των", "cu",
]
let bodyLoadWords: Set<String> = [
  "bw", "bodyweight", "bodymass", "eigengewicht", "körpergewicht", "kg körpergewicht", "맨몸", "自重",
]
let failureWords: Set<String> = ["failed", "failure", "to failure", "fail", "versagen"]
let secondsOfWord: [String: Int] = [
  "s": 1, "sec": 1, "secs": 1, "second": 1, "seconds": 1, "sek": 1, "sekunden": 1,
  "secondes": 1, "segundos": 1, "secondi": 1, "초": 1, "秒": 1,
  "m": 60, "min": 60, "mins": 60, "minute": 60, "minutes": 60, "minuten": 60, "分": 60, "분": 60,
  "h": 3600, "hr": 3600, "hrs": 3600, "hour": 3600, "hours": 3600, "std": 3600,
]
