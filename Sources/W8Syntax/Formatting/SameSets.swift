/// Whether two exercise lines log the same sets.
func hasSameSets(
  _ firstTree: SyntaxTree, _ firstIndex: Int, _ secondTree: SyntaxTree, _ secondIndex: Int
) -> Bool {
  firstTree.setGroups(ofLine: firstIndex) == secondTree.setGroups(ofLine: secondIndex)
}
