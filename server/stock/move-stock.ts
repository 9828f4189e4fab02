import { type CacheTag, invalidate } from '#db/cache-tags.ts';
import type { Transaction } from '#db/connection.ts';
import { isAvailable } from '#domain/products/stock.ts';
import type { ChangeKind, StockCause } from '#domain/stock/movement.ts';
import { addStock, type Moved, storeChange, storeCount, subtractStock } from './movement-queries.ts';

/**
 * Takes stock of counted products, all or none, never below zero; null if one has too little. Products that
 * are not counted have enough; the result has the quantities of the others. `pieces` must be in the order of
 * `piecesOf`, which prevents deadlocks. `kind` is `held` for pieces that may come back by `releaseHeld`.
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
  await invalidate(tx, tagsOf(taken.filter(({ stock }) => stock === 0)));
  return quantitiesOf(taken);
}

/** Returns sold pieces to the stock, except of products that are no longer counted. */
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

type Counted<Stock> = { stock: Stock; availability: boolean };

/**
 * Sets the stock, or null to stop counting. Null if there is no such product. The caller invalidates
 * the product.
 */
export async function setCount(
  tx: Transaction,
  productId: string,
  stock: number | null,
  cause: StockCause,
): Promise<Counted<number | null> | null> {
  const row = await storeCount(tx, productId, stock, cause);
  return row && { stock: row.stock, availability: isAvailable(row) };
}

/**
 * Changes the stock by a difference. Null if the product is not there, is not counted, or has fewer pieces
 * than are to be subtracted. The caller invalidates the product.
 */
export async function changeCount(
  tx: Transaction,
  productId: string,
  change: number,
  kind: ChangeKind,
  cause: StockCause,
): Promise<Counted<number> | null> {
  const row = await storeChange(tx, productId, change, kind, cause);
  return row && { stock: row.stock, availability: isAvailable(row) };
}

async function giveBack(
  tx: Transaction,
  pieces: ReadonlyMap<string, number>,
  kind: 'released' | 'returned',
  cause: StockCause,
): Promise<Map<string, number>> {
  if (pieces.size === 0) return new Map();
  const added = await addStock(tx, pieces, kind, cause);
  // It was sold out before.
  await invalidate(tx, tagsOf(added.filter(({ stock, quantity }) => stock === quantity)));
  return quantitiesOf(added);
}

/** Shoppers see whether a product is sold out, not how many pieces there are. */
function tagsOf(moved: readonly Moved[]): CacheTag[] {
  return moved.map(({ id }): CacheTag => `product:${id}`);
}

function quantitiesOf(moved: readonly Moved[]): Map<string, number> {
  return new Map(moved.map(({ id, quantity }) => [id, quantity]));
}
