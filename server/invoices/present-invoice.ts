import type { WireInvoice } from '#contract/invoices.ts';
import { invoiceLabel } from '#domain/invoices/invoice-number.ts';
import { presentOrder } from '../orders/present-order.ts';
import type { Invoice } from './issue-invoice.ts';

export function presentInvoice({ number, issuedAt, company, order }: Invoice): WireInvoice {
  return {
    number: invoiceLabel(number),
    issuedAt: issuedAt.toISOString(),
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
