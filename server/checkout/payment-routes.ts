import type { Hono } from 'hono';
import { LIST_CAP } from '#contract/limits.ts';
import { exportPayments, listPayments, refundPayment } from '#contract/payments.ts';
import { inTransaction } from '#db/connection.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { refuse, success } from '../http/answer.ts';
import { bind, type Environment } from '../http/bind.ts';
import { paymentsAsCsv } from '../payments/export-payments.ts';
import { findPaymentRow, selectPayments } from '../payments/payment-queries.ts';
import { presentPayment } from '../payments/present-payment.ts';
import type { CheckoutServices } from './checkout-services.ts';
import { giveBack, recordRefund } from './give-back.ts';

/** The truth about money, for staff: each payment beside its order, and giving one back. */
export function paymentRoutes(app: Hono<Environment>, services: CheckoutServices): void {
  const { db, payments, now } = services;

  bind(
    app,
    listPayments,
    async ({ query: { page = 1, limit = LIST_CAP, sort = 'newest', show, search } }) => {
      const filter = { unsettled: show === 'unsettled', search };
      const found = await selectPayments(db, { filter, sort, page, limit });
      return success(found.payments.map(presentPayment), { page: { page, limit, total: found.total } });
    },
  );

  bind(app, exportPayments, async ({ query: { show, search } }) => {
    const fileName = `payments-${now().toISOString().slice(0, 10)}.csv`;
    return success(paymentsAsCsv(db, { unsettled: show === 'unsettled', search }), { fileName });
  });

  bind(app, refundPayment, async ({ params: { paymentIntentId } }, { staff }) => {
    const known = await findPaymentRow(db, paymentIntentId);
    if (!known) return refuse('not_found', 'There is no such payment.');
    if (!known.refund) {
      const payment = await payments.findPayment(paymentIntentId);
      if (payment?.status !== 'succeeded') return refuse('conflict', 'This payment has not been paid.');
      await recordRefund(services, payment, 'requested', staff);
    } else if (known.refund.status === 'failed') {
      const again = {
        staff,
        action: 'payment.refund',
        subjectId: paymentIntentId,
        before: { failed: true },
      } as const;
      await inTransaction(db, (tx) =>
        writeAudit(tx, { ...again, after: { triedAgain: true } }, services.now()),
      );
    }
    await giveBack(services, paymentIntentId);
    const after = await findPaymentRow(db, paymentIntentId);
    return after ? success(presentPayment(after)) : refuse('not_found', 'There is no such payment.');
  });
}
