import type { Company } from '../settings/company.ts';

/** The last words of an invoice (spec 2). */
export const THANKS = 'Thank you for your order!';

export function supportWords({ email, phone }: Pick<Company, 'email' | 'phone'>): string {
  return `Questions about this invoice? Write to ${email} or call ${phone}.`;
}

/** Why an order has no invoice, and gets none. */
export const NO_INVOICE_OF_REFUNDED =
  'This order was refunded before its invoice was issued, so it gets no invoice number.';
