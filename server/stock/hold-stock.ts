import type { Transaction } from '#db/connection.ts';
import type { Checkout } from '#domain/checkout/settle.ts';
import { piecesOf } from '#domain/products/stock.ts';
import { deleteHolds, insertHolds } from './hold-queries.ts';
import { returnStock, type Sold, takeStock } from './stock-queries.ts';

/** Holds stock for a stored checkout. False if there is too little. */
export async function holdStock(
  tx: Transaction,
  checkoutId: string,
  pieces: ReadonlyMap<string, number>,
): Promise<boolean> {
  if (!(await takeStock(tx, pieces))) return false;
  await insertHolds(tx, checkoutId, pieces);
  return true;
}

/** Returns the stock that is held for a checkout. */
export async function releaseStock(tx: Transaction, checkout: Checkout): Promise<void> {
  if (checkout.heldUntil) await returnStock(tx, await deleteHolds(tx, checkout.id));
}

/**
 * Turns the stock held for a checkout into sold stock: takes what is missing, returns what is not bought.
 * False if there is too little; then nothing is taken, and nothing held any longer.
 */
export async function sellStock(
  tx: Transaction,
  checkout: Checkout,
  lines: readonly { productId: string; quantity: number }[],
  sold: ReadonlyMap<string, Sold>,
): Promise<boolean> {
  const held = checkout.heldUntil ? await deleteHolds(tx, checkout.id) : new Map<string, number>();
  const needed = countedPieces(lines, sold);
  if (!(await takeStock(tx, difference(needed, held)))) {
    await returnStock(tx, held);
    return false;
  }
  await returnStock(tx, difference(held, needed));
  return true;
}

/** The quantity of each counted product in the lines, in the order of `piecesOf`. */
export function countedPieces(
  lines: readonly { productId: string; quantity: number }[],
  sold: ReadonlyMap<string, { isCounted: boolean }>,
): Map<string, number> {
  return piecesOf(lines.filter((line) => sold.get(line.productId)?.isCounted));
}

function difference(a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): Map<string, number> {
  return new Map(
    [...a].map(([id, count]) => [id, count - (b.get(id) ?? 0)] as const).filter(([, more]) => more > 0),
  );
}
