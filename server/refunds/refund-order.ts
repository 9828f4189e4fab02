import type { Transaction } from '#db/connection.ts';
import type { Cents } from '#domain/money.ts';
import type { Order } from '#domain/orders/order.ts';
import {
  type PricedRefund,
  priceRefund,
  priceRest,
  type RefundProblem,
  refundProblemText,
} from '#domain/refunds/price-refund.ts';
import type { RefundParts } from '#domain/refunds/refund.ts';
import type { RefundReason } from '#domain/refunds/refund-reason.ts';
import { type Refusal, refuse } from '../http/answer.ts';
import type { Seed } from '../http/idempotency.ts';
import type { Staff } from '../http/staff.ts';
import { findOrderForStaff, lockAnyOrder } from '../orders/order-queries.ts';
import { ORDER_NOT_FOUND } from '../orders/order-refusals.ts';
import { readCommitted } from '../orders/read-committed.ts';
import { endPieces } from '../orders/restock.ts';
import type { PaymentServices } from '../payments/payment-services.ts';
import { auditRefund } from './audit-refund.ts';
import { type RefundedPayment, readRefundedOrder, recordRefund } from './record-refund.ts';
import { refundForStaff } from './refund-payment.ts';
import type { Refund } from './refund-queries.ts';

/** A request of staff; without lines, shipping and adjustment it is for all that is left. Cents. */
export type RefundRequest = {
  lines?: readonly { position: number; quantity: number; restock?: boolean | undefined }[] | undefined;
  shipping?: Cents | undefined;
  adjustment?: Cents | undefined;
  reason?: RefundReason | undefined;
  note?: string | null | undefined;
  notify?: boolean | undefined;
};

/** Refunds a part of an order, or all that is left of it. The same `seed` refunds it once. */
export async function refundOrder(
  services: PaymentServices,
  orderId: string,
  request: RefundRequest,
  { staff, seed }: { staff: Staff; seed: Seed },
): Promise<{ ok: true; refund: Refund } | Refusal> {
  const { db, now } = services;
  const order = (await findOrderForStaff(db, orderId))?.order;
  if (!order) return ORDER_NOT_FOUND;
  const { paymentIntentId } = order;
  if (paymentIntentId === null) return NO_PAYMENT;
  return await refundForStaff(services, paymentIntentId, seed, (tx, refunded, id) =>
    recordRequest(tx, refunded, request, { id, staff, now: now() }),
  );
}

async function recordRequest(
  tx: Transaction,
  refunded: RefundedPayment,
  request: RefundRequest,
  { id, staff, now }: { id: string; staff: Staff; now: Date },
): Promise<Refusal | null> {
  const order = await readRefundedOrder(tx, refunded.checkout);
  if (!order) return ORDER_NOT_FOUND;
  const priced = await priceRequest(tx, refunded, order, request);
  if ('refusal' in priced) return priced;
  const { reason = 'requested', note = null, notify = true } = request;
  const details = { id, reason, note, notify, staff: staff.email };
  await recordRefund(tx, refunded, priced, details, now);
  const restocked = await restock(tx, order.id, priced, { staff, now });
  const names = order.lines.map(({ name }) => name);
  await auditRefund(tx, { staff, now }, refunded, { id, ...priced, reason, note, notify, restocked, names });
  return null;
}

/** The parts of a refund, with which of its lines are restocked. */
async function priceRequest(
  tx: Transaction,
  { payment }: RefundedPayment,
  order: Order,
  request: RefundRequest,
): Promise<RefundParts | Refusal> {
  const { lines = [], shipping = 0, adjustment = 0 } = request;
  const committed = await readCommitted(tx, payment.id);
  if (isOfAll(request)) return priceRest(order, committed) ?? NOTHING_LEFT;
  const priced: PricedRefund = priceRefund(order, committed, { lines, shipping, adjustment });
  if (!priced.ok) return refuseProblem(priced.problem, request);
  const isRestocked = (position: number) => lines.some((line) => line.position === position && line.restock);
  const restocked = priced.parts.lines.map((line) =>
    isRestocked(line.position) ? { ...line, restock: true } : line,
  );
  return { ...priced.parts, lines: restocked };
}

function isOfAll({ lines, shipping, adjustment }: RefundRequest): boolean {
  return lines === undefined && shipping === undefined && adjustment === undefined;
}

/** A problem at the field that has it. What was possible a moment ago is a conflict. */
function refuseProblem(problem: RefundProblem, { lines = [] }: RefundRequest): Refusal {
  const message = refundProblemText(problem);
  const isWrong = problem.code === 'no_such_line' || problem.code === 'nothing';
  return refuse(isWrong ? 'invalid' : 'conflict', message, {
    fields: { [nameField(problem, lines)]: message },
  });
}

function nameField(problem: RefundProblem, lines: readonly { position: number }[]): string {
  switch (problem.code) {
    case 'no_such_line':
      return `lines.${lines.findIndex(({ position }) => position === problem.position)}.position`;
    case 'too_many_pieces':
      return `lines.${lines.findIndex(({ position }) => position === problem.position)}.quantity`;
    case 'too_much_shipping':
      return 'shipping';
    case 'too_much':
      return 'adjustment';
    case 'nothing':
      return 'lines';
  }
}

/** Restocks the pieces that staff ask for; how many went back. The order is locked after its checkout. */
async function restock(
  tx: Transaction,
  orderId: string,
  { lines }: RefundParts,
  { staff, now }: { staff: Staff; now: Date },
): Promise<number> {
  const pieces = lines.flatMap(({ position, quantity, restock }) =>
    restock ? [{ position, quantity, restock }] : [],
  );
  if (pieces.length === 0) return 0;
  await lockAnyOrder(tx, orderId);
  const cause = { reason: 'Refunded', staff: staff.name, at: now };
  return await endPieces(tx, orderId, pieces, cause);
}

const NO_PAYMENT = refuse(
  'conflict',
  'This order was not paid through the shop. Return its money another way.',
);
const NOTHING_LEFT = refuse('conflict', 'All of this payment is refunded already.');
