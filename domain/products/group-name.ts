import { foldLetters } from '../search-text.ts';

/** Categories and brands are one if they differ in case and accents only: 'Prints' and 'prints'. */
export function isSameGroup(one: string, other: string): boolean {
  return foldLetters(one) === foldLetters(other);
}

/** True for a name among further categories or tags of a product, which are the same regardless of case. */
export function isOneOf(names: readonly string[], searched: string): boolean {
  return names.some((name) => name.toLowerCase() === searched.toLowerCase());
}

type Counted = { value: string; count: number };

/** Compares as a dictionary does: regardless of case and accents, 10 after 2. */
const DICTIONARY = new Intl.Collator('en', { numeric: true });

/**
 * Counts of names with those of the same group added up, in the order of a dictionary. A group has its
 * chosen spelling, else the one of the most products.
 */
export function mergeGroups(counts: readonly Counted[], chosen: string | null | undefined): Counted[] {
  const groups = Map.groupBy(counts, ({ value }) => foldLetters(value));
  return [...groups.values()]
    .map((spellings) => {
      const [first] = spellings.toSorted((one, other) => other.count - one.count);
      const value = spellings.find((spelling) => spelling.value === chosen)?.value ?? first?.value ?? '';
      return { value, count: spellings.reduce((sum, { count }) => sum + count, 0) };
    })
    .sort((one, other) => DICTIONARY.compare(one.value, other.value));
}
