import type { Transaction } from '#db/connection.ts';
import { endLine, endPiecesOf, isShipped, reopenLine, restocksByDefault } from '#domain/orders/restock.ts';
import type { OrderStatus } from '#domain/orders/status.ts';
import { piecesOf } from '#domain/products/stock.ts';
import type { StockCause } from '#domain/stock/movement.ts';
import { type Refusal, refuse } from '../http/answer.ts';
import { returnStock, takeStock } from '../stock/move-stock.ts';
import { type StoredLinePieces, selectLinePieces, updateLinePieces } from './restock-queries.ts';

/** Why pieces move, for the stock movements. */
export type OrderCause = Pick<StockCause, 'reason' | 'staff' | 'at'>;

type Ending = {
  /** The status before the end. */
  status: OrderStatus;
  /** True if the pieces go back on sale; `restocksByDefault` unless given. */
  restock?: boolean | undefined;
};

/**
 * Ends the lines of a locked order that is canceled, rejected, refunded or deleted, and returns their counted
 * pieces to the stock: each once, whatever ends the order again. Returns how many went back.
 */
export async function endLines(
  tx: Transaction,
  orderId: string,
  { status, restock = restocksByDefault(status) }: Ending,
  cause: OrderCause,
): Promise<number> {
  const ending = { wasShipped: isShipped(status), restock };
  return await end(tx, orderId, (line) => endLine(line, ending), cause);
}

/** Some pieces of a line; its position counts from 0. */
type EndingPieces = { position: number; quantity: number; restock: boolean };

/**
 * Ends some pieces of a locked order in this status, as `endLines` ends all of them. They stay so if the
 * order ends and goes on again.
 */
export async function endPieces(
  tx: Transaction,
  orderId: string,
  { status, pieces }: { status: OrderStatus; pieces: readonly EndingPieces[] },
  cause: OrderCause,
): Promise<number> {
  const endSome = (line: StoredLinePieces) => {
    const some = pieces.find(({ position }) => position === line.position);
    return some
      ? endPiecesOf(line, some.quantity, { wasShipped: isShipped(status), restock: some.restock })
      : line;
  };
  return await end(tx, orderId, endSome, cause);
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
    if (quantity > 0) returning.push({ productId: line.productId, quantity });
    await updateLinePieces(tx, orderId, ended);
  }
  const pieces = piecesOf(returning);
  await returnStock(tx, pieces, { ...cause, kind: 'order', id: orderId });
  return [...pieces.values()].reduce((sum, quantity) => sum + quantity, 0);
}

/** Takes the restocked pieces of a locked order again; a refusal if they were sold meanwhile. */
export async function reopenLines(
  tx: Transaction,
  orderId: string,
  cause: OrderCause,
): Promise<Refusal | null> {
  const lines = await selectLinePieces(tx, orderId);
  const again = lines.map(({ productId, restocked, restockedApart }) => ({
    productId,
    quantity: restocked - restockedApart,
  }));
  const pieces = piecesOf(again.filter(({ quantity }) => quantity > 0));
  if (pieces.size > 0 && !(await takeStock(tx, pieces, { ...cause, kind: 'order', id: orderId })))
    return SOLD_MEANWHILE;
  for (const line of lines) await updateLinePieces(tx, orderId, reopenLine(line));
  return null;
}

const SOLD_MEANWHILE = refuse(
  'conflict',
  'The pieces of this order went back into stock and were sold meanwhile. Add stock first.',
);
