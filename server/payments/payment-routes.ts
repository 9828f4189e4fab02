import type { Hono } from 'hono';
import { exportPayments, listPayments } from '#contract/calls/payments.ts';
import { paymentList } from '#domain/payments/payment-list.ts';
import type { Environment } from '../http/bind.ts';
import { csvStream } from '../http/csv.ts';
import { bindExport, bindList, type ListServices } from '../lists/bind-list.ts';
import { PAYMENT_CSV_COLUMNS } from './payment-columns.ts';
import { paymentQueries } from './payment-queries.ts';
import { presentPayment } from './present-payment.ts';

/** Payments beside their orders and memberships, for staff. */
export function paymentRoutes(app: Hono<Environment>, services: ListServices): void {
  bindList(app, services, listPayments, {
    page: paymentQueries.page,
    present: (payment, { now }) => presentPayment(payment, now),
  });

  bindExport(app, services, exportPayments, (filter, context) => ({
    name: paymentList.name,
    csv: csvStream(PAYMENT_CSV_COLUMNS, paymentQueries.readAll(services.db, filter, context), context.zone),
  }));
}
