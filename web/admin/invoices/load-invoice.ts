import { data } from 'react-router';
import { getInvoice, listInvoices, type WireInvoice } from '#contract/calls/invoices.ts';
import { type LoadArgs, type Loaded, loaded } from '#web/data.ts';
import { toPageStatus } from '#web/shared/to-page-status.ts';
import { type InvoiceQuery, readInvoiceQuery } from './invoice-query.ts';

/** An invoice, null if none is found, and the number of all. */
export type InvoicePage = { invoice: WireInvoice | null; total: number };

export async function loadInvoice({ api, params, url }: LoadArgs) {
  const query = readInvoiceQuery(params.orderId, url.searchParams);
  const answered = await loaded(findInvoice(api, query));
  const status = answered.ok ? 200 : toPageStatus(answered.status);
  return data<Loaded<InvoicePage>>(answered, { status });
}

async function findInvoice(
  api: LoadArgs['api'],
  { orderId, search, page }: InvoiceQuery,
): Promise<InvoicePage> {
  const fetchInvoice = async (id: string) => (await api(getInvoice, { params: { id } })).body;
  if (orderId !== null) return { invoice: await fetchInvoice(orderId), total: 1 };
  const query = { page, limit: 1, ...(search && { search }) };
  const { body, total } = await api(listInvoices, { query });
  const [row] = body;
  return { invoice: row ? await fetchInvoice(row.orderId) : null, total: total ?? 0 };
}
