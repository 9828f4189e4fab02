import type { Transaction } from '#db/connection.ts';
import {
  DAYS_OF_VAIN_PIECES,
  MAX_OPEN_UNPAID_ORDERS,
  unpaidPiecesAllowed,
} from '#domain/orders/unpaid-order.ts';
import {
  computeStockShare,
  isAboveShare,
  UNPAID_STOCKS,
  UNPAID_STOCKS_OF_IP,
} from '#domain/stock/share-of-shop.ts';
import { DAY } from '#domain/time-units.ts';
import { type Refusal, refuse } from '../http/answer.ts';
import type { Staff } from '../http/staff.ts';
import { type Limit, throttle } from '../http/throttle.ts';
import { isThisMachine } from '../http/to-network.ts';
import type { Visitor } from '../http/visitor.ts';
import {
  countOpenUnpaidOrders,
  insertUnpaidIp,
  lockUnpaidOrders,
  selectUnpaidPieces,
  selectUnpaidStocks,
} from '../orders/unpaid-order-queries.ts';
import type { PaymentServices } from '../payments/payment-services.ts';
import { digestIp } from '../stock/ip-hold-queries.ts';
import { countStocks } from '../stock/stock-count-queries.ts';

type Ordering = { visitor: Visitor; findStaff: () => Promise<Staff | null> };

/**
 * Refuses orders without a payment where staff do not accept them, and too many of one IP. Behind a
 * proxy that the configuration does not name all IPs are one: `limitInShop` holds there too.
 */
export async function limitUnpaidOrders(
  { db, settings, unpaidOrdersFromIp }: PaymentServices,
  { visitor: { ip }, findStaff }: Ordering,
): Promise<Refusal | null> {
  if (!(await settings.read()).acceptUnpaidOrders) return NOT_ACCEPTED;
  if (await findStaff()) return null;
  // Before any lock, so that a flood of refused orders waits for nothing.
  if ((await countOpenUnpaidOrders(db)) >= MAX_OPEN_UNPAID_ORDERS) return TOO_MANY_OPEN;
  if (isThisMachine(ip)) return null;
  const limit: Limit = { name: 'unpaid order from address', limit: unpaidOrdersFromIp, seconds: HOUR };
  return await throttle(db, limit, ip);
}

type Placing = { counted: ReadonlyMap<string, number>; ip: string; now: Date };

/**
 * Limits the unpaid orders of the whole shop, the pieces they hold of each variant, and what all of them and
 * those of one IP hold over all products.
 */
export async function limitInShop(tx: Transaction, placing: Placing): Promise<Refusal | null> {
  const { counted, now } = placing;
  await lockUnpaidOrders(tx);
  if ((await countOpenUnpaidOrders(tx)) >= MAX_OPEN_UNPAID_ORDERS) return TOO_MANY_OPEN;
  if (counted.size === 0) return null;
  const since = new Date(now.getTime() - DAYS_OF_VAIN_PIECES * DAY);
  const unpaid = await selectUnpaidPieces(tx, [...counted.keys()], since);
  const requested = unpaid.map((pieces) => ({ ...pieces, quantity: counted.get(pieces.variantId) ?? 0 }));
  // Too little stock is another refusal.
  if (requested.some(({ quantity, left }) => quantity > left)) return null;
  for (const { name, quantity, ...pieces } of requested) {
    const allowed = unpaidPiecesAllowed(pieces);
    if (quantity > allowed) return tooManyPieces(name, allowed);
  }
  const stocks = requested
    .map(({ quantity, left, held }) => computeStockShare({ quantity, all: left + held }))
    .reduce((sum, part) => sum + part, 0);
  return await limitStocks(tx, stocks, { ...placing, since });
}

/** Limits what is held over all products, so that neither one IP nor many of them empty a shop. */
async function limitStocks(
  tx: Transaction,
  stocks: number,
  { ip, since }: Placing & { since: Date },
): Promise<Refusal | null> {
  const { held, heldHere, emptied } = await selectUnpaidStocks(tx, digestIp(ip), since);
  if (Math.max(held, heldHere) + stocks <= UNPAID_STOCKS_OF_IP.always) return null;
  const inShop = (await countStocks(tx)) + emptied;
  if (isAboveShare(held + stocks, inShop, UNPAID_STOCKS)) return TOO_MUCH_HELD;
  const isTooMuchHere = isAboveShare(heldHere + stocks, inShop, UNPAID_STOCKS_OF_IP);
  return isTooMuchHere && !isThisMachine(ip) ? TOO_MUCH_HELD : null;
}

/** Records the IP of an unpaid order for `limitInShop`, for as long as it limits other orders. */
export async function recordUnpaidIp(
  tx: Transaction,
  { orderId, ipDigest, until }: { orderId: string; ipDigest: string; until: Date },
): Promise<void> {
  const endsAt = new Date(until.getTime() + DAYS_OF_VAIN_PIECES * DAY);
  await insertUnpaidIp(tx, { orderId, ipDigest, endsAt });
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

const TOO_MUCH_HELD = refuse(
  'product_unavailable',
  'Unpaid orders already hold as much of the shop as they may. Please pay now, or try again later.',
);

const TOO_MANY_OPEN: Refusal = {
  ...refuse(
    'too_many_requests',
    'Too many orders wait for their payment. Please pay now, or try again later.',
  ),
  retryAfter: HOUR,
};
