import type { Transaction } from '#db/connection.ts';
import {
  chooseRestocks,
  endLine,
  endLinePieces,
  isShipped,
  receiveLine,
  reopenLine,
} from '#domain/orders/restock.ts';
import type { OrderStatus } from '#domain/orders/status.ts';
import { countPieces } from '#domain/products/stock.ts';
import type { StockCause } from '#domain/stock/movement.ts';
import { DiscountUsedUp, giveBackDiscounts, retakeDiscounts } from '../discounts/take-discounts.ts';
import { hasFreedCredit } from '../draft-orders/exchange-queries.ts';
import { type Refusal, refuse } from '../http/answer.ts';
import { returnStock, takeStock } from '../stock/move-stock.ts';
import { freeCreditOfOrder } from './free-credit.ts';
import { type StoredLinePieces, selectLinePieces, updateLinePieces } from './restock-queries.ts';

/** The cause of stock movements of an order. */
export type OrderCause = Pick<StockCause, 'reason' | 'staff' | 'at'>;

type Ending = {
  /** The status before the end. */
  status: OrderStatus;
  /** True if the pieces go back on sale. Default: those that were not sent. */
  restock?: boolean | undefined;
  /** True if its customer keeps what it was exchanged for: it was sent, and is only hidden. */
  keepsCredit?: boolean;
};

/**
 * Ends the lines of a locked order that is canceled, rejected, refunded or deleted, and returns their counted
 * pieces to the stock: each once, whatever ends the order again. One that was not shipped gives its discounts
 * back (model D1). Returns how many pieces went back.
 */
export async function endLines(
  tx: Transaction,
  orderId: string,
  { status, restock, keepsCredit = false }: Ending,
  cause: OrderCause,
): Promise<number> {
  const restocks = chooseRestocks(status, restock);
  // Another order is locked by this, and orders are locked before stock everywhere.
  if (!keepsCredit) await freeCreditOfOrder(tx, orderId, cause.at);
  const restocked = await end(tx, orderId, (line) => endLine(line, restocks), cause);
  if (!isShipped(status)) await giveBackDiscounts(tx, orderId, cause.at);
  return restocked;
}

/** Some pieces of a line; its position counts from 0. */
type EndingPieces = { position: number; quantity: number; restock: boolean };

/**
 * Ends some pieces of a locked order, as `endLines` ends all of them. They stay so if the order ends and goes
 * on again.
 */
export async function endPieces(
  tx: Transaction,
  orderId: string,
  pieces: readonly EndingPieces[],
  cause: OrderCause,
): Promise<number> {
  const endSome = (line: StoredLinePieces) => {
    const some = pieces.find(({ position }) => position === line.position);
    return some ? endLinePieces(line, some.quantity, { unsent: some.restock, sent: some.restock }) : line;
  };
  return await end(tx, orderId, endSome, cause);
}

/** Pieces of a line that came back: sold again, and not. */
type ReceivedPieces = { position: number; restocked: number; writtenOff: number };

/** Takes back pieces that were sent with a locked order; how many of them are in the counted stock again. */
export async function receivePieces(
  tx: Transaction,
  orderId: string,
  pieces: readonly ReceivedPieces[],
  cause: OrderCause,
): Promise<number> {
  const receiveSome = (line: StoredLinePieces) => {
    const some = pieces.find(({ position }) => position === line.position);
    return some ? receiveLine(line, some) : line;
  };
  return await end(tx, orderId, receiveSome, cause);
}

async function end(
  tx: Transaction,
  orderId: string,
  endOne: (line: StoredLinePieces) => StoredLinePieces,
  cause: OrderCause,
): Promise<number> {
  const returning = [];
  for (const line of await selectLinePieces(tx, orderId)) {
    const ended = endOne(line);
    const quantity = ended.restocked - line.restocked;
    const { productId, variantId } = line;
    if (quantity > 0) returning.push({ productId, variantId, quantity });
    await updateLinePieces(tx, orderId, ended);
  }
  const pieces = countPieces(returning);
  await returnStock(tx, pieces, { ...cause, kind: 'order', id: orderId });
  return [...pieces.values()].reduce((sum, quantity) => sum + quantity, 0);
}

/** The number of pieces that were taken again. */
type Reopened = { ok: true; retaken: number };

/**
 * Takes the restocked pieces and the discounts of a locked order again; a refusal, and nothing is taken, if
 * the pieces were sold or a discount was used up meanwhile.
 */
export async function reopenLines(
  tx: Transaction,
  orderId: string,
  cause: OrderCause,
): Promise<Reopened | Refusal> {
  try {
    // A savepoint: a discount that is used up undoes what was taken, and nothing else.
    return await tx.transaction((part) => reopen(part, orderId, cause));
  } catch (error) {
    if (!(error instanceof DiscountUsedUp)) throw error;
    const message = `${error.discountName} of this order has been used up meanwhile. Raise its limit first.`;
    return refuse('conflict', message);
  }
}

async function reopen(tx: Transaction, orderId: string, cause: OrderCause): Promise<Reopened | Refusal> {
  if (await hasFreedCredit(tx, orderId)) return CREDIT_FREED;
  const lines = await selectLinePieces(tx, orderId);
  const again = lines.map(({ productId, variantId, restocked, restockedApart }) => ({
    productId,
    variantId,
    quantity: restocked - restockedApart,
  }));
  const pieces = countPieces(again.filter(({ quantity }) => quantity > 0));
  if (pieces.size > 0 && !(await takeStock(tx, pieces, { ...cause, kind: 'order', id: orderId })))
    return SOLD_MEANWHILE;
  for (const line of lines) await updateLinePieces(tx, orderId, reopenLine(line));
  await retakeDiscounts(tx, orderId, cause.at);
  return { ok: true, retaken: [...pieces.values()].reduce((sum, quantity) => sum + quantity, 0) };
}

const CREDIT_FREED = refuse(
  'conflict',
  'The price of the pieces that this order was exchanged for can be refunded again. Make a new exchange.',
);

const SOLD_MEANWHILE = refuse(
  'conflict',
  'The pieces of this order went back into stock and were sold meanwhile. Add stock first.',
);
