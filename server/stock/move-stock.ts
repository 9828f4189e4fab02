import { type CacheTag, invalidate } from '#db/cache-tags.ts';
import type { Transaction } from '#db/connection.ts';
import type { ChangeKind, StockCause } from '#domain/stock/movement.ts';
import {
  addStock,
  type Moved,
  storeChange,
  storeCounts,
  subtractStock,
  sumStock,
} from './movement-queries.ts';
import { listStockTags } from './stock-tags.ts';

/**
 * Takes stock of counted variants, all or none, never below zero; null if one has too little. Variants that
 * are not counted have enough; the result has the quantities of the others. `pieces` must be in the order of
 * `countPieces`, which prevents deadlocks. `kind` is `held` for pieces that may come back by `releaseHeld`.
 */
export async function takeStock(
  tx: Transaction,
  pieces: ReadonlyMap<string, number>,
  cause: StockCause,
  kind: 'held' | 'sold' = 'sold',
): Promise<Map<string, number> | null> {
  if (pieces.size === 0) return new Map();
  const taken = await subtractStock(tx, pieces, kind, cause);
  if (!taken) return null;
  await invalidate(
    tx,
    taken.flatMap((one) => listTags(one, one.stock + one.quantity)),
  );
  return quantitiesById(taken);
}

/** Returns sold pieces to the stock, except of variants that are no longer counted. */
export async function returnStock(
  tx: Transaction,
  pieces: ReadonlyMap<string, number>,
  cause: StockCause,
): Promise<Map<string, number>> {
  return await giveBack(tx, pieces, 'returned', cause);
}

/** Returns held pieces to the stock. */
export async function releaseHeld(
  tx: Transaction,
  pieces: ReadonlyMap<string, number>,
  cause: StockCause,
): Promise<Map<string, number>> {
  return await giveBack(tx, pieces, 'released', cause);
}

/** Sets the stock of a variant of a locked product, or null to stop counting. Returns the product's. */
export async function setCount(
  tx: Transaction,
  { id, productId }: { id: string; productId: string },
  stock: number | null,
  cause: StockCause,
): Promise<number | null> {
  await storeCounts(tx, new Map([[id, stock]]), cause);
  return await sumStock(tx, productId);
}

/**
 * Changes the stock of a variant of a locked product by a difference, and returns the product's. The caller
 * has checked that it is counted and stays above zero.
 */
export async function changeCount(
  tx: Transaction,
  { id, productId }: { id: string; productId: string },
  change: number,
  kind: ChangeKind,
  cause: StockCause,
): Promise<number | null> {
  if (!(await storeChange(tx, id, change, kind, cause)))
    throw new Error(`The stock of variant ${id} cannot be changed by ${change}`);
  return await sumStock(tx, productId);
}

async function giveBack(
  tx: Transaction,
  pieces: ReadonlyMap<string, number>,
  kind: 'released' | 'returned',
  cause: StockCause,
): Promise<Map<string, number>> {
  if (pieces.size === 0) return new Map();
  const added = await addStock(tx, pieces, kind, cause);
  await invalidate(
    tx,
    added.flatMap((one) => listTags(one, one.stock - one.quantity)),
  );
  return quantitiesById(added);
}

function listTags({ productId, stock }: Moved, before: number): CacheTag[] {
  return listStockTags({ productId, before, after: stock });
}

function quantitiesById(moved: readonly Moved[]): Map<string, number> {
  return new Map(moved.map(({ id, quantity }) => [id, quantity]));
}
