import type { Order } from '../orders/order.ts';
import { fillPlaceholders } from '../page-texts/mail-texts.ts';
import type { Company } from '../settings/company.ts';
import { billTo } from './bill-to.ts';

export const NO_INVOICE_OF_REFUNDED =
  'This order was refunded before its invoice was issued, so it gets no invoice number.';

export const NO_INVOICE_OF_CANCELED =
  'This order was canceled before it was paid, so it gets no invoice number.';

/** The titles of documents whose seller wrote no other. */
export const INVOICE_TITLE = 'Invoice';
export const CREDIT_NOTE_TITLE = 'Credit Note';

/** Words that a document has only if the seller wrote some: documents of before they could have none. */
export type WrittenWords = {
  title?: string | undefined;
  /** Above the items. */
  above?: string | undefined;
  /** At the foot of each page. */
  footer?: string | undefined;
};

type Named = { company: Pick<Company, 'email' | 'phone'>; orderId: string; customer: string };

/** Texts of a document with the names of its order and of its seller in place of the placeholders. */
export function fillDocumentTexts<Texts extends { readonly [name: string]: string }>(
  texts: Texts,
  { company, orderId, customer }: Named,
): { [Name in keyof Texts]: string } {
  const { email, phone } = company;
  const values = { order: orderId, customer, email, phone, contact: contactWords(company) };
  const filled = Object.entries(texts).map(([name, text]) => [name, fillPlaceholders(text, values)]);
  return Object.fromEntries(filled) as { [Name in keyof Texts]: string };
}

/** The words, without those that are as in a document whose seller wrote none. */
export function pickWrittenWords(
  words: { title: string; above: string; footer: string },
  title: string,
): WrittenWords {
  return {
    ...(words.title !== title && { title: words.title }),
    ...(words.above !== '' && { above: words.above }),
    ...(words.footer !== '' && { footer: words.footer }),
  };
}

/** The name on an order. */
export function customerName(order: Pick<Order, 'userEmail' | 'shippingAddress' | 'billingAddress'>): string {
  return billTo(order).names[0] ?? '';
}

function contactWords({ email, phone }: Pick<Company, 'email' | 'phone'>): string {
  if (email && phone) return `Write to ${email} or call ${phone}`;
  if (email) return `Write to ${email}`;
  return phone ? `Call ${phone}` : 'Ask us';
}
