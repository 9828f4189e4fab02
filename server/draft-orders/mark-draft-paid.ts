import { STAFF_DISCOUNT_ID } from '#domain/discounts/staff-discount.ts';
import { orderIdFrom } from '#domain/ids.ts';
import type { Cents } from '#domain/money.ts';
import type { Order } from '#domain/orders/order.ts';
import { paidAnotherWay } from '#domain/orders/paid-another-way.ts';
import { placeUnpaidOrder } from '#domain/orders/place-order.ts';
import { readReturnPolicy } from '#domain/returns/return-policy.ts';
import { deliveryTimeOf } from '#domain/settings/settings.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { totalChanged } from '../checkout/quote-order.ts';
import { digestCustomer } from '../discounts/find-discounter.ts';
import { DiscountUsedUp, takeDiscounts } from '../discounts/take-discounts.ts';
import { type Refusal, refuse } from '../http/answer.ts';
import type { Seed } from '../http/idempotency.ts';
import type { Staff } from '../http/staff.ts';
import { orderConfirmation } from '../mail/new-order-mails.ts';
import { writeMail } from '../mail/write-mail.ts';
import { lockExchanged } from '../orders/free-credit.ts';
import { insertOrder } from '../orders/insert-order.ts';
import { insertNote } from '../orders/note-queries.ts';
import { findOrder } from '../orders/order-queries.ts';
import type { PaymentServices } from '../payments/payment-services.ts';
import { carryOutRefundsOfPayment } from '../refunds/carry-out-refund.ts';
import { type SettledExchange, settleExchange } from '../refunds/settle-exchange.ts';
import { takeStock } from '../stock/move-stock.ts';
import { claimDraftOrder, findDraftOrder } from './draft-order-queries.ts';
import { CHANGED_MEANWHILE, DRAFT_NOT_FOUND, paidAlready } from './end-open-payment.ts';
import { orderDraft } from './price-draft.ts';
import { changing } from './save-draft-order.ts';

type Payment = { method: string; total?: Cents | undefined; notify?: boolean | undefined };

/**
 * Places the order of a draft that was paid another way. It takes stock and discounts; the same `seed` places
 * it once, and a draft that is paid by card meanwhile becomes no second order.
 */
export async function markDraftPaid(
  services: PaymentServices,
  id: string,
  { method, total, notify = true }: Payment,
  { staff, seed }: { staff: Staff; seed: Seed },
): Promise<{ ok: true; order: Order } | Refusal> {
  const orderId = orderIdFrom(seed);
  const earlier = await findDraftOrder(services.db, id);
  if (earlier?.orderId) return await ownOrder(services, earlier.orderId, orderId);
  if (!earlier) return DRAFT_NOT_FOUND;
  const ordered = await orderDraft(services, earlier, method);
  if (!ordered.ok) return ordered;
  const { newOrder, counted } = ordered;
  if (total !== undefined && total !== newOrder.total) return totalChanged(newOrder);
  const rules = await services.settings.read();
  const marked = await changing<Marked>(services, id, async (tx, draft) => {
    if (draft.version !== earlier.version) return CHANGED_MEANWHILE;
    const at = services.now();
    const placed = placeUnpaidOrder(newOrder, orderId, at, { deliveryTime: deliveryTimeOf(rules) });
    const order = paidAnotherWay(placed, method, at);
    const became = await claimDraftOrder(tx, id, orderId, at);
    if (!became) return paidAlready(draft.orderId ?? orderId);
    await lockExchanged(tx, id);
    const exchange = await settleExchange(tx, orderId, newOrder, { staff, now: at });
    const taken = await takeStock(tx, counted, { kind: 'order', id: orderId, reason: 'Sold', at });
    if (!taken) throw new Refused(SOLD_OUT);
    const discounts = (order.discounts ?? []).filter((one) => one.id !== STAFF_DISCOUNT_ID);
    const customerDigest = digestCustomer(order.userEmail);
    await takeDiscounts(tx, discounts, { checkoutId: orderId, customerDigest, at });
    await insertOrder(tx, order, null, taken);
    if (became.note) await insertNote(tx, orderId, { ...became.note, createdAt: at, requestKey: id });
    const after = { orderId, method, ...(!notify && { emailed: false }) };
    await writeAudit(tx, { staff, action: 'draft_order.mark_paid', subjectId: id, after }, at);
    if (notify) await writeMail(tx, orderConfirmation(order, readReturnPolicy(rules), exchange), at);
    return { ok: true, order, exchange };
  }).catch((error: unknown) => {
    if (error instanceof Refused || error instanceof DiscountUsedUp) return error.refusal;
    throw error;
  });
  if (marked.ok) {
    services.onMail();
    // The rest of an exchange; the reconciler refunds it if the process dies here.
    const { exchange } = marked;
    if (exchange?.paymentIntentId) await carryOutRefundsOfPayment(services, exchange.paymentIntentId);
    return { ok: true, order: marked.order };
  }
  // An equal request at the same time was first.
  const draft = await findDraftOrder(services.db, id);
  return draft?.orderId === orderId ? await ownOrder(services, orderId, orderId) : marked;
}

type Marked = { ok: true; order: Order; exchange: SettledExchange | null };

/** Returns the order that this very request has placed before, or a refusal. */
async function ownOrder(
  { db }: PaymentServices,
  orderId: string,
  own: string,
): Promise<{ ok: true; order: Order } | Refusal> {
  const stored = orderId === own ? await findOrder(db, orderId) : null;
  return stored ? { ok: true, order: stored.order } : paidAlready(orderId);
}

/** Undoes the transaction. */
class Refused extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super('The order is refused');
    this.refusal = refusal;
  }
}

const SOLD_OUT = refuse('product_unavailable', 'Someone else has just taken the last pieces.');
