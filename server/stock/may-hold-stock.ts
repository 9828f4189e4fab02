import type { Transaction } from '#db/connection.ts';
import { HOLDS_OF_IP, MAX_HOLDS_OF_IP, piecesToHold } from '#domain/stock/hold-allowance.ts';
import { computeStockShare, isAboveShare } from '#domain/stock/share-of-shop.ts';
import { isThisMachine } from '../http/to-network.ts';
import { digestIp, lockIp, lockIpHolds, selectIpStocks } from './ip-hold-queries.ts';
import { countStocks } from './stock-count-queries.ts';

/**
 * True if an IP may hold these pieces too, or if there are too few of them for anybody. The machine
 * itself is a proxy that the configuration does not name, with all visitors behind it. Locks the products
 * until the transaction ends, so that concurrent payments of the IP are counted.
 */
export async function mayHoldStock(
  tx: Transaction,
  ip: string,
  pieces: ReadonlyMap<string, number>,
): Promise<boolean> {
  const isShared = isThisMachine(ip);
  const ipDigest = digestIp(ip);
  if (!isShared) await lockIp(tx, ipDigest);
  const { holds, checkouts } = await lockIpHolds(tx, ipDigest, [...pieces.keys()]);
  const requested = [...holds].map(([id, held]) => ({ held, quantity: pieces.get(id) ?? 0 }));
  if (requested.some(({ held, quantity }) => quantity > held.stock)) return true;
  if (!isShared && checkouts >= MAX_HOLDS_OF_IP) return false;
  if (!requested.every(({ held, quantity }) => quantity <= piecesToHold(held, isShared))) return false;
  const parts = requested.map(({ held, quantity }) =>
    computeStockShare({ quantity, all: held.stock + held.held }),
  );
  const before = isShared || checkouts === 0 ? NOTHING : await selectIpStocks(tx, ipDigest);
  const stocks = parts.reduce((sum, part) => sum + part, before.stocks);
  // Most hold less, and need no count.
  if (stocks <= HOLDS_OF_IP.always) return true;
  return !isAboveShare(stocks, (await countStocks(tx)) + before.emptied, HOLDS_OF_IP);
}

const NOTHING = { stocks: 0, emptied: 0 };
