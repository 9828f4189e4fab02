import { describe } from 'vitest';
import type { Facts } from './facts.ts';
import { expectViolations } from './testing/expect-violations.ts';
import { byId, first } from './testing/good-facts.ts';

const change = (what: Partial<Facts['rows']['memberships'][number]>) => (facts: Facts) => {
  Object.assign(first(facts.rows.memberships), what);
};

describe('the auditor finds, about money:', () =>
  expectViolations([
    [
      'a payment without its membership',
      ({ rows }) => rows.memberships.splice(0, 1),
      'Checkout MM-5 (payment pi_5) was paid with $499.00, but there is no order and no refund of it.',
    ],
    [
      'two memberships of one payment',
      ({ rows }) => rows.memberships.push({ ...first(rows.memberships), id: 'MM-6' }),
      'Payment pi_5 was made once and paid for 2 things: MM-5, MM-6.',
    ],
    [
      'a membership that costs something else than was paid',
      change({ amount: 1 }),
      'Membership MM-5 costs $0.01, but Stripe took $499.00 for it (payment pi_5).',
    ],
    [
      'a payment without an order',
      ({ ledger }) => Object.assign(byId(ledger.payments, 'pi_3'), { status: 'succeeded', received: 6_899 }),
      'Checkout MG-3 (payment pi_3) was paid with $68.99, but there is no order and no refund of it.',
    ],
    [
      'a payment whose checkout is gone',
      ({ ledger }) =>
        ledger.payments.push({
          id: 'pi_4',
          status: 'succeeded',
          received: 1,
          checkout: 'MG-4',
          created: 99_999,
        }),
      'Checkout MG-4 (payment pi_4) was paid with $0.01, but there is no order and no refund of it.',
    ],
    [
      'two orders of one payment',
      ({ rows }) => rows.orders.push({ ...first(rows.orders), id: 'MG-2' }),
      'Payment pi_1 was made once and paid for 2 things: MG-1, MG-2.',
    ],
    [
      'an order that costs something else than was paid',
      ({ ledger }) => Object.assign(byId(ledger.payments, 'pi_1'), { received: 50 }),
      'Order MG-1 costs $68.99, but Stripe took $0.50 for it (payment pi_1).',
    ],
    [
      'an order whose money was never taken',
      ({ ledger }) => Object.assign(byId(ledger.payments, 'pi_1'), { status: 'canceled' }),
      'Order MG-1 was paid by payment pi_1, but that payment is canceled.',
    ],
    [
      'an order of an invented payment',
      ({ ledger }) => ledger.payments.splice(0, 1),
      'Order MG-1 was paid by payment pi_1, but Stripe does not know that payment.',
    ],
    [
      'an order of another order’s payment',
      ({ ledger }) => Object.assign(byId(ledger.payments, 'pi_1'), { checkout: 'MG-7' }),
      'Order MG-1 was paid by payment pi_1, but that was made for MG-7.',
    ],
    [
      'a paid order without a payment',
      ({ rows }) => Object.assign(first(rows.orders), { payment: null }),
      'Order MG-1 says that it is paid, but has no payment.',
    ],
    [
      'an unpaid order that costs nothing',
      ({ rows }) => Object.assign(first(rows.orders), { payment: null, total: 0, paymentStatus: 'unpaid' }),
      'Order MG-1 says that it is unpaid, but costs nothing.',
    ],
    [
      'a payment refunded twice',
      ({ ledger }) =>
        ledger.refunds.push({
          id: 're_3',
          payment: 'pi_2',
          amount: 6_899,
          status: 'succeeded',
          refundId: null,
        }),
      'Checkout MG-2 (payment pi_2) was paid with $68.99, but Stripe has refunded $137.98 of it.',
    ],
    [
      'a payment refunded in part',
      ({ ledger }) => Object.assign(first(ledger.refunds), { amount: 1 }),
      'Checkout MG-2 (payment pi_2) was paid with $68.99, but Stripe has refunded only $0.01 of it.',
    ],
    [
      'a refund without a record',
      ({ rows }) => rows.refunds.splice(0),
      'Checkout MG-2 (payment pi_2): Stripe has refunded $68.99, but the shop knows of no refund.',
    ],
    [
      'a refund that failed at the provider',
      ({ ledger }) => Object.assign(first(ledger.refunds), { status: 'failed' }),
      'The refund of payment pi_2 is done in the shop, but Stripe has none.',
    ],
    [
      'a refund that the provider does not know',
      ({ ledger, rows }) => {
        ledger.refunds.splice(0);
        Object.assign(first(rows.refunds), { status: 'wanted' });
      },
      'Checkout MG-2 (payment pi_2) is to be refunded $68.99 (sold_out), but Stripe has no refund of it.',
    ],
    [
      'a refund that was made and is not known to be',
      ({ rows }) => Object.assign(first(rows.refunds), { status: 'wanted' }),
      'Stripe has refunded payment pi_2, but in the shop its refund is wanted.',
    ],
    [
      'a refund of another amount than was made',
      ({ rows }) => Object.assign(first(rows.refunds), { amount: 1 }),
      'Stripe has refunded $68.99 of payment pi_2, but in the shop that refund is $0.01.',
    ],
    [
      'a refund without a reason',
      ({ rows }) => Object.assign(first(rows.refunds), { reason: '' }),
      'The refund of payment pi_2 has no reason.',
    ],
    [
      'an order that is paid though its money went back',
      ({ ledger }) =>
        ledger.refunds.push({
          id: 're_1',
          payment: 'pi_1',
          amount: 6_899,
          status: 'succeeded',
          refundId: null,
        }),
      'Order MG-1 says that it is paid, but Stripe has refunded it.',
    ],
    [
      'an order marked as refunded without a refund',
      ({ rows }) => Object.assign(first(rows.orders), { paymentStatus: 'refunded' }),
      'Order MG-1 says that it is refunded, but Stripe has no refund of it (payment pi_1).',
    ],
  ]));
