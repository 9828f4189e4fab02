import type { DocumentLooks } from '../looks/document-looks.ts';
import type { Order } from '../orders/order.ts';
import type { PageTexts } from '../page-texts/page-texts.ts';
import type { Company } from '../settings/company.ts';
import {
  customerName,
  fillDocumentTexts,
  INVOICE_TITLE,
  pickWrittenWords,
  type WrittenWords,
} from './invoice-words.ts';

/** All that an invoice says, except its number and date. Days on it are those of `timeZone`. */
export type InvoiceDocument = {
  company: Company;
  timeZone: string;
  texts: SellerTexts;
  /** Absent where they are those of the theme, as in documents of before they could be chosen. */
  looks?: DocumentLooks | undefined;
  order: Order;
};

/** What every document of today has of its seller. */
export type Seller = Pick<InvoiceDocument, 'company' | 'timeZone' | 'looks'> & {
  texts: PageTexts<'documents'>;
};

/** The words of the seller: two below the amounts, and what else the seller wrote. */
export type SellerTexts = WrittenWords & { thanks: string; support: string };

/** An invoice as it is stored when it is issued: times are texts. */
export type StoredInvoice = AsJson<InvoiceDocument>;

export type AsJson<Value> = Value extends Date
  ? string
  : Value extends readonly (infer Item)[]
    ? AsJson<Item>[]
    : Value extends object
      ? { [Name in keyof Value]: AsJson<Value[Name]> }
      : Value;

/** The invoice of an order, in the words and with the data of today. */
export function composeInvoice(
  order: Order,
  { company, timeZone, looks, ...seller }: Seller,
): InvoiceDocument {
  const customer = customerName(order);
  const words = fillDocumentTexts(seller.texts, { company, orderId: order.id, customer });
  const { invoiceTitle: title, invoiceAbove: above, footer } = words;
  const texts = {
    thanks: words.invoiceThanks,
    support: words.invoiceBelow,
    ...pickWrittenWords({ title, above, footer }, INVOICE_TITLE),
  };
  return { company, timeZone, texts, ...(looks && { looks }), order };
}

/** An invoice to be issued. It is about what was sold: credit notes say what was returned. */
export function storeInvoice({ order, ...rest }: InvoiceDocument): StoredInvoice {
  const { createdAt, expectedDelivery, unpaidUntil, markedPaidAt, cancellation } = order;
  return {
    ...rest,
    order: {
      ...order,
      createdAt: createdAt.toISOString(),
      expectedDelivery: expectedDelivery.toISOString(),
      unpaidUntil: unpaidUntil?.toISOString() ?? null,
      markedPaidAt: markedPaidAt?.toISOString() ?? null,
      cancellation: cancellation && { ...cancellation, at: cancellation.at.toISOString() },
      activities: order.activities.map((activity) => ({
        ...activity,
        timestamp: activity.timestamp.toISOString(),
      })),
      refund: null,
      refunded: 0,
      lost: 0,
      fulfilments: undefined,
    },
  };
}

export function restoreInvoice({ order, ...rest }: StoredInvoice): InvoiceDocument {
  const { createdAt, expectedDelivery, unpaidUntil, markedPaidAt, cancellation } = order;
  return {
    ...rest,
    order: {
      ...order,
      createdAt: new Date(createdAt),
      expectedDelivery: new Date(expectedDelivery),
      unpaidUntil: unpaidUntil === null ? null : new Date(unpaidUntil),
      markedPaidAt: markedPaidAt === null ? null : new Date(markedPaidAt),
      cancellation: cancellation && { ...cancellation, at: new Date(cancellation.at) },
      activities: order.activities.map((activity) => ({
        ...activity,
        timestamp: new Date(activity.timestamp),
      })),
      refund: null,
      refunded: 0,
      lost: 0,
      fulfilments: undefined,
    },
  };
}
