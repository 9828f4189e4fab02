import type { WireInvoice } from '#contract/calls/invoices.ts';
import { invoiceLabel } from '#domain/invoices/invoice-number.ts';
import { presentOrder } from '../orders/present-order.ts';
import { presentCompany } from '../settings/present-settings.ts';
import type { Invoice } from './read-invoice.ts';

export function presentInvoice({ issued, company, order, timeZone }: Invoice): WireInvoice {
  return {
    ...(issued && { number: invoiceLabel(issued.number), issuedAt: issued.issuedAt.toISOString() }),
    timeZone,
    company: presentCompany(company),
    order: presentOrder(order),
  };
}
