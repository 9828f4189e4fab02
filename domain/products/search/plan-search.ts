import { editDistance } from '../../edit-distance.ts';
import { correctWord, type KnownWord, WORD_WEIGHTS } from './correct-word.ts';
import { nearSpellings } from './near-spellings.ts';
import type { Synonyms } from './synonyms.ts';
import { listForms } from './word-forms.ts';

/** A word to search for. */
export type SearchTerm = {
  /** The word as the shopper reads it. */
  shown: string;
  word: string;
  /** Spellings in one word or two. */
  spellings: string[];
  /** Words and phrases. */
  synonyms: string[];
  /** The typed beginning of `word`, if it is incomplete. */
  beginning: string | null;
  /** True if `word` is only the nearest to the typed one. */
  isGuess: boolean;
};

/** A search with corrected words. */
export type PlannedSearch = {
  terms: SearchTerm[];
  /** True if a word was left out that resembles nothing. */
  isPartial: boolean;
};

/** The words of a search that the catalogue knows. */
export type Vocabulary = {
  /** The known words among `wordsToLookUp`. */
  known: ReadonlyMap<string, KnownWord>;
  synonyms: Synonyms;
  /** Known words similar to unknown ones. */
  similar: ReadonlyMap<string, readonly KnownWord[]>;
};

type Known = Vocabulary['known'];

/** Candidates to look up in the vocabulary: as typed, joined, split, or with one edit. */
export function wordsToLookUp(typed: readonly string[]): string[] {
  const words = typed.flatMap((word, place) => [
    word,
    ...joined(typed, place),
    ...listForms(word),
    ...listSplits(word).flat(),
    ...nearSpellings(word),
  ]);
  return [...new Set(words)];
}

/** Words that need a search by similarity. */
export function unknownWords(typed: readonly string[], known: Known, synonyms: Synonyms): string[] {
  return typed.filter((word) => !isUnderstood(word, { known, synonyms }));
}

/** The terms to search instead of the typed words, without fillers and words that resemble nothing. */
export function planSearch(typed: readonly string[], vocabulary: Vocabulary): PlannedSearch {
  const { known, synonyms } = vocabulary;
  const terms: SearchTerm[] = [];
  let isPartial = false;
  for (let place = 0; place < typed.length; place++) {
    const word = typed[place] as string;
    if (known.get(word)?.weight === WORD_WEIGHTS.filler) continue;
    const together = joined(typed, place).find((candidate) => isNamed(candidate, vocabulary));
    const next = typed[place + 1];
    if (
      together &&
      next !== undefined &&
      !(isUnderstood(word, vocabulary) && isUnderstood(next, vocabulary))
    ) {
      terms.push(createTerm(together, { synonyms, spellings: [`${word} ${next}`] }));
      place++;
    } else if (word.length < SHORTEST_WORD) {
      // A single letter or digit is everywhere.
    } else if (isUnderstood(word, vocabulary)) {
      const before = place > 0 ? joined(typed, place - 1) : [];
      terms.push(
        createTerm(word, {
          synonyms,
          spellings: [...(together ? [together] : []), ...before.filter((join) => known.has(join))],
        }),
      );
    } else {
      const corrected = correct(word, vocabulary);
      terms.push(...corrected);
      isPartial ||= corrected.length === 0;
    }
  }
  return { terms, isPartial };
}

type Understood = Pick<Vocabulary, 'known' | 'synonyms'>;

function isUnderstood(word: string, understood: Understood): boolean {
  return isNamed(word, understood) || /\p{N}/u.test(word);
}

function isNamed(word: string, { known, synonyms }: Understood): boolean {
  return [word, ...listForms(word)].some((form) => known.has(form)) || synonyms.of(word).length > 0;
}

function correct(typed: string, vocabulary: Vocabulary): SearchTerm[] {
  const { known, similar, synonyms } = vocabulary;
  const near = nearSpellings(typed).flatMap((spelling) => known.get(spelling) ?? []);
  const called = synonyms.words.map((word) => ({ word, weight: 0 }));
  const corrected = correctWord(typed, [...(similar.get(typed) ?? []), ...near, ...called]);
  const isSure = corrected !== null && (corrected.startsWith(typed) || editDistance(typed, corrected) <= 1);
  const parts = isSure ? undefined : bestSplit(typed, vocabulary);
  if (parts) return parts.map((part) => createTerm(part, { synonyms }));
  return corrected === null ? [] : [createTerm(corrected, { synonyms, typed })];
}

type TermOf = { synonyms: Synonyms; spellings?: readonly string[]; typed?: string };

function createTerm(word: string, { synonyms, spellings = [], typed = word }: TermOf): SearchTerm {
  const beginning = word !== typed && word.startsWith(typed) ? typed : null;
  return {
    // Two or three letters begin many words: the full word would be a guess.
    shown: beginning && beginning.length < SAYS_ENOUGH ? beginning : word,
    word,
    spellings: [...spellings, ...listForms(word), ...listMeasures(word)],
    synonyms: synonyms.of(word),
    beginning,
    isGuess: word !== typed && !beginning,
  };
}

const SHORTEST_WORD = 2;
const SAYS_ENOUGH = 4;

/** '35mm' → '35 mm' */
function listMeasures(word: string): string[] {
  const measure = /^(\p{N}+)(\p{L}+)$/u.exec(word);
  return measure ? [`${measure[1]} ${measure[2]}`] : [];
}

/** The word joined with the next one. */
function joined(typed: readonly string[], place: number): string[] {
  const next = typed[place + 1];
  return next === undefined ? [] : [`${typed[place]}${next}`];
}

const SHORTEST_PART = 3;

/** All splits into two words. */
function listSplits(word: string): [string, string][] {
  const splits: [string, string][] = [];
  for (let end = SHORTEST_PART; end <= word.length - SHORTEST_PART; end++)
    splits.push([word.slice(0, end), word.slice(end)]);
  return splits;
}

function bestSplit(word: string, vocabulary: Vocabulary): [string, string] | undefined {
  const { known } = vocabulary;
  const weightOf = (parts: [string, string]) =>
    parts.reduce((sum, part) => sum + (known.get(part)?.weight ?? 0), 0);
  return listSplits(word)
    .filter((parts) => parts.every((part) => isUnderstood(part, vocabulary)))
    .sort((one, other) => weightOf(other) - weightOf(one))[0];
}
