import type { Transaction } from '#db/connection.ts';
import { normalizeEmail } from '#domain/email-address.ts';
import { type Countable, listEntries } from '#domain/orders/counters.ts';
import type { Order } from '#domain/orders/order.ts';
import { insertEntry } from './entry-queries.ts';

type Counted = Pick<
  Order,
  'userEmail' | 'createdAt' | 'status' | 'paymentStatus' | 'total' | 'refunded' | 'lost'
>;

/**
 * Records a change of an order for the counters, in the transaction of the change. `before` is null for a
 * restored order, `after` for a deleted one; `before` must have been read under the order's lock. Every
 * change of a status, a payment status, a total, a returned amount or a deletion must be recorded, or the
 * counters stay wrong for good. `insertOrder` records a new order by itself.
 */
export async function recordOrderChange(
  tx: Transaction,
  before: Counted | null,
  after: Counted | null,
  at: Date,
): Promise<void> {
  const entries = listEntries(before && countable(before), after && countable(after), at);
  await Promise.all(entries.map((entry) => insertEntry(tx, entry)));
}

function countable({ userEmail, refunded, lost, ...order }: Counted): Countable {
  const { createdAt, status, paymentStatus, total } = order;
  const returned = refunded + lost;
  return { emailKey: normalizeEmail(userEmail), createdAt, status, paymentStatus, total, returned };
}
