import type { Company } from '../settings/company.ts';

export const THANKS = 'Thank you for your order!';

export function supportWords(
  { email, phone }: Pick<Company, 'email' | 'phone'>,
  document = 'invoice',
): string {
  return `Questions about this ${document}? Write to ${email} or call ${phone}.`;
}

export const NO_INVOICE_OF_REFUNDED =
  'This order was refunded before its invoice was issued, so it gets no invoice number.';

export const NO_INVOICE_OF_CANCELED =
  'This order was canceled before it was paid, so it gets no invoice number.';
