import { billTo } from '#domain/invoices/bill-to.ts';
import { invoiceLabel } from '#domain/invoices/invoice-number.ts';
import { centsToDollars } from '#domain/money.ts';
import { taxText } from '#domain/tax/tax-rows.ts';
import type { CsvColumn } from '../http/csv.ts';
import type { ListedInvoice } from './invoice-queries.ts';

/** The exported columns of an invoice, as it was issued; amounts in dollars. Void ones are among them. */
export const INVOICE_CSV_COLUMNS: CsvColumn<ListedInvoice>[] = [
  { head: 'Number', value: ({ number }) => invoiceLabel(number) },
  { head: 'Date', value: ({ issuedAt }) => issuedAt },
  { head: 'Void since', value: ({ voidSince }) => voidSince },
  { head: 'Order ID', value: ({ order }) => order.id },
  { head: 'Order date', value: ({ order }) => order.createdAt },
  { head: 'Customer', value: ({ order }) => billTo(order).names[0] },
  { head: 'Email', value: ({ order }) => order.userEmail },
  { head: 'Payment', value: ({ order }) => order.paymentStatus },
  { head: 'Subtotal', value: ({ order }) => centsToDollars(order.subtotal) },
  { head: 'Shipping', value: ({ order }) => centsToDollars(order.shipping) },
  { head: 'Discount', value: ({ order }) => centsToDollars(order.discount) },
  { head: 'Tax', value: ({ order }) => centsToDollars(order.tax) },
  { head: 'Tax by rate', value: ({ order }) => taxText(order.taxes ?? []) },
  { head: 'Tax included', value: ({ order }) => (order.taxIncluded ? 'yes' : null) },
  { head: 'Total', value: ({ order }) => centsToDollars(order.total) },
];
