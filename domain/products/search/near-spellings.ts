const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** Longer words are found by trigrams. */
const SHORT = 7;

/**
 * All spellings one edit away from a short word. Short words need them, because a typo may leave no trigram
 * in common: 'lmap' and 'lamp'.
 */
export function nearSpellings(word: string): string[] {
  if (word.length < 3 || word.length > SHORT) return [];
  const near = new Set<string>();
  for (let place = 0; place <= word.length; place++) {
    const [before, after] = [word.slice(0, place), word.slice(place)];
    for (const letter of LETTERS) {
      near.add(before + letter + after);
      if (after) near.add(before + letter + after.slice(1));
    }
    if (after) near.add(before + after.slice(1));
    if (after.length > 1) near.add(`${before}${after[1]}${after[0]}${after.slice(2)}`);
  }
  near.delete(word);
  return [...near];
}
