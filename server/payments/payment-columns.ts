import { centsToDollars } from '#domain/money.ts';
import type { CsvColumn } from '../http/csv.ts';
import type { PaymentRow } from './payment-queries.ts';
import { summarizePayment } from './summarize-payment.ts';

/** The exported columns of a payment; amounts in dollars. */
export const PAYMENT_CSV_COLUMNS: CsvColumn<PaymentRow>[] = [
  { head: 'Date', value: ({ checkout }) => checkout.createdAt },
  { head: 'Payment intent', value: ({ checkout }) => checkout.paymentIntentId },
  { head: 'Amount', value: ({ checkout }) => centsToDollars(checkout.total) },
  { head: 'Currency', value: ({ checkout }) => checkout.currency },
  { head: 'Email', value: ({ checkout }) => checkout.email },
  { head: 'State', value: (row) => summarizePayment(row).state.state },
  { head: 'Settled', value: (row) => (summarizePayment(row).state.isSettled ? 'yes' : 'no') },
  { head: 'Explanation', value: (row) => summarizePayment(row).state.explanation },
  { head: 'Order ID', value: ({ order }) => order?.id },
  { head: 'Membership', value: ({ membership }) => membership?.plan },
  { head: 'Order status', value: ({ order }) => order?.status },
  { head: 'Refund reason', value: (row) => findRefund(row)?.reason },
  { head: 'Refund status', value: (row) => findRefund(row)?.status },
  { head: 'Refunded', value: (row) => toDollars(findRefund(row)) },
  { head: 'Refund done', value: (row) => findRefund(row)?.doneAt },
  { head: 'Dispute', value: (row) => summarizePayment(row).dispute?.status },
  { head: 'Dispute reason', value: (row) => summarizePayment(row).dispute?.reason },
];

function findRefund(row: PaymentRow) {
  return summarizePayment(row).refund;
}

function toDollars(refund: ReturnType<typeof findRefund>) {
  return refund && centsToDollars(refund.committed);
}
