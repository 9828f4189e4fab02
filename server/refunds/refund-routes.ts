import type { Hono } from 'hono';
import { refundMember } from '#contract/calls/members.ts';
import * as calls from '#contract/calls/refunds.ts';
import { refuse, success } from '../http/answer.ts';
import { bind, type Environment } from '../http/bind.ts';
import { presentMember } from '../members/present-member.ts';
import { findOrderForStaff } from '../orders/order-queries.ts';
import { ORDER_NOT_FOUND } from '../orders/order-refusals.ts';
import { findPaymentRow } from '../payments/payment-queries.ts';
import type { PaymentServices } from '../payments/payment-services.ts';
import { presentPayment } from '../payments/present-payment.ts';
import { noteReturned } from './note-returned.ts';
import { presentRefund } from './present-refund.ts';
import { refundAllForStaff } from './refund-all-for-staff.ts';
import { refundAmount } from './refund-amount.ts';
import { refundMembership } from './refund-membership.ts';
import { refundOrder } from './refund-order.ts';
import { getPaymentId, selectRefundsOfPayments } from './refund-queries.ts';
import { retryRefund } from './retry-refund.ts';

/** Refunds by staff: of payments, parts of orders, and memberships within the days of their guarantee. */
export function refundRoutes(app: Hono<Environment>, services: PaymentServices): void {
  const { db, now } = services;

  bind(app, calls.refundPayment, async ({ params: { paymentIntentId } }, { staff }) => {
    if (!(await findPaymentRow(db, paymentIntentId))) return NO_PAYMENT;
    const refusal = await refundAllForStaff(services, paymentIntentId, staff);
    if (refusal) return refusal;
    const after = await findPaymentRow(db, paymentIntentId);
    return after ? success(presentPayment(after, now())) : NO_PAYMENT;
  });

  bind(app, calls.listRefunds, async ({ params: { id } }) => {
    const order = (await findOrderForStaff(db, id))?.order;
    if (!order) return ORDER_NOT_FOUND;
    return success((await selectRefundsOfPayments(db, [getPaymentId(order)])).map(presentRefund));
  });

  bind(app, calls.refundOrder, async ({ params, body }, { staff, seed }) => {
    const refunded = await refundOrder(services, params.id, body, { staff, seed });
    return refunded.ok ? success(presentRefund(refunded.refund)) : refunded;
  });

  bind(app, calls.noteReturned, async ({ params, body }, { staff, seed }) => {
    const noted = await noteReturned(services, params.id, body, { staff, seed });
    return noted.ok ? success(presentRefund(noted.refund)) : noted;
  });

  bind(app, calls.listPaymentRefunds, async ({ params: { paymentIntentId } }) => {
    if (!(await findPaymentRow(db, paymentIntentId))) return NO_PAYMENT;
    return success((await selectRefundsOfPayments(db, [paymentIntentId])).map(presentRefund));
  });

  bind(app, calls.refundAmount, async ({ params: { paymentIntentId }, body }, { staff, seed }) => {
    if (!(await findPaymentRow(db, paymentIntentId))) return NO_PAYMENT;
    const refunded = await refundAmount(services, paymentIntentId, body, { staff, seed });
    return refunded.ok ? success(presentRefund(refunded.refund)) : refunded;
  });

  bind(app, calls.retryRefund, async ({ params }, { staff, seed }) => {
    const retried = await retryRefund(services, params.id, { staff, seed });
    return retried.ok ? success(presentRefund(retried.refund)) : retried;
  });

  bind(app, refundMember, async ({ params }, { staff }) => {
    const refunded = await refundMembership(services, params.id, staff);
    return refunded.ok ? success(presentMember(refunded.member, now())) : refunded;
  });
}

const NO_PAYMENT = refuse('not_found', 'There is no such payment.');
