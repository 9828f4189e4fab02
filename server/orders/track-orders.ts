import type { trackOrder, WireOrder } from '#contract/calls/orders.ts';
import type { ParsedInput } from '#contract/define-call.ts';
import type { Database } from '#db/connection.ts';
import { parseOrderId } from '#domain/ids.ts';
import type { ProofKeys } from '../email-codes/proof-keys.ts';
import type { Refusal } from '../http/answer.ts';
import { type Limit, throttle, throttleAll, undoTry } from '../http/throttle.ts';
import type { Visitor } from '../http/visitor.ts';
import { isBuyerOf } from './is-buyer-of.ts';
import { findOrder, findOrdersOfEmail, findOrdersOfPhone, type StoredOrder } from './order-queries.ts';
import { selectReviewedProducts } from './order-review-queries.ts';
import { presentMaskedOrder, presentOrder, presentOwnOrder } from './present-order.ts';

export type TrackServices = { db: Database; proofKeys: () => Promise<ProofKeys> };

/** Searches by email or phone from one address. */
const SEARCHES: readonly Limit[] = [
  { name: 'track', limit: 30, seconds: 60 },
  { name: 'track, day', limit: 300, seconds: 86_400 },
];

/** Lookups of ids that no order has; others do not count. */
const WRONG_IDS: Limit = { name: 'track by id', limit: 60, seconds: 60 };
const WRONG_IDS_A_DAY: Limit = { name: 'track by id, day', limit: 1_000, seconds: 86_400 };

/** Looked up instead of a text that cannot be an id, to take the same time. */
const NO_ID = 'MG-';

/** The order of a typed id, unmasked: its id is a secret of its buyer. */
export async function trackById(
  { db }: TrackServices,
  typed: string,
  visitor: Visitor,
): Promise<Refusal | { ok: true; order: WireOrder | null }> {
  const refusal = await throttle(db, WRONG_IDS, visitor.address);
  if (refusal) return refusal;
  const found = await findOrder(db, parseOrderId(typed) ?? NO_ID);
  const [order = null] = await presentEach(db, found ? [found] : [], visitor, presentOrder);
  // One more write in both cases, to take the same time.
  if (order) await undoTry(db, WRONG_IDS, visitor.address);
  else {
    const tooMany = await throttle(db, WRONG_IDS_A_DAY, visitor.address);
    if (tooMany) return tooMany;
  }
  return { ok: true, order };
}

type Search = Exclude<ParsedInput<typeof trackOrder>['body'], { by: 'orderId' }>;

/** The orders of an email address or a phone number; masked, except for their buyer. */
export async function trackBySearch(
  { db, proofKeys }: TrackServices,
  query: Search,
  visitor: Visitor,
): Promise<Refusal | { ok: true; orders: WireOrder[] }> {
  const refusal = await throttleAll(
    db,
    SEARCHES.map((limit) => [limit, visitor.address]),
  );
  if (refusal) return refusal;
  const found =
    query.by === 'email'
      ? await findOrdersOfEmail(db, query.email)
      : await findOrdersOfPhone(db, query.phone);
  const { seal } = await proofKeys();
  const orders = await presentEach(db, found, visitor, (order) =>
    presentMaskedOrder(order, seal(order.userEmail)),
  );
  return { ok: true, orders };
}

/** Each order as this visitor may see it; `present` is for orders that they did not place. */
async function presentEach(
  db: Database,
  found: StoredOrder[],
  visitor: Visitor,
  present: (order: StoredOrder['order']) => WireOrder,
): Promise<WireOrder[]> {
  const ids = found.map(({ order }) => order.id);
  const reviewed = await selectReviewedProducts(db, ids);
  return await Promise.all(
    found.map(async ({ order, buyerDigest }) =>
      (await isBuyerOf(visitor, { email: order.userEmail, buyerDigest }))
        ? presentOwnOrder(order, reviewed.get(order.id) ?? new Map())
        : present(order),
    ),
  );
}
