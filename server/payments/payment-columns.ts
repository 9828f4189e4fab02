import { centsToDollars } from '#domain/money.ts';
import { describePayment } from '#domain/payments/payment-state.ts';
import type { CsvColumn } from '../http/csv.ts';
import type { PaymentRow } from './payment-queries.ts';
import { paymentFactsOf } from './present-payment.ts';

/** The exported columns of a payment; amounts in dollars. */
export const PAYMENT_CSV_COLUMNS: CsvColumn<PaymentRow>[] = [
  { head: 'Date', value: ({ checkout }) => checkout.createdAt },
  { head: 'Payment intent', value: ({ checkout }) => checkout.paymentIntentId },
  { head: 'Amount', value: ({ checkout }) => centsToDollars(checkout.total) },
  { head: 'Currency', value: ({ checkout }) => checkout.currency },
  { head: 'Email', value: ({ checkout }) => checkout.email },
  { head: 'State', value: (row) => describe(row).state },
  { head: 'Settled', value: (row) => (describe(row).isSettled ? 'yes' : 'no') },
  { head: 'Explanation', value: (row) => describe(row).explanation },
  { head: 'Order ID', value: ({ order }) => order?.id },
  { head: 'Membership', value: ({ membership }) => membership?.plan },
  { head: 'Order status', value: ({ order }) => order?.status },
  { head: 'Refund reason', value: ({ refund }) => refund?.reason },
  { head: 'Refund status', value: ({ refund }) => refund?.status },
  { head: 'Refunded', value: ({ refund }) => refund && centsToDollars(refund.amount) },
  { head: 'Refund done', value: ({ refund }) => refund?.doneAt },
];

function describe(row: PaymentRow) {
  return describePayment(paymentFactsOf(row));
}
