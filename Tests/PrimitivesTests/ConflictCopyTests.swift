import Primitives
import Testing

/// Names that programs which keep folders alike give to copies.
@Suite struct ConflictCopyTests {
  @Test(arguments: [
    "2026.sync-conflict-20261126-101112-ABCDEFG.w8log",
    "2026.sync-conflict-20261126-101112-ABCDEFG.sync-conflict-20261127-101112-HIJKLMN.w8log",
    "2026_conflict-20261126-101112.w8log",
    "2026 (conflicted copy 2026-11-26 101112).w8log",
    "2026 (Ann's conflicted copy 2026-11-26).w8log",
    "2026 (Ann's conflicted copy 2026-11-26 (1)).w8log",
    "2026 (Ann's conflicted copy 2026-11-26) (Bob's conflicted copy 2026-11-27).w8log",
    "2026 (Ann's Conflicted Copy).w8log",
    "2026 (SFConflict ann@example.org 2026-11-26-10-11-12).w8log",
    "2026 (In Konflikt stehende Kopie von Ann 2026-11-26).w8log",
    "2026 (Copie en conflit de Ann 2026-11-26).w8log",
    "2026 (Copia en conflicto de Ann 2026-11-26).w8log",
    "2026 (cópia em conflito de Ann 2026-11-26).w8log",
    "2026 (Anns conflicterende kopie 2026-11-26).w8log",
    "2026 (Kopia powodująca konflikt, Ann, 2026-11-26).w8log",
    "2026 (конфликтующая копия Ann 2026-11-26).w8log",
    "2026 (Ann の競合コピー 2026-11-26).w8log",
    "2026 (Ann 的冲突副本 2026-11-26).w8log",
    "2026 (Ann의 충돌된 사본 2026-11-26).w8log",
  ])
  func aCopyIsOneOfItsLog(_ name: String) {
    #expect(originalOfConflictCopy(name) == "2026.w8log")
  }

  @Test func bracketsOfTheLogItselfStay() {
    #expect(
      originalOfConflictCopy("2026 (cut) (Ann's conflicted copy 2026-11-26).w8log")
        == "2026 (cut).w8log")
  }

  /// Names that a person may give to a log.
  @Test(arguments: [
    "2026.w8log", "2026 2.w8log", "2026-laptop.w8log", "2026 (1).w8log",
    "2026 (cut 2026-11-26).w8log",
    "a conflict.w8log", "conflicts (my own).w8log", "2026 (conflict with knee).w8log",
    ".sync-conflict-20261126-101112-ABCDEFG.w8log", "(conflicted copy 2026-11-26).w8log", "w8log",
    "2026 ).w8log",
  ])
  func otherNamesAreNone(_ name: String) {
    #expect(originalOfConflictCopy(name) == nil)
  }
}
