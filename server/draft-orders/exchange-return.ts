import { inTransaction, type Transaction } from '#db/connection.ts';
import type { WantedLine } from '#domain/checkout/quote.ts';
import type { DraftContent, DraftOrder } from '#domain/draft-orders/draft-order.ts';
import { creditDiscount } from '#domain/draft-orders/exchange-credit.ts';
import { draftOrderIdFrom } from '#domain/ids.ts';
import type { Order } from '#domain/orders/order.ts';
import { priceRefund, refundProblemText } from '#domain/refunds/price-refund.ts';
import type { OrderReturn } from '#domain/returns/return.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { lockCheckout } from '../checkout/checkout-queries.ts';
import { refuseDisputed } from '../disputes/refuse-disputed.ts';
import { type Refusal, refuse } from '../http/answer.ts';
import type { Seed } from '../http/idempotency.ts';
import type { Staff } from '../http/staff.ts';
import { findOrder, lockOrder } from '../orders/order-queries.ts';
import { changeClaims } from '../orders/owe-rest.ts';
import { readCommitted } from '../orders/read-committed.ts';
import type { PaymentServices } from '../payments/payment-services.ts';
import { getPaymentId } from '../refunds/refund-queries.ts';
import { selectReturnsOfOrders } from '../returns/order-return-queries.ts';
import { findOrderOfReturn } from '../returns/return-queries.ts';
import { NO_RETURN } from '../returns/return-refusals.ts';
import { findDraftOrder, insertDraftOrder } from './draft-order-queries.ts';
import { insertCredit, selectExchanges } from './exchange-queries.ts';

/**
 * Drafts the order that a return is exchanged for: the same pieces to be changed, the customer, and what the
 * returned pieces cost as a discount. That price is taken at once, under the locks of a refund, so that no
 * refund returns it too. The same `seed` makes one draft.
 */
export async function exchangeReturn(
  { db, now }: PaymentServices,
  returnId: string,
  { staff, seed }: { staff: Staff; seed: Seed },
): Promise<{ ok: true; draft: DraftOrder } | Refusal> {
  const orderId = await findOrderOfReturn(db, returnId);
  const seen = orderId && (await findOrder(db, orderId))?.order;
  if (!seen) return NO_RETURN;
  const id = draftOrderIdFrom(seed);
  return await inTransaction(db, async (tx) => {
    const { paymentIntentId } = seen;
    const checkout = paymentIntentId && (await lockCheckout(tx, { id: paymentIntentId, checkoutId: null }));
    const order = await lockOrder(tx, seen.id);
    const own = await findDraftOrder(tx, id);
    if (own) return { ok: true, draft: own };
    const orderReturn = (await selectReturnsOfOrders(tx, [seen.id])).find((one) => one.id === returnId);
    if (!order || !orderReturn) return NO_RETURN;
    const received = checkout ? checkout.total : 0;
    const disputed = paymentIntentId ? await refuseDisputed(tx, { id: paymentIntentId, received }) : null;
    const refusal = refuseExchange(order, orderReturn) ?? disputed;
    if (refusal) return refusal;
    return await draftExchange(tx, order, orderReturn, { id, staff, at: now() });
  });
}

function refuseExchange({ paymentStatus }: Order, { status }: OrderReturn): Refusal | null {
  if (paymentStatus !== 'paid') return refuse('conflict', 'This order is not paid.');
  return status === 'approved' || status === 'received' ? null : NOT_APPROVED;
}

async function draftExchange(
  tx: Transaction,
  order: Order,
  orderReturn: OrderReturn,
  { id, staff, at }: { id: string; staff: Staff; at: Date },
): Promise<{ ok: true; draft: DraftOrder } | Refusal> {
  const same = (await selectExchanges(tx, order.id)).find(({ returnId }) => returnId === orderReturn.id);
  if (same) return refuse('conflict', `This return is exchanged already: ${same.draftOrderId}.`);
  const lines = listPieces(orderReturn);
  const committed = await readCommitted(tx, getPaymentId(order));
  const priced = priceRefund(order, committed, { lines, shipping: 0, adjustment: 0 });
  if (!priced.ok) return refuse('conflict', refundProblemText(priced.problem));
  const credit = priced.parts.lines.map(({ position, quantity, amount, tax }) => {
    return { position, quantity, amount, tax };
  });
  const content = toDraftContent(order, orderReturn, creditDiscount(credit, order.taxIncluded ?? false));
  await insertDraftOrder(tx, { id, content, createdAt: at, createdBy: staff.email }, null);
  const claim = { draftOrderId: id, returnId: orderReturn.id, orderId: order.id };
  await changeClaims(tx, order, () => insertCredit(tx, { ...claim, lines: credit, createdAt: at }));
  const after = { exchange: orderReturn.id, draft: id };
  await writeAudit(tx, { staff, action: 'order.exchange', subjectId: order.id, after }, at);
  const draft = await findDraftOrder(tx, id);
  return draft ? { ok: true, draft } : NO_RETURN;
}

/** Lists the pieces that came back, or that are awaited. */
function listPieces({ status, lines }: OrderReturn) {
  return lines
    .map(({ position, quantity, restocked, writtenOff }) => ({
      position,
      quantity: status === 'received' ? restocked + writtenOff : quantity,
    }))
    .filter(({ quantity }) => quantity > 0);
}

/** Builds a draft of the same pieces without a charge; staff then choose another size. */
function toDraftContent(order: Order, orderReturn: OrderReturn, credit: number): DraftContent {
  return {
    email: order.userEmail,
    phone: order.userPhone,
    address: order.shippingAddress,
    lines: listPieces(orderReturn).flatMap(({ position, quantity }): WantedLine[] => {
      const line = order.lines[position];
      if (!line) return [];
      const { productId, variantId, name, unitPrice, selection } = line;
      if (productId === '') return [{ productId, quantity, selection: {}, custom: { name, unitPrice } }];
      return [{ productId, ...(variantId && { variantId }), quantity, selection }];
    }),
    codes: [],
    discount: { kind: 'amount', amount: credit, reason: `Exchange for return ${orderReturn.id}` },
    shippingMethodId: null,
    customShipping: { name: 'Exchange', price: 0 },
    note: null,
  };
}

const NOT_APPROVED = refuse('conflict', 'Approve the return first.');
