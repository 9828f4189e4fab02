import type { Transaction } from '#db/connection.ts';
import { isDuplicate } from '#db/database-errors.ts';
import { isFree, NO_PAYMENT_NEEDED } from '#domain/checkout/payable.ts';
import type { Checkout } from '#domain/checkout/settle.ts';
import { STAFF_DISCOUNT_ID } from '#domain/discounts/staff-discount.ts';
import type { DraftOrder } from '#domain/draft-orders/draft-order.ts';
import { orderIdFrom } from '#domain/ids.ts';
import type { Cents } from '#domain/money.ts';
import { CURRENCY } from '#domain/money.ts';
import type { NewOrder, Order } from '#domain/orders/order.ts';
import { findCheckout, findCheckoutOfPayment } from '../checkout/checkout-queries.ts';
import { findOrCreatePayment } from '../checkout/create-payment.ts';
import {
  explainOutcome,
  explainProviderRefusal,
  refuseOtherPurpose,
  refuseUnknownPayment,
  refuseUnpayable,
} from '../checkout/explain-outcome.ts';
import { finalize } from '../checkout/finalize.ts';
import { finalizeFree } from '../checkout/finalize-free.ts';
import { NOT_PLACED } from '../checkout/place-free-order.ts';
import { type Buyer, totalChanged } from '../checkout/quote-order.ts';
import { storeWithHolds } from '../checkout/store-checkout.ts';
import { type Refusal, refuse } from '../http/answer.ts';
import type { PaymentServices } from '../payments/payment-services.ts';
import { leavesRest } from '../refunds/settle-exchange.ts';
import { digestLimitedIp } from '../stock/ip-hold-queries.ts';
import { findOpenCheckout, shareDraftOrder } from './draft-order-queries.ts';
import { endOpenPayment } from './end-open-payment.ts';
import { REST_IS_OWED } from './link-draft-order.ts';
import { orderDraft } from './price-draft.ts';
import { readLink } from './read-link.ts';

/**
 * Starts the payment of a draft, as `startCheckout` that of an order. A draft has one open payment: a second
 * tab gets that of the first, so that only one of them can succeed; one for another total is ended before.
 * The database admits no second one.
 */
export async function startDraftPayment(
  services: PaymentServices,
  token: string,
  total: Cents,
  buyer: Buyer,
) {
  const link = await readLink(services, token);
  if (!link.ok) return link;
  const { draft } = link;
  if (draft.orderId) return IS_PAID;
  const ordered = await orderDraft(services, draft, 'Credit Card');
  if (!ordered.ok) return (await findOpenPayment(services, draft, total)) ?? ordered;
  if (ordered.newOrder.total !== total) return totalChanged(ordered.newOrder);
  const unpayable = refuseUnpayable(total);
  if (unpayable) return unpayable;
  const open = await findOpenPayment(services, draft, total);
  if (open) return open;
  await endOpenPayment(services, draft.id);
  const stored = await store(services, draft, ordered, buyer);
  if ('refusal' in stored) {
    // An equal request, or another tab, was first.
    return (await findOpenPayment(services, draft, total)) ?? stored;
  }
  return await findPayment(services, stored);
}

/** Finds the payment of this draft that is open, for the same total and content. */
async function findOpenPayment(services: PaymentServices, draft: DraftOrder, total: Cents) {
  const open = await findOpenCheckout(services.db, draft.id);
  const checkout = open && (await findCheckout(services.db, open.id));
  const isSame = checkout?.total === total && checkout.createdAt >= draft.updatedAt;
  return isSame ? await findPayment(services, checkout) : null;
}

async function findPayment(services: PaymentServices, checkout: Checkout) {
  const payment = await findOrCreatePayment(services, checkout);
  if (payment.ok) return { ok: true as const, checkout, payment };
  const { total: amount } = checkout;
  return explainProviderRefusal(payment.providerRefusal, { amount, emailField: 'email' });
}

