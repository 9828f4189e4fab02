import type { Transaction } from '#db/connection.ts';
import type { Checkout } from '#domain/checkout/settle.ts';
import { countPieces } from '#domain/products/stock.ts';
import { createVariantId } from '#domain/products/variants/variant.ts';
import type { StockCause } from '#domain/stock/movement.ts';
import { deleteHolds, insertHolds, takeExpiredHold } from './hold-queries.ts';
import { countUnpaid } from './ip-hold-queries.ts';
import { releaseHeld, takeStock } from './move-stock.ts';
import { endHolds, writeHeldAsSold } from './movement-queries.ts';
import type { Sold } from './stock-queries.ts';

type Holding = { at: Date; ipDigest: string | null };

/** Holds stock for a stored checkout. False if there is too little. */
export async function holdStock(
  tx: Transaction,
  checkoutId: string,
  pieces: ReadonlyMap<string, number>,
  { at, ipDigest }: Holding,
): Promise<boolean> {
  const cause: StockCause = { kind: 'checkout', id: checkoutId, reason: 'Held for a payment', at };
  const taken = await takeStock(tx, pieces, cause, 'held');
  if (!taken) return false;
  if (taken.size > 0) await insertHolds(tx, checkoutId, taken, ipDigest);
  return true;
}

/** Returns the stock that is held for a checkout. */
export async function releaseStock(
  tx: Transaction,
  { id, heldUntil }: Pick<Checkout, 'id' | 'heldUntil'>,
  { reason, at }: Pick<StockCause, 'reason' | 'at'>,
): Promise<void> {
  if (heldUntil) await release(tx, id, { reason, at, isExpired: heldUntil <= at });
}

/** Returns the stock of one payment that was not made in time; false if there is none. */
export async function releaseExpired(tx: Transaction, at: Date): Promise<boolean> {
  const id = await takeExpiredHold(tx, at);
  if (id) await release(tx, id, { reason: 'Not paid in time', at, isExpired: true });
  return id !== null;
}

async function release(
  tx: Transaction,
  id: string,
  { reason, at, isExpired }: Pick<StockCause, 'reason' | 'at'> & { isExpired: boolean },
): Promise<void> {
  const holds = await deleteHolds(tx, id);
  const pieces = new Map(holds.map(({ variantId, quantity }) => [variantId, quantity]));
  await releaseHeld(tx, pieces, { kind: 'checkout', id, reason, at });
  if (isExpired) await countUnpaid(tx, holds);
}

/**
 * Turns the stock held for a checkout into sold stock: takes what is missing, returns what is not bought.
 * False if there is too little; then nothing is taken, and nothing held any longer.
 */
export async function sellStock(
  tx: Transaction,
  checkout: Checkout,
  lines: readonly SoldLine[],
  sold: ReadonlyMap<string, Sold>,
  at: Date,
): Promise<boolean> {
  const cause: StockCause = { kind: 'order', id: checkout.id, reason: 'Sold', at };
  const needed = countedPieces(lines, sold);
  if (!checkout.heldUntil) return (await takeStock(tx, needed, cause)) !== null;
  const pieces = countPieces(lines);
  const requested = [...pieces].map(
    ([id, quantity]) => [id, { quantity, isCounted: needed.has(id) }] as const,
  );
  const { held, isSold } = await endHolds(tx, checkout.id, new Map(requested), cause);
  const release: StockCause = { ...cause, kind: 'checkout', reason: 'Held, but not bought' };
  if (!isSold) {
    if (!(await takeStock(tx, difference(needed, held), cause))) {
      await releaseHeld(tx, held, release);
      return false;
    }
    const covered = [...held].map(([id, count]) => [id, Math.min(count, pieces.get(id) ?? 0)] as const);
    await writeHeldAsSold(tx, new Map(covered.filter(([, count]) => count > 0)), cause);
  }
  await releaseHeld(tx, difference(held, pieces), release);
  return true;
}

type SoldLine = { productId: string; variantId?: string | null | undefined; quantity: number };

/** Returns the quantity of each counted variant in the lines, in the order of `countPieces`. */
export function countedPieces(
  lines: readonly SoldLine[],
  sold: ReadonlyMap<string, { isCounted: boolean }>,
): Map<string, number> {
  return countPieces(lines.filter((line) => sold.get(createVariantId(line))?.isCounted));
}

function difference(a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): Map<string, number> {
  return new Map(
    [...a].map(([id, count]) => [id, count - (b.get(id) ?? 0)] as const).filter(([, more]) => more > 0),
  );
}
