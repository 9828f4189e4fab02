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
      'Payment pi_5 of 49900 for MM-5 is neither an order nor refunded.',
    ],
    [
      'two memberships of one payment',
      ({ rows }) => rows.memberships.push({ ...first(rows.memberships), id: 'MM-6' }),
      'Payment pi_5 has 2 orders.',
    ],
    [
      'a membership that costs something else than was paid',
      change({ amount: 1 }),
      'Payment pi_5 took 49900, its membership MM-5 costs 1.',
    ],
    [
      'a payment without an order',
      ({ ledger }) => Object.assign(byId(ledger.payments, 'pi_3'), { status: 'succeeded', received: 6_899 }),
      'Payment pi_3 of 6899 for MG-3 is neither an order nor refunded.',
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
      'Payment pi_4 of 1 for MG-4 is neither an order nor refunded.',
    ],
    [
      'two orders of one payment',
      ({ rows }) => rows.orders.push({ ...first(rows.orders), id: 'MG-2' }),
      'Payment pi_1 has 2 orders.',
    ],
    [
      'an order that costs something else than was paid',
      ({ ledger }) => Object.assign(byId(ledger.payments, 'pi_1'), { received: 50 }),
      'Payment pi_1 took 50, its order MG-1 costs 6899.',
    ],
    [
      'an order whose money was never taken',
      ({ ledger }) => Object.assign(byId(ledger.payments, 'pi_1'), { status: 'canceled' }),
      'Order MG-1 is of payment pi_1, which is canceled.',
    ],
    [
      'an order of an invented payment',
      ({ ledger }) => ledger.payments.splice(0, 1),
      'Order MG-1 is of payment pi_1, which the provider does not know.',
    ],
    [
      'an order of another order’s payment',
      ({ ledger }) => Object.assign(byId(ledger.payments, 'pi_1'), { checkout: 'MG-7' }),
      'Order MG-1 is of payment pi_1, which was made for MG-7.',
    ],
    [
      'a paid order without a payment',
      ({ rows }) => Object.assign(first(rows.orders), { payment: null }),
      'Order MG-1 is paid without a payment.',
    ],
    [
      'a payment refunded twice',
      ({ ledger }) =>
        ledger.refunds.push({ id: 're_3', payment: 'pi_2', amount: 6_899, status: 'succeeded' }),
      'Payment pi_2 took 6899 and gave back 13798.',
    ],
    [
      'a payment refunded in part',
      ({ ledger }) => Object.assign(first(ledger.refunds), { amount: 1 }),
      'Payment pi_2 took 6899 and gave back only 1.',
    ],
    [
      'a refund without a record',
      ({ rows }) => rows.refunds.splice(0),
      'Payment pi_2 was refunded without a record in the database.',
    ],
    [
      'a refund that failed at the provider',
      ({ ledger }) => Object.assign(first(ledger.refunds), { status: 'failed' }),
      'The refund of payment pi_2 is recorded as done, and the provider has none.',
    ],
    [
      'a refund that the provider does not know',
      ({ ledger, rows }) => {
        ledger.refunds.splice(0);
        Object.assign(first(rows.refunds), { status: 'wanted' });
      },
      'Payment pi_2 is to be refunded (sold_out), but the provider has no refund of it.',
    ],
    [
      'a refund that was made and is not known to be',
      ({ rows }) => Object.assign(first(rows.refunds), { status: 'wanted' }),
      'The refund of payment pi_2 was made, and is recorded as wanted.',
    ],
    [
      'a refund of another amount than was paid',
      ({ rows }) => Object.assign(first(rows.refunds), { amount: 1 }),
      'Payment pi_2 took 6899, its recorded refund is 1.',
    ],
    [
      'a refund without a reason',
      ({ rows }) => Object.assign(first(rows.refunds), { reason: '' }),
      'The refund of payment pi_2 has no reason.',
    ],
    [
      'an order that is paid though its money went back',
      ({ ledger }) =>
        ledger.refunds.push({ id: 're_1', payment: 'pi_1', amount: 6_899, status: 'succeeded' }),
      'Order MG-1 is paid, but its payment was refunded.',
    ],
    [
      'an order marked as refunded without a refund',
      ({ rows }) => Object.assign(first(rows.orders), { paymentStatus: 'refunded' }),
      'Order MG-1 is refunded, but the provider has no refund of pi_1.',
    ],
  ]));
