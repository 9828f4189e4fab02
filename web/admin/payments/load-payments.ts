import { data } from 'react-router';
import { listPayments, type WirePayment } from '#contract/payments.ts';
import { type LoadArgs, type Loaded, loaded } from '#web/data.ts';
import { pageStatusOf } from '#web/shared/page-status-of.ts';
import { filterOf, PAGE_SIZE, readPaymentQuery } from './payment-query.ts';

/** A page of payments and how many there are on all pages. */
export type PaymentPage = { payments: WirePayment[]; total: number };

export async function loadPayments({ api, url }: LoadArgs) {
  const query = readPaymentQuery(url.searchParams);
  const { sort, page } = query;
  const answered = await loaded(
    api(listPayments, { query: { ...filterOf(query), sort, page, limit: PAGE_SIZE } }),
  );
  if (!answered.ok) return data<Loaded<PaymentPage>>(answered, { status: pageStatusOf(answered.status) });
  const { body, total } = answered.data;
  return data<Loaded<PaymentPage>>({ ok: true, data: { payments: body, total: total ?? 0 } });
}
