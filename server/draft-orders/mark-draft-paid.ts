import { STAFF_DISCOUNT_ID } from '#domain/discounts/staff-discount.ts';
import { orderIdFrom } from '#domain/ids.ts';
import type { Cents } from '#domain/money.ts';
import type { Order } from '#domain/orders/order.ts';
import { paidAnotherWay } from '#domain/orders/paid-another-way.ts';
import { placeUnpaidOrder } from '#domain/orders/place-order.ts';
import { returnPolicyOf } from '#domain/returns/return-policy.ts';
import { deliveryTimeOf } from '#domain/settings/settings.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { totalChanged } from '../checkout/quote-order.ts';
import { customerDigestOf } from '../discounts/find-discounter.ts';
import { DiscountUsedUp, takeDiscounts } from '../discounts/take-discounts.ts';
import { type Refusal, refuse } from '../http/answer.ts';
import type { Seed } from '../http/idempotency.ts';
import type { Staff } from '../http/staff.ts';
import { orderConfirmation } from '../mail/new-order-mails.ts';
import { writeMail } from '../mail/write-mail.ts';
import { becomeOrder } from '../orders/draft-order-queries.ts';
import { insertOrder } from '../orders/insert-order.ts';
import { insertNote } from '../orders/note-queries.ts';
import { findOrder } from '../orders/order-queries.ts';
import { settleExchange } from '../orders/settle-exchange.ts';
import type { PaymentServices } from '../payments/payment-services.ts';
import { refundOrder } from '../refunds/refund-order.ts';
import { takeStock } from '../stock/move-stock.ts';
import { findDraftOrder } from './draft-order-queries.ts';
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
    const became = await becomeOrder(tx, id, orderId, at);
    if (!became) return paidAlready(draft.orderId ?? orderId);
    const exchange = await settleExchange(tx, newOrder);
    const taken = await takeStock(tx, counted, { kind: 'order', id: orderId, reason: 'Sold', at });
    if (!taken) throw new Refused(SOLD_OUT);
    const discounts = (order.discounts ?? []).filter((one) => one.id !== STAFF_DISCOUNT_ID);
    const customerDigest = customerDigestOf(order.userEmail);
    await takeDiscounts(tx, discounts, { checkoutId: orderId, customerDigest, at });
    await insertOrder(tx, order, null, taken);
    if (became.note) await insertNote(tx, orderId, { ...became.note, createdAt: at, requestKey: id });
    const after = { orderId, method, ...(!notify && { emailed: false }) };
    await writeAudit(tx, { staff, action: 'draft_order.mark_paid', subjectId: id, after }, at);
    if (notify) await writeMail(tx, orderConfirmation(order, returnPolicyOf(rules), exchange), at);
    return { ok: true, order, exchange };
  }).catch((error: unknown) => {
    if (error instanceof Refused || error instanceof DiscountUsedUp) return error.refusal;
    throw error;
  });
  if (marked.ok) {
    services.onMail();
    await refundRest(services, marked, { staff, seed });
    return { ok: true, order: marked.order };
  }
  // An equal request at the same time was first.
  const draft = await findDraftOrder(services.db, id);
  return draft?.orderId === orderId ? await ownOrder(services, orderId, orderId) : marked;
}

type Marked = { ok: true; order: Order; exchange: { orderId: string; rest: Cents } | null };

/** Refunds what an exchange leaves of the price of its pieces; staff do it where this is refused. */
async function refundRest(
  services: PaymentServices,
  { order, exchange }: Marked,
  { staff, seed }: { staff: Staff; seed: Seed },
): Promise<void> {
  if (!exchange || exchange.rest === 0) return;
  const request = {
    adjustment: exchange.rest,
    reason: 'returned' as const,
    note: `Exchange for ${order.id}`,
  };
  const refunded = await refundOrder(services, exchange.orderId, request, { staff, seed });
  if (!refunded.ok)
    services.log.warn({ orderId: exchange.orderId }, 'the rest of an exchange was not refunded');
}

/** The order that this very request has placed before, or a refusal. */
async function ownOrder(
  { db }: PaymentServices,
  orderId: string,
  own: string,
): Promise<{ ok: true; order: Order } | Refusal> {
  const found = orderId === own ? await findOrder(db, orderId) : null;
  return found ? { ok: true, order: found.order } : paidAlready(orderId);
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
