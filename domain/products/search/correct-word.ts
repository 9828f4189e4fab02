import { distanceToBeginning, editDistance } from '../../edit-distance.ts';

/** Weights of words by their place in a product; the highest counts. Fillers are words like 'over'. */
export const WORD_WEIGHTS = { filler: -1, details: 0, description: 1, group: 2, name: 3 } as const;

export type KnownWord = { word: string; weight: number };

/**
 * The most likely correction of an unknown word, or null. Fewer edits win; then words of names win over words
 * of descriptions. A beginning of a word counts as no edit, but less than the whole word.
 */
export function correctWord(typed: string, candidates: readonly KnownWord[]): string | null {
  const allowed = allowedEdits(typed);
  let best: { word: string; cost: number } | null = null;
  for (const { word, weight } of candidates) {
    if (weight === WORD_WEIGHTS.filler) continue;
    const cost = costOf(typed, word, allowed) - weight * WEIGHT_GAIN;
    if (!Number.isFinite(cost)) continue;
    if (best === null || cost < best.cost || (cost === best.cost && isSooner(word, best.word)))
      best = { word, cost };
  }
  return best?.word ?? null;
}

/** Short words may differ less, because they are close to many others. */
function allowedEdits(typed: string): number {
  if (/\p{N}/u.test(typed) || typed.length < 3) return 0;
  if (typed.length < 5) return 1;
  return typed.length < 8 ? 2 : 3;
}

function costOf(typed: string, word: string, allowed: number): number {
  const whole = editDistance(typed, word);
  // Typos rarely affect the first letter.
  const start = typed[0] === word[0] ? 0 : WRONG_START;
  const asWhole = whole <= allowed ? whole + start : Number.POSITIVE_INFINITY;
  // Mistyped beginnings must be long to be significant.
  const beginning = distanceToBeginning(typed, word);
  const mayBegin = beginning === 0 || (typed.length >= 5 && beginning <= allowed - 1);
  const rest = Math.max(0, word.length - typed.length);
  const asBeginning = mayBegin
    ? beginning + start + BEGINNING + Math.min(rest, LONG_REST) * PER_LETTER
    : Number.POSITIVE_INFINITY;
  return Math.min(asWhole, asBeginning);
}

const WEIGHT_GAIN = 0.15;
const WRONG_START = 0.6;
const BEGINNING = 0.3;
const PER_LETTER = 0.1;
const LONG_REST = 5;

/** An arbitrary but stable order. */
function isSooner(word: string, other: string): boolean {
  return word.length === other.length ? word < other : word.length < other.length;
}
