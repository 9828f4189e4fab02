import type { Transaction } from '#db/connection.ts';
import {
  DAYS_OF_VAIN_PIECES,
  MAX_OPEN_UNPAID_ORDERS,
  unpaidPiecesAllowed,
} from '#domain/orders/unpaid-order.ts';
import { DAY } from '#domain/time-units.ts';
import { type Refusal, refuse } from '../http/answer.ts';
import { isThisMachine } from '../http/network-of.ts';
import type { Staff } from '../http/staff.ts';
import { type Limit, throttle } from '../http/throttle.ts';
import type { Visitor } from '../http/visitor.ts';
import {
  countOpenUnpaidOrders,
  lockUnpaidOrders,
  selectUnpaidPieces,
} from '../orders/unpaid-order-queries.ts';
import type { PaymentServices } from '../payments/payment-services.ts';

type Ordering = { visitor: Visitor; findStaff: () => Promise<Staff | null> };

/**
 * Refuses orders without a payment where staff do not accept them, and too many of one address. Behind a
 * proxy that the configuration does not name all addresses are one: `limitInShop` holds there too.
 */
export async function limitUnpaidOrders(
  { db, settings, unpaidOrdersFromAddress }: PaymentServices,
  { visitor: { address }, findStaff }: Ordering,
): Promise<Refusal | null> {
  if (!(await settings.read()).acceptUnpaidOrders) return NOT_ACCEPTED;
  if (await findStaff()) return null;
  // Before any lock, so that a flood of refused orders waits for nothing.
  if ((await countOpenUnpaidOrders(db)) >= MAX_OPEN_UNPAID_ORDERS) return TOO_MANY_OPEN;
  if (isThisMachine(address)) return null;
  const limit: Limit = { name: 'unpaid order from address', limit: unpaidOrdersFromAddress, seconds: HOUR };
  return await throttle(db, limit, address);
}

/** Limits the unpaid orders of the whole shop, and the pieces they hold of each variant. */
export async function limitInShop(
  tx: Transaction,
  counted: ReadonlyMap<string, number>,
  now: Date,
): Promise<Refusal | null> {
  await lockUnpaidOrders(tx);
  if ((await countOpenUnpaidOrders(tx)) >= MAX_OPEN_UNPAID_ORDERS) return TOO_MANY_OPEN;
  const since = new Date(now.getTime() - DAYS_OF_VAIN_PIECES * DAY);
  for (const { variantId, name, ...pieces } of await selectUnpaidPieces(tx, [...counted.keys()], since)) {
    const allowed = unpaidPiecesAllowed(pieces);
    // Too little stock is another refusal.
    if ((counted.get(variantId) ?? 0) > allowed && allowed < pieces.left) return tooManyPieces(name, allowed);
  }
  return null;
}

function tooManyPieces(name: string, allowed: number): Refusal {
  const message =
    allowed === 0
      ? `${name} can only be ordered with a payment now.`
      : `Only ${allowed} of ${name} can be ordered without a payment now.`;
  return refuse('product_unavailable', message);
}

const HOUR = 3_600;

const NOT_ACCEPTED = refuse('payment_refused', 'This shop takes no orders without a payment.');

const TOO_MANY_OPEN: Refusal = {
  ...refuse(
    'too_many_requests',
    'Too many orders wait for their payment. Please pay now, or try again later.',
  ),
  retryAfter: HOUR,
};
