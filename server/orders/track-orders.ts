import type { trackOrder, WireOrder } from '#contract/calls/orders.ts';
import type { ParsedInput } from '#contract/define-call.ts';
import type { Database } from '#db/connection.ts';
import { parseOrderId } from '#domain/ids.ts';
import type { ProofKeys } from '../email-codes/proof-keys.ts';
import type { Refusal } from '../http/answer.ts';
import { type Limit, throttle, throttleAll, undoTry } from '../http/throttle.ts';
import type { Visitor } from '../http/visitor.ts';
import type { CurrentSettings } from '../settings/current-settings.ts';
import { findOrder, findOrdersOfEmail, findOrdersOfPhone } from './order-queries.ts';
import { presentFoundOrders } from './present-found-orders.ts';
import { presentMaskedOrder, presentOrder } from './present-order.ts';

export type TrackServices = {
  db: Database;
  settings: CurrentSettings;
  proofKeys: () => Promise<ProofKeys>;
  now: () => Date;
};

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

/** Returns the order of a typed id, unmasked: its id is a secret of its buyer. */
export async function trackById(
  services: TrackServices,
  typed: string,
  visitor: Visitor,
): Promise<Refusal | { ok: true; order: WireOrder | null }> {
  const { db } = services;
  const refusal = await throttle(db, WRONG_IDS, visitor.ip);
  if (refusal) return refusal;
  const stored = await findOrder(db, parseOrderId(typed) ?? NO_ID);
  const [order = null] = await presentFoundOrders(services, stored ? [stored] : [], visitor, presentOrder);
  // One more write in both cases, to take the same time.
  if (order) await undoTry(db, WRONG_IDS, visitor.ip);
  else {
    const tooMany = await throttle(db, WRONG_IDS_A_DAY, visitor.ip);
    if (tooMany) return tooMany;
  }
  return { ok: true, order };
}

type Search = Exclude<ParsedInput<typeof trackOrder>['body'], { by: 'orderId' }>;

/** Returns the orders of an email address or a phone number; masked, except for their buyer. */
export async function trackBySearch(
  services: TrackServices,
  query: Search,
  visitor: Visitor,
): Promise<Refusal | { ok: true; orders: WireOrder[] }> {
  const { db, proofKeys } = services;
  const refusal = await throttleAll(
    db,
    SEARCHES.map((limit) => [limit, visitor.ip]),
  );
  if (refusal) return refusal;
  const matches =
    query.by === 'email'
      ? await findOrdersOfEmail(db, query.email)
      : await findOrdersOfPhone(db, query.phone);
  const { seal } = await proofKeys();
  const orders = await presentFoundOrders(services, matches, visitor, (order) =>
    presentMaskedOrder(order, seal(order.userEmail)),
  );
  return { ok: true, orders };
}
