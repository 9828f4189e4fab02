import { correctWord, type KnownWord, WORD_WEIGHTS } from './correct-word.ts';
import { editDistance } from './edit-distance.ts';
import { nearSpellings } from './near-spellings.ts';
import { synonymsOf, WORDS_WITH_SYNONYMS } from './synonyms.ts';

/** A word that products are looked for by. */
export type SearchTerm = {
  /** As it is told to the shopper. */
  shown: string;
  word: string;
  /** How else it is written: in one word or two. */
  spellings: string[];
  /** What would do as well in the name of a product. */
  synonyms: string[];
  /** A beginning that was typed and of which `word` is one end. */
  beginning: string | null;
  /** Whether it is only the nearest to what was typed. */
  isGuess: boolean;
};

/** What the shop knows of the words of a search. */
export type Vocabulary = {
  /** Of the words of `wordsToLookUp` those that are in the catalogue. */
  known: ReadonlyMap<string, KnownWord>;
  /** Words of the catalogue that look like those that are not in it. */
  similar: ReadonlyMap<string, readonly KnownWord[]>;
};

/**
 * Words that tell by being in the catalogue what was meant: as typed, run together, split, or with one slip.
 */
export function wordsToLookUp(typed: readonly string[]): string[] {
  const words = typed.flatMap((word, place) => [
    word,
    ...joined(typed, place),
    ...splitsOf(word).flat(),
    ...nearSpellings(word),
  ]);
  return [...new Set(words)];
}

/** Those that only a look at similar words can help. */
export function unknownWords(typed: readonly string[], known: Vocabulary['known']): string[] {
  return typed.filter((word) => !isUnderstood(word, known));
}

/**
 * What to look for instead of what was typed. A word that nothing resembles is left out, and so is one like
 * 'for'.
 */
export function planSearch(typed: readonly string[], vocabulary: Vocabulary): SearchTerm[] {
  const { known } = vocabulary;
  const terms: SearchTerm[] = [];
  for (let place = 0; place < typed.length; place++) {
    const word = typed[place] as string;
    if (known.get(word)?.weight === WORD_WEIGHTS.filler) continue;
    const together = joined(typed, place).find((candidate) => isNamed(candidate, known));
    const next = typed[place + 1];
    if (together && next !== undefined && !(isUnderstood(word, known) && isUnderstood(next, known))) {
      terms.push(termOf(together, [`${word} ${next}`]));
      place++;
    } else if (word.length < SHORTEST_WORD) {
      // One letter or figure is in everything.
    } else if (isUnderstood(word, known)) {
      const before = place > 0 ? joined(typed, place - 1) : [];
      terms.push(
        termOf(word, [...(together ? [together] : []), ...before.filter((join) => known.has(join))]),
      );
    } else terms.push(...mend(word, vocabulary));
  }
  return terms;
}

function isUnderstood(word: string, known: Vocabulary['known']): boolean {
  return isNamed(word, known) || /\p{N}/u.test(word);
}

function isNamed(word: string, known: Vocabulary['known']): boolean {
  return known.has(word) || synonymsOf(word).length > 0;
}

function mend(typed: string, { known, similar }: Vocabulary): SearchTerm[] {
  const near = nearSpellings(typed).flatMap((spelling) => known.get(spelling) ?? []);
  const called = WORDS_WITH_SYNONYMS.map((word) => ({ word, weight: 0 }));
  const corrected = correctWord(typed, [...(similar.get(typed) ?? []), ...near, ...called]);
  const isSure = corrected !== null && (corrected.startsWith(typed) || editDistance(typed, corrected) <= 1);
  const parts = isSure ? undefined : bestSplit(typed, known);
  if (parts) return parts.map((part) => termOf(part, []));
  return corrected === null ? [] : [termOf(corrected, [], typed)];
}

function termOf(word: string, spellings: readonly string[], typed = word): SearchTerm {
  const beginning = word !== typed && word.startsWith(typed) ? typed : null;
  return {
    // Two or three letters are the beginning of many words; which one was meant is not for the shop to say.
    shown: beginning && beginning.length < SAYS_ENOUGH ? beginning : word,
    word,
    spellings: [...spellings, ...measureOf(word)],
    synonyms: synonymsOf(word),
    beginning,
    isGuess: word !== typed && !beginning,
  };
}

const SHORTEST_WORD = 2;
const SAYS_ENOUGH = 4;

/** '35mm' may stand as '35 mm'. */
function measureOf(word: string): string[] {
  const measure = /^(\p{N}+)(\p{L}+)$/u.exec(word);
  return measure ? [`${measure[1]} ${measure[2]}`] : [];
}

/** The word and the next one without the space between them. */
function joined(typed: readonly string[], place: number): string[] {
  const next = typed[place + 1];
  return next === undefined ? [] : [`${typed[place]}${next}`];
}

const SHORTEST_PART = 3;

/** The two words that a word may be that lacks a space. */
function splitsOf(word: string): [string, string][] {
  const splits: [string, string][] = [];
  for (let end = SHORTEST_PART; end <= word.length - SHORTEST_PART; end++)
    splits.push([word.slice(0, end), word.slice(end)]);
  return splits;
}

function bestSplit(word: string, known: Vocabulary['known']): [string, string] | undefined {
  const weightOf = (parts: [string, string]) =>
    parts.reduce((sum, part) => sum + (known.get(part)?.weight ?? 0), 0);
  return splitsOf(word)
    .filter((parts) => parts.every((part) => isUnderstood(part, known)))
    .sort((one, other) => weightOf(other) - weightOf(one))[0];
}
