import { distanceToBeginning, editDistance } from '../../edit-distance.ts';

/** Weights of words by their place in a product; the highest counts. Fillers are words like 'over'. */
export const WORD_WEIGHTS = { filler: -1, details: 0, description: 1, group: 2, name: 3 } as const;

export type KnownWord = { word: string; weight: number };

/**
 * The most likely correction of an unknown word, or null. Fewer edits win; then words of names win over words
 * of descriptions. A beginning of a word counts as no edit, but less than the whole word.
 */
export function correctWord(typed: string, candidates: readonly KnownWord[]): string | null {
  let best: { word: string; cost: number } | null = null;
  for (const { word, weight } of candidates) {
    if (weight === WORD_WEIGHTS.filler) continue;
    const cost = computeEditCost(typed, word) - weight * WEIGHT_GAIN;
    if (!Number.isFinite(cost)) continue;
    if (best === null || cost < best.cost || (cost === best.cost && isSooner(word, best.word)))
      best = { word, cost };
  }
  return best?.word ?? null;
}

/** Letters that may be mistyped in words of some length: most short words mean what they say. */
function allowedEdits(typed: string): number {
  if (/\p{N}/u.test(typed) || typed.length < SHORTEST) return 0;
  if (typed.length < SURE_OF_START) return 1;
  return typed.length < 10 ? 2 : 3;
}

/**
 * 'lmap' is 'lamp', 'camra' 'camera' and 'beany' 'beanie', but 'gift' is no 'lift', and 'cheap' no 'chef'.
 */
function isNear(typed: string, word: string, edits: number): boolean {
  const allowed = allowedEdits(typed);
  if (allowed === 0 || typed.length >= SURE_OF_START) return edits <= allowed;
  if (edits === 1 && isSwapped(typed, word)) return true;
  if (typed.length < SURE_OF_LETTERS || typed[0] !== word[0]) return false;
  return edits <= allowed || (edits === 2 && word.startsWith(typed.slice(0, -1)));
}

function isSwapped(typed: string, word: string): boolean {
  return typed.length === word.length && [...typed].sort().join('') === [...word].sort().join('');
}

/** Shorter words are never mistyped; shorter ones than `SURE_OF_LETTERS` only have letters swapped. */
const SHORTEST = 3;
const SURE_OF_LETTERS = 5;

/** Shorter words begin with the letter that was meant. */
const SURE_OF_START = 8;

function computeEditCost(typed: string, word: string): number {
  const whole = editDistance(typed, word);
  // Typos rarely affect the first letter.
  const start = typed[0] === word[0] ? 0 : WRONG_START;
  const asWhole = isNear(typed, word, whole) ? whole + start : Number.POSITIVE_INFINITY;
  const beginning = distanceToBeginning(typed, word);
  const rest = Math.max(0, word.length - typed.length);
  const asBeginning = mayBegin(typed, word, beginning)
    ? beginning + start + BEGINNING + Math.min(rest, LONG_REST) * PER_LETTER
    : Number.POSITIVE_INFINITY;
  return Math.min(asWhole, asBeginning);
}

/** Mistyped beginnings must be long to be significant. */
function mayBegin(typed: string, word: string, edits: number): boolean {
  if (edits === 0) return true;
  if (typed.length < SURE_OF_LETTERS) return false;
  return typed.length < SURE_OF_START ? edits === 1 && typed[0] === word[0] : edits < allowedEdits(typed);
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
