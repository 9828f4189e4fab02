import type { Transaction } from '#db/connection.ts';
import { endLine, isShipped, reopenLine, restocksByDefault } from '#domain/orders/restock.ts';
import type { OrderStatus } from '#domain/orders/status.ts';
import { piecesOf } from '#domain/products/stock.ts';
import type { StockCause } from '#domain/stock/movement.ts';
import { type Refusal, refuse } from '../http/answer.ts';
import { returnStock, takeStock } from '../stock/move-stock.ts';
import { selectLinePieces, updateLinePieces } from './restock-queries.ts';

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
  const returning = [];
  for (const line of await selectLinePieces(tx, orderId)) {
    const ended = endLine(line, ending);
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
  const again = lines.map(({ productId, restocked }) => ({ productId, quantity: restocked }));
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
