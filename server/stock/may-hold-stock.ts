import type { Transaction } from '#db/connection.ts';
import { MAX_HOLDS_OF_ADDRESS, piecesToHold } from '#domain/stock/hold-allowance.ts';
import { isThisMachine } from '../http/network-of.ts';
import { lockPlaceHolds, placeOf } from './place-queries.ts';

/**
 * True if an address may hold these pieces too, or if there are too few of them for anybody. The machine
 * itself is a proxy that the configuration does not name, with all visitors behind it. Locks the products
 * until the transaction ends, so that concurrent payments of the address are counted.
 */
export async function mayHoldStock(
  tx: Transaction,
  address: string,
  pieces: ReadonlyMap<string, number>,
): Promise<boolean> {
  const isShared = isThisMachine(address);
  const { holds, checkouts } = await lockPlaceHolds(tx, placeOf(address), [...pieces.keys()]);
  const wanted = [...holds].map(([id, held]) => ({ held, quantity: pieces.get(id) ?? 0 }));
  if (wanted.some(({ held, quantity }) => quantity > held.stock)) return true;
  if (!isShared && checkouts >= MAX_HOLDS_OF_ADDRESS) return false;
  return wanted.every(({ held, quantity }) => quantity <= piecesToHold(held, isShared));
}
