import type { Hono } from 'hono';
import { exportPayments, listPayments } from '#contract/calls/payments.ts';
import { LIST_CAP } from '#contract/limits.ts';
import { success } from '../http/answer.ts';
import { bind, type Environment } from '../http/bind.ts';
import { csvFileName } from '../http/csv.ts';
import { paymentsAsCsv } from './export-payments.ts';
import { selectPayments } from './payment-queries.ts';
import type { PaymentServices } from './payment-services.ts';
import { presentPayment } from './present-payment.ts';

/** The truth about money, for staff: each payment beside its order or membership. */
export function paymentRoutes(app: Hono<Environment>, services: PaymentServices): void {
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
}