async function store(
  services: PaymentServices,
  draft: DraftOrder,
  { newOrder, counted }: { newOrder: NewOrder; counted: ReadonlyMap<string, number> },
  { seed, buyerDigest, visitor }: Buyer,
): Promise<Checkout | Refusal> {
  const unheld: Checkout = {
    id: orderIdFrom(seed),
    purpose: 'order',
    paymentIntentId: null,
    total: newOrder.total,
    currency: CURRENCY,
    email: newOrder.userEmail,
    lines: null,
    newOrder,
    buyerDigest,
    ipDigest: digestLimitedIp(visitor.ip),
    createdAt: services.now(),
    heldUntil: null,
    outcome: null,
    draftOrderId: draft.id,
  };
  const discounts = (newOrder.discounts ?? []).filter(({ id }) => id !== STAFF_DISCOUNT_ID);
  const check = async (tx: Transaction) => await unchanged(tx, draft);
  try {
    return await storeWithHolds(services, unheld, { counted, discounts, check }, visitor);
  } catch (error) {
    if (isDuplicate(error, 'one_payment_per_draft_order')) return PAID_ELSEWHERE;
    throw error;
  }
}

/** Waits for a change of the draft that has begun, which then counts; a later one finds this payment open. */
async function unchanged(tx: Transaction, { id, version }: DraftOrder): Promise<Refusal | null> {
  const now = await shareDraftOrder(tx, id);
  if (now?.orderId) return IS_PAID;
  return now?.version === version ? null : CHANGED;
}

/** Places the order of a draft that costs nothing. The same `seed` places it once. */
export async function placeFreeDraft(
  services: PaymentServices,
  token: string,
  buyer: Buyer,
): Promise<{ ok: true; order: Order } | Refusal> {
  const earlier = await findCheckout(services.db, orderIdFrom(buyer.seed));
  const link = await readLink(services, token, { isPaying: earlier !== null });
  if (!link.ok) return link;
  const checkout = earlier ?? (await storeFree(services, link.draft, buyer));
  if ('refusal' in checkout) return checkout;
  const end = await finalizeFree(services, checkout);
  return end.kind === 'ordered' ? { ok: true, order: end.order } : NOT_PLACED;
}

async function storeFree(services: PaymentServices, draft: DraftOrder, buyer: Buyer) {
  if (draft.orderId) return IS_PAID;
  await endOpenPayment(services, draft.id);
  const ordered = await orderDraft(services, draft, NO_PAYMENT_NEEDED);
  if (!ordered.ok) return ordered;
  if (!isFree(ordered.newOrder)) return PAYMENT_NEEDED;
  // Prices may have fallen since the link was made.
  if (await leavesRest(services.db, ordered.newOrder)) return REST_IS_OWED;
  return await store(services, draft, ordered, buyer);
}

const PAYMENT_MISSING = 'Payment is required';
const PAYMENT_NEEDED = refuse('invalid', PAYMENT_MISSING, { fields: { paymentIntentId: PAYMENT_MISSING } });

/** Returns the order of a succeeded payment of a draft. Safe to call any number of times. */
export async function finishDraftPayment(
  services: PaymentServices,
  token: string,
  paymentIntentId: string,
): Promise<{ ok: true; order: Order } | Refusal> {
  const link = await readLink(services, token, { isPaying: true });
  if (!link.ok) return link;
  const checkout = await findCheckoutOfPayment(services.db, paymentIntentId);
  if (!checkout) return refuseUnknownPayment();
  if (checkout.draftOrderId !== link.draft.id) return refuseOtherPurpose('order');
  const end = await finalize(services, paymentIntentId, checkout);
  if (end.kind === 'ordered') return { ok: true, order: end.order };
  return end.kind === 'joined' ? refuseOtherPurpose('order') : explainOutcome(end, 'order');
}

const CHANGED = refuse('total_changed', 'The shop has just changed this. Please look at it once more.');

/** Without the id of its order, which is for its buyer. */
const IS_PAID = refuse('conflict', 'This is paid already. Its confirmation was mailed to the customer.');

const PAID_ELSEWHERE = refuse('conflict', 'This is being paid in another window. Please finish it there.');
