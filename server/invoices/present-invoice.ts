import type { WireInvoice } from '#contract/calls/invoices.ts';
import { invoiceLabel } from '#domain/invoices/invoice-number.ts';
import { presentOrder } from '../orders/present-order.ts';
import type { Invoice } from './read-invoice.ts';

export function presentInvoice({ issued, company, order, timeZone }: Invoice): WireInvoice {
  return {
    ...(issued && { number: invoiceLabel(issued.number), issuedAt: issued.issuedAt.toISOString() }),
    timeZone,
    company: {
      name: company.name,
      street: company.street,
      city: company.city,
      state: company.state,
      zip: company.zip,
      country: company.country,
      email: company.email,
      phone: company.phone,
    },
    order: presentOrder(order),
  };
}
