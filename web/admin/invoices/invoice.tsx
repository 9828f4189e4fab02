import { useLocation } from 'react-router';
import { inBrowser, onServer } from '#web/data.ts';
import { adminMeta } from '../screen/admin-meta.ts';
import type { Route } from './+types/invoice';
import { readInvoiceQuery } from './invoice-query.ts';
import { InvoiceView } from './invoice-view.tsx';
import { loadInvoice } from './load-invoice.ts';

export const loader = onServer(loadInvoice);
export const clientLoader = inBrowser(loadInvoice);

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const number = loaderData?.ok ? loaderData.data.invoice?.number : undefined;
  return adminMeta(matches, number ? `Invoice ${number}` : 'Invoice');
};

export default function Invoice({ loaderData, params }: Route.ComponentProps) {
  const query = readInvoiceQuery(params.orderId, new URLSearchParams(useLocation().search));
  return <InvoiceView invoicePage={loaderData} query={query} />;
}
