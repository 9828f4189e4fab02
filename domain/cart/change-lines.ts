import type { CartPieces } from '../checkout/settle.ts';
import { MAX_LINES, MAX_QUANTITY } from '../limits.ts';
import type { CartLine } from './cart.ts';

/** Why a cart is not changed. */
export type CartProblem =
  | { code: 'too_many_lines' | 'too_many_pieces'; most: number }
  | { code: 'line_missing' };

export type ChangedLines<Line> = { ok: true; lines: Line[] } | { ok: false; problem: CartProblem };

/**
 * Adds pieces; to the line with the same key, of which the newly seen price counts. A new line takes its
 * place by when it was added: the last, unless it is put back.
 */
export function addLine<L extends CartPieces & Pick<CartLine, 'seen' | 'addedAt'>>(
  lines: readonly L[],
  added: L,
): ChangedLines<L> {
  const same = lines.find(({ key }) => key === added.key);
  if (!same && lines.length >= MAX_LINES) return refuse({ code: 'too_many_lines', most: MAX_LINES });
  const quantity = (same?.quantity ?? 0) + added.quantity;
  if (quantity > MAX_QUANTITY) return refuse({ code: 'too_many_pieces', most: MAX_QUANTITY });
  if (!same) return { ok: true, lines: inOrder([...lines, added]) };
  return {
    ok: true,
    lines: lines.map((line) => (line === same ? { ...same, quantity, seen: added.seen } : line)),
  };
}

/** Sorts lines as they are read back: equally old ones by their keys. */
function inOrder<L extends CartPieces & Pick<CartLine, 'addedAt'>>(lines: readonly L[]): L[] {
  return lines.toSorted(
    (a, b) => a.addedAt.getTime() - b.addedAt.getTime() || (a.key < b.key ? -1 : Number(a.key > b.key)),
  );
}

/** Sets the quantity of a line (model C2); 0 removes it. */
export function setQuantity<L extends CartPieces>(
  lines: readonly L[],
  key: string,
  quantity: number,
): ChangedLines<L> {
  if (!lines.some((line) => line.key === key)) return refuse({ code: 'line_missing' });
  if (quantity > MAX_QUANTITY) return refuse({ code: 'too_many_pieces', most: MAX_QUANTITY });
  if (quantity <= 0) return { ok: true, lines: removeLine(lines, key) };
  return { ok: true, lines: lines.map((line) => (line.key === key ? { ...line, quantity } : line)) };
}

/** Without the line, whether or not it was there. */
export function removeLine<L extends CartPieces>(lines: readonly L[], key: string): L[] {
  return lines.filter((line) => line.key !== key);
}

/**
 * One cart of two (model C7): each line with the larger quantity of both, so that merging twice changes
 * nothing. Lines beyond the limit of a cart are those of `other`.
 */
export function mergeCarts<L extends CartPieces>(lines: readonly L[], other: readonly L[]): L[] {
  const theirs = new Map(other.map((line) => [line.key, line]));
  const merged = lines.map((line) => {
    const quantity = Math.max(line.quantity, theirs.get(line.key)?.quantity ?? 0);
    return { ...line, quantity };
  });
  const own = new Set(lines.map(({ key }) => key));
  return [...merged, ...other.filter(({ key }) => !own.has(key))].slice(0, MAX_LINES);
}

/** Returns what an order leaves in a cart (model C5): of each line the pieces that were not bought. */
export function afterOrder<L extends CartPieces>(lines: readonly L[], bought: readonly CartPieces[]): L[] {
  const pieces = piecesByKey(bought);
  return lines.flatMap((line) => {
    const taken = pieces.get(line.key);
    if (taken === undefined) return line;
    return line.quantity > taken ? { ...line, quantity: line.quantity - taken } : [];
  });
}

/** True if the cart has all these pieces. */
export function contains(lines: readonly CartPieces[], wanted: readonly CartPieces[]): boolean {
  const pieces = piecesByKey(lines);
  return [...piecesByKey(wanted)].every(([key, quantity]) => (pieces.get(key) ?? 0) >= quantity);
}

function piecesByKey(lines: readonly CartPieces[]): Map<string, number> {
  const pieces = new Map<string, number>();
  for (const { key, quantity } of lines) pieces.set(key, (pieces.get(key) ?? 0) + quantity);
  return pieces;
}

function refuse(problem: CartProblem): { ok: false; problem: CartProblem } {
  return { ok: false, problem };
}
