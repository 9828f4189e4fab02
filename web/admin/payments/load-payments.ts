import { data } from 'react-router';
import { listPayments } from '#contract/calls/payments.ts';
import type { LoadArgs } from '#web/data.ts';
import { pageStatusOf } from '#web/shared/page-status-of.ts';
import { loadedPage } from '../lists/list-page.ts';
import { filterOf, readPaymentQuery } from './payment-query.ts';

export async function loadPayments({ api, url }: LoadArgs) {
  const query = readPaymentQuery(url.searchParams);
  const { sort, page, size } = query;
  const list = await loadedPage(
    api(listPayments, { query: { ...filterOf(query), sort, page, limit: size } }),
  );
  return data(list, { status: list.ok ? 200 : pageStatusOf(list.status) });
}
