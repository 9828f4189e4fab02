import type { Hono } from 'hono';
import { refundMember } from '#contract/calls/members.ts';
import { refundPayment } from '#contract/calls/payments.ts';
import { refuse, success } from '../http/answer.ts';
import { bind, type Environment } from '../http/bind.ts';
import { presentMember } from '../members/present-member.ts';
import { findPaymentRow } from '../payments/payment-queries.ts';
import type { PaymentServices } from '../payments/payment-services.ts';
import { presentPayment } from '../payments/present-payment.ts';
import { refundMembership } from './refund-membership.ts';
import { refundOnRequest } from './refund-on-request.ts';

/** Refunds by staff: of any payment, and of a membership within the days of its guarantee. */
export function refundRoutes(app: Hono<Environment>, services: PaymentServices): void {
  const { db, now } = services;

  bind(app, refundPayment, async ({ params: { paymentIntentId } }, { staff }) => {
    if (!(await findPaymentRow(db, paymentIntentId))) return NO_PAYMENT;
    const refusal = await refundOnRequest(services, paymentIntentId, staff);
    if (refusal) return refusal;
    const after = await findPaymentRow(db, paymentIntentId);
    return after ? success(presentPayment(after, now())) : NO_PAYMENT;
  });

  bind(app, refundMember, async ({ params }, { staff }) => {
    const refunded = await refundMembership(services, params.id, staff);
    return refunded.ok ? success(presentMember(refunded.member, now())) : refunded;
  });
}

const NO_PAYMENT = refuse('not_found', 'There is no such payment.');
