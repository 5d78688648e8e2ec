import Primitives
import Testing

/// Names that programs give to a file that was there already.
@Suite struct NumberedCopyTests {
  @Test(arguments: [
    "2026 2.w8log", "2026 3.w8log", "2026 12.w8log", "2026 (1).w8log", "2026 (2).w8log",
    "2026(1).w8log",
  ])
  func aNumberMayTellOfACopy(_ name: String) {
    #expect(originalOfNumberedCopy(name) == "2026.w8log")
  }

  @Test(arguments: [
    ("log (cut) 2.w8log", "log (cut).w8log"), ("log 2 2.w8log", "log 2.w8log"),
    ("Übung 2.w8log", "Übung.w8log"), ("a.b 2.w8log", "a.b.w8log"),
  ])
  func theRestIsTheNameOfTheOther(_ name: String, _ original: String) {
    #expect(originalOfNumberedCopy(name) == original)
  }

  @Test(arguments: [
    "2026.w8log", "2026-1.w8log", "2026-2.w8log", "20262.w8log", "2026 1.w8log", "2026 02.w8log",
    "2026 0.w8log", "2026 100.w8log", "2026 2027.w8log", "2026 (0).w8log", "2026 (01).w8log",
    "2026 ( 1).w8log", "2026 1).w8log", "2026  2.w8log", "2026 (a).w8log", "2.w8log", " 2.w8log",
    "(1).w8log", " (1).w8log", "2026 ٢.w8log", "w8log", ".w8log", "2026 2", "",
  ])
  func otherNamesTellOfNone(_ name: String) {
    #expect(originalOfNumberedCopy(name) == nil)
  }
}
