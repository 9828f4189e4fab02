import { data } from 'react-router';
import { getInvoice, listInvoices, type WireInvoice } from '#contract/calls/invoices.ts';
import { type LoadArgs, type Loaded, loaded } from '#web/data.ts';
import { pageStatusOf } from '#web/shared/page-status-of.ts';
import { type InvoiceQuery, readInvoiceQuery } from './invoice-query.ts';

/** An invoice, null if none is found, and the number of all. */
export type InvoicePage = { invoice: WireInvoice | null; total: number };

export async function loadInvoice({ api, params, url }: LoadArgs) {
  const query = readInvoiceQuery(params.orderId, url.searchParams);
  const answered = await loaded(findInvoice(api, query));
  const status = answered.ok ? 200 : pageStatusOf(answered.status);
  return data<Loaded<InvoicePage>>(answered, { status });
}

async function findInvoice(
  api: LoadArgs['api'],
  { orderId, search, page }: InvoiceQuery,
): Promise<InvoicePage> {
  const invoiceOf = async (id: string) => (await api(getInvoice, { params: { id } })).body;
  if (orderId !== null) return { invoice: await invoiceOf(orderId), total: 1 };
  const query = { page, limit: 1, ...(search && { search }) };
  const { body, total } = await api(listInvoices, { query });
  const [row] = body;
  return { invoice: row ? await invoiceOf(row.orderId) : null, total: total ?? 0 };
}
