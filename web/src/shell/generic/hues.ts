/** A colour for a word: the same word always has the same. The word stands beside it, so nothing hangs on the colour. */
export function hueOf(word: string): number {
  let hash = 7;
  for (const letter of word) hash = (hash * 31 + letter.codePointAt(0)!) % 3600;
  return hash / 10;
}
