import { distanceToBeginning, editDistance } from './edit-distance.ts';

/**
 * Where in a product a word stands that the shop knows; the highest counts. A filler is a word like 'over'.
 */
export const WORD_WEIGHTS = { filler: -1, details: 0, description: 1, group: 2, name: 3 } as const;

/** A word of the catalogue. */
export type KnownWord = { word: string; weight: number };

/**
 * The word that was most likely meant by one the shop does not know, or null where nothing is near enough.
 * Fewer slips win; among equals a word of names before one of descriptions. A beginning counts as no slip,
 * but as less than the word itself.
 */
export function correctWord(typed: string, candidates: readonly KnownWord[]): string | null {
  const allowed = slipsAllowed(typed);
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

/** A short word is soon another one: it may differ less. */
function slipsAllowed(typed: string): number {
  if (/\p{N}/u.test(typed) || typed.length < 3) return 0;
  if (typed.length < 5) return 1;
  return typed.length < 8 ? 2 : 3;
}

function costOf(typed: string, word: string, allowed: number): number {
  const whole = editDistance(typed, word);
  // Who mistypes still begins right, most of the time.
  const start = typed[0] === word[0] ? 0 : WRONG_START;
  const asWhole = whole <= allowed ? whole + start : Number.POSITIVE_INFINITY;
  // Of beginnings that are mistyped only long ones say enough.
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

/** Any order, but always the same one. */
function isSooner(word: string, other: string): boolean {
  return word.length === other.length ? word < other : word.length < other.length;
}
