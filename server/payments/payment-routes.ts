import type { Hono } from 'hono';
import { exportPayments, listPayments, refundPayment } from '#contract/calls/payments.ts';
import { LIST_CAP } from '#contract/limits.ts';
import type { CheckoutServices } from '../checkout/checkout-services.ts';
import { refuse, success } from '../http/answer.ts';
import { bind, type Environment } from '../http/bind.ts';
import { csvFileName } from '../http/csv.ts';
import { refundOnRequest } from '../refunds/refund-on-request.ts';
import { paymentsAsCsv } from './export-payments.ts';
import { findPaymentRow, selectPayments } from './payment-queries.ts';
import { presentPayment } from './present-payment.ts';

/** The truth about money, for staff: each payment beside its order or membership, and giving one back. */
export function paymentRoutes(app: Hono<Environment>, services: CheckoutServices): void {
  const { db, now } = services;

  bind(
    app,
    listPayments,
    async ({ query: { page = 1, limit = LIST_CAP, sort = 'newest', show, search } }) => {
      const filter = { unsettled: show === 'unsettled', search };
      const found = await selectPayments(db, { filter, sort, page, limit });
      const at = now();
      const body = found.payments.map((payment) => presentPayment(payment, at));
      return success(body, { page: { page, limit, total: found.total } });
    },
  );

  bind(app, exportPayments, async ({ query: { show, search } }) => {
    const { timeZone } = await services.settings.read();
    const filter = { unsettled: show === 'unsettled', search };
    return success(paymentsAsCsv(db, filter, timeZone), {
      fileName: csvFileName('payments', now(), timeZone),
    });
  });

  bind(app, refundPayment, async ({ params: { paymentIntentId } }, { staff }) => {
    if (!(await findPaymentRow(db, paymentIntentId))) return NOT_FOUND;
    const refusal = await refundOnRequest(services, paymentIntentId, staff);
    if (refusal) return refusal;
    const after = await findPaymentRow(db, paymentIntentId);
    return after ? success(presentPayment(after, now())) : NOT_FOUND;
  });
}

const NOT_FOUND = refuse('not_found', 'There is no such payment.');
