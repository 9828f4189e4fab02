import { describe, expect, it, test } from 'vitest';
import type { Facts } from './facts.ts';
import { findViolations, formatReport } from './find-violations.ts';

/** A shop in order: payments that became an order and a membership, one that was given back, one that was never paid. */
function goodFacts(): Facts {
  return {
    ledger: {
      payments: [
        { id: 'pi_1', status: 'succeeded', received: 6_899, checkout: 'MG-1', created: 0 },
        { id: 'pi_2', status: 'succeeded', received: 6_899, checkout: 'MG-2', created: 0 },
        { id: 'pi_5', status: 'succeeded', received: 49_900, checkout: 'MM-5', created: 0 },
        { id: 'pi_3', status: 'requires_payment_method', received: 0, checkout: 'MG-3', created: 0 },
      ],
      refunds: [{ id: 're_2', payment: 'pi_2', amount: 6_899, status: 'succeeded' }],
    },
    rows: {
      checkouts: [
        checkout('MG-1', 'pi_1', 'ordered'),
        checkout('MG-2', 'pi_2', 'refunded'),
        checkout('MG-3', 'pi_3', null),
        { ...checkout('MM-5', 'pi_5', 'joined'), total: 49_900 },
      ],
      orders: [
        {
          id: 'MG-1',
          payment: 'pi_1',
          paymentStatus: 'paid',
          subtotal: 4_999,
          shipping: 1_500,
          tax: 400,
          discount: 0,
          total: 6_899,
          status: 'shipped',
        },
      ],
      lines: [{ order: 'MG-1', position: 0, product: 'lamp', unitPrice: 4_999, quantity: 1 }],
      activities: [{ order: 'MG-1', position: 0, status: 'shipped' }],
      memberships: [
        {
          id: 'MM-5',
          payment: 'pi_5',
          email: 'ada@example.com',
          amount: 49_900,
          startsAt: 0,
          endsAt: 1_000,
          isRefunded: false,
        },
      ],
      refunds: [
        {
          payment: 'pi_2',
          checkout: 'MG-2',
          amount: 6_899,
          reason: 'sold_out',
          status: 'succeeded',
          providerId: 're_2',
          createdAt: 0,
        },
      ],
      products: [{ id: 'lamp', stock: 8 }],
      holds: [{ checkout: 'MG-3', product: 'lamp', quantity: 1 }],
      mails: ['order:MG-1:confirmation', 'refund:pi_2', 'membership:MM-5:receipt'],
      answeredOrders: [{ id: 'MG-1', total: 6_899 }],
    },
    answers: {
      orders: { 'MG-1': { total: 6_899, lines: 1, paymentStatus: 'paid' } },
      payments: [
        payment('pi_1', 'MG-1', 'ordered', 'MG-1', null),
        payment('pi_2', 'MG-2', 'refunded', null, 'succeeded'),
        payment('pi_3', 'MG-3', 'open', null, null),
        { ...payment('pi_5', 'MM-5', 'joined', null, null), amount: 49_900, membership: 'MM-5' },
      ],
    },
    expected: {
      acknowledged: ['MG-1'],
      acknowledgedMemberships: ['MM-5'],
      stock: { lamp: 10 },
      patience: { withOrder: 60_000, withoutOrder: 0 },
    },
    now: 100_000,
  };
}

function checkout(id: string, paymentId: string, outcome: string | null) {
  return { id, payment: paymentId, total: 6_899, outcome, hasOrder: true, createdAt: 0, heldUntil: null };
}

function payment(id: string, checkoutId: string, state: string, order: string | null, refund: string | null) {
  return {
    payment: id,
    checkout: checkoutId,
    state,
    isSettled: true,
    amount: 6_899,
    order,
    membership: null,
    refund,
  };
}

/** The only item with that value. */
function find<Item>(items: Item[], is: (item: Item) => boolean): Item {
  const found = items.find(is);
  if (!found) throw new Error('not there');
  return found;
}

describe('the auditor is content', () => {
  it('with a shop in order', () => {
    expect(findViolations(goodFacts())).toEqual({
      payments: 3,
      orders: 1,
      memberships: 1,
      refunds: 1,
      held: 0,
      violations: [],
    });
  });

  it('with a payment that is still within its time, and counts it', () => {
    const facts = goodFacts();
    facts.ledger.payments[3] = {
      id: 'pi_3',
      status: 'succeeded',
      received: 6_899,
      checkout: 'MG-3',
      created: 50_000,
    };
    expect(findViolations(facts)).toMatchObject({ held: 1, violations: [] });
  });

  it('with payments of others', () => {
    const facts = goodFacts();
    facts.ledger.payments.push({
      id: 'pi_9',
      status: 'succeeded',
      received: 100,
      checkout: null,
      created: 0,
    });
    expect(findViolations(facts).violations).toEqual([]);
  });

  it('with an order whose money staff gave back', () => {
    const facts = goodFacts();
    facts.ledger.refunds.push({ id: 're_1', payment: 'pi_1', amount: 6_899, status: 'succeeded' });
    facts.rows.refunds.push({
      payment: 'pi_1',
      checkout: 'MG-1',
      amount: 6_899,
      reason: 'requested',
      status: 'succeeded',
      providerId: 're_1',
      createdAt: 0,
    });
    find(facts.rows.orders, () => true).paymentStatus = 'refunded';
    facts.answers.orders['MG-1'] = { total: 6_899, lines: 1, paymentStatus: 'refunded' };
    facts.rows.mails.push('refund:pi_1');
    expect(findViolations(facts).violations).toEqual([]);
  });
});

describe('the auditor finds', () => {
  const change = (what: Partial<Facts['rows']['memberships'][number]>) => (facts: Facts) => {
    Object.assign(
      find(facts.rows.memberships, () => true),
      what,
    );
  };
  const cases: [string, (facts: Facts) => void, string][] = [
    [
      'a payment without its membership',
      ({ rows }) => rows.memberships.splice(0, 1),
      'Payment pi_5 of 49900 for MM-5 is neither an order nor given back.',
    ],
    [
      'two memberships of one payment',
      ({ rows }) => rows.memberships.push({ ...find(rows.memberships, () => true), id: 'MM-6' }),
      'Payment pi_5 has 2 orders.',
    ],
    [
      'a membership that costs something else than was paid',
      change({ amount: 1 }),
      'Payment pi_5 took 49900, its membership MM-5 costs 1.',
    ],
    [
      'a membership whose money was never taken',
      ({ ledger }) =>
        Object.assign(
          find(ledger.payments, ({ id }) => id === 'pi_5'),
          { status: 'canceled' },
        ),
      'Membership MM-5 is of payment pi_5, which was never paid.',
    ],
    [
      'a membership of another payment',
      change({ payment: 'pi_1' }),
      'Membership MM-5 is of payment pi_1, which was made for MG-1.',
    ],
    [
      'a membership without its receipt',
      ({ rows }) => rows.mails.splice(2, 1),
      'Membership MM-5 has no receipt.',
    ],
    [
      'mail about a membership that is not there',
      ({ rows }) => rows.mails.push('membership:MM-9:receipt'),
      'Mail membership:MM-9:receipt tells of a membership that is not there.',
    ],
    [
      'a membership that goes on after its money went back',
      ({ ledger }) =>
        ledger.refunds.push({ id: 're_5', payment: 'pi_5', amount: 49_900, status: 'succeeded' }),
      'Membership MM-5 goes on, but its money was given back.',
    ],
    [
      'a membership that ended without its money',
      change({ isRefunded: true }),
      'Membership MM-5 is refunded, but the provider has no refund of pi_5.',
    ],
    [
      'memberships of one person that overlap',
      ({ rows }) =>
        rows.memberships.push({
          ...find(rows.memberships, () => true),
          id: 'MM-6',
          payment: 'pi_6',
          startsAt: 999,
          endsAt: 2_000,
        }),
      'Membership MM-6 begins before MM-5 of the same person ends.',
    ],
    [
      'a checkout that ended with no membership',
      change({ id: 'MM-7' }),
      'Checkout MM-5 ended with a membership that is not there.',
    ],
    [
      'a membership whose checkout is still open',
      ({ rows }) =>
        Object.assign(
          find(rows.checkouts, ({ id }) => id === 'MM-5'),
          { outcome: null },
        ),
      'Checkout MM-5 is null, but its membership is there.',
    ],
    [
      'a checkout for another amount than its membership',
      ({ rows }) =>
        Object.assign(
          find(rows.checkouts, ({ id }) => id === 'MM-5'),
          { total: 1 },
        ),
      'Checkout MM-5 was for 1, its membership costs 49900.',
    ],
    [
      'an acknowledged membership that is lost',
      ({ expected }) => Object.assign(expected, { acknowledgedMemberships: ['MM-8'] }),
      'Membership MM-8 was acknowledged and is not in the database.',
    ],
    [
      'a payment that staff see without its membership',
      ({ answers }) =>
        Object.assign(
          find(answers.payments, ({ payment: id }) => id === 'pi_5'),
          { membership: null },
        ),
      'Staff see payment pi_5 with membership null; it is MM-5.',
    ],
    [
      'a payment without an order',
      ({ ledger }) =>
        Object.assign(
          find(ledger.payments, ({ id }) => id === 'pi_3'),
          { status: 'succeeded', received: 6_899 },
        ),
      'Payment pi_3 of 6899 for MG-3 is neither an order nor given back.',
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
      'Payment pi_4 of 1 for MG-4 is neither an order nor given back.',
    ],
    [
      'two orders of one payment',
      ({ rows }) => rows.orders.push({ ...find(rows.orders, () => true), id: 'MG-2' }),
      'Payment pi_1 has 2 orders.',
    ],
    [
      'an order that costs something else than was paid',
      ({ ledger }) =>
        Object.assign(
          find(ledger.payments, ({ id }) => id === 'pi_1'),
          { received: 50 },
        ),
      'Payment pi_1 took 50, its order MG-1 costs 6899.',
    ],
    [
      'an order whose money was never taken',
      ({ ledger }) =>
        Object.assign(
          find(ledger.payments, ({ id }) => id === 'pi_1'),
          { status: 'canceled' },
        ),
      'Order MG-1 is of payment pi_1, which is canceled.',
    ],
    [
      'an order of an invented payment',
      ({ ledger }) => ledger.payments.splice(0, 1),
      'Order MG-1 is of payment pi_1, which the provider does not know.',
    ],
    [
      'an order of another order’s payment',
      ({ ledger }) =>
        Object.assign(
          find(ledger.payments, ({ id }) => id === 'pi_1'),
          { checkout: 'MG-7' },
        ),
      'Order MG-1 is of payment pi_1, which was made for MG-7.',
    ],
    [
      'a paid order without a payment',
      ({ rows }) =>
        Object.assign(
          find(rows.orders, () => true),
          { payment: null },
        ),
      'Order MG-1 is paid without a payment.',
    ],
    [
      'money given back twice',
      ({ ledger }) =>
        ledger.refunds.push({ id: 're_3', payment: 'pi_2', amount: 6_899, status: 'succeeded' }),
      'Payment pi_2 took 6899 and gave back 13798.',
    ],
    [
      'money given back in part',
      ({ ledger }) =>
        Object.assign(
          find(ledger.refunds, () => true),
          { amount: 1 },
        ),
      'Payment pi_2 took 6899 and gave back only 1.',
    ],
    [
      'money given back without a record',
      ({ rows }) => rows.refunds.splice(0),
      'Payment pi_2 was given back without a record in the database.',
    ],
    [
      'a refund that failed at the provider',
      ({ ledger }) =>
        Object.assign(
          find(ledger.refunds, () => true),
          { status: 'failed' },
        ),
      'The refund of payment pi_2 is recorded as done, and the provider has none.',
    ],
    [
      'a refund that the provider was never told of',
      ({ ledger, rows }) => {
        ledger.refunds.splice(0);
        Object.assign(
          find(rows.refunds, () => true),
          { status: 'wanted' },
        );
      },
      'Payment pi_2 is to be given back (sold_out), but the provider has no refund of it.',
    ],
    [
      'a refund that was made and is not known to be',
      ({ rows }) =>
        Object.assign(
          find(rows.refunds, () => true),
          { status: 'wanted' },
        ),
      'The refund of payment pi_2 was made, and is recorded as wanted.',
    ],
    [
      'a refund of another amount than was paid',
      ({ rows }) =>
        Object.assign(
          find(rows.refunds, () => true),
          { amount: 1 },
        ),
      'Payment pi_2 took 6899, its recorded refund is 1.',
    ],
    [
      'a refund without a reason',
      ({ rows }) =>
        Object.assign(
          find(rows.refunds, () => true),
          { reason: '' },
        ),
      'The refund of payment pi_2 has no reason.',
    ],
    [
      'an order that is paid though its money went back',
      ({ ledger }) =>
        ledger.refunds.push({ id: 're_1', payment: 'pi_1', amount: 6_899, status: 'succeeded' }),
      'Order MG-1 is paid, but its money was given back.',
    ],
    [
      'an order that is refunded though its money was kept',
      ({ rows }) =>
        Object.assign(
          find(rows.orders, () => true),
          { paymentStatus: 'refunded' },
        ),
      'Order MG-1 is refunded, but the provider has no refund of pi_1.',
    ],
    ['an order without lines', ({ rows }) => rows.lines.splice(0), 'Order MG-1 has no lines.'],
    [
      'an order whose lines make another sum',
      ({ rows }) =>
        Object.assign(
          find(rows.lines, () => true),
          { quantity: 2 },
        ),
      'Order MG-1 has a subtotal of 4999; its lines make 9998.',
    ],
    [
      'an order whose amounts make another total',
      ({ rows }) =>
        Object.assign(
          find(rows.orders, () => true),
          { tax: 0 },
        ),
      'Order MG-1 has a total of 6899 that its amounts do not make.',
    ],
    [
      'an order that misses a line',
      ({ rows }) =>
        Object.assign(
          find(rows.lines, () => true),
          { position: 1 },
        ),
      'Order MG-1 misses a line.',
    ],
    [
      'an order without its mail',
      ({ rows }) => rows.mails.splice(0, 1),
      'Order MG-1 has no confirmation mail.',
    ],
    [
      'a paid order that is unpaid',
      ({ rows }) =>
        Object.assign(
          find(rows.orders, () => true),
          { paymentStatus: 'unpaid' },
        ),
      'Order MG-1 has a payment and is unpaid.',
    ],
    [
      'lines without their order',
      ({ rows }) => rows.lines.push({ ...find(rows.lines, () => true), order: 'MG-9' }),
      'Lines or activities of order MG-9 are there without it.',
    ],
    [
      'mail about an order that is not there',
      ({ rows }) => rows.mails.push('order:MG-9:confirmation'),
      'Mail order:MG-9:confirmation tells of an order that is not there.',
    ],
    [
      'a status that no activity tells of',
      ({ rows }) =>
        Object.assign(
          find(rows.orders, () => true),
          { status: 'delivered' },
        ),
      'Order MG-1 is delivered; its last activity says shipped.',
    ],
    [
      'a lost activity',
      ({ rows }) =>
        Object.assign(
          find(rows.activities, () => true),
          { position: 1 },
        ),
      'Order MG-1 misses an activity.',
    ],
    [
      'a checkout whose order is not there',
      ({ rows }) =>
        Object.assign(
          find(rows.checkouts, ({ id }) => id === 'MG-3'),
          { outcome: 'ordered' },
        ),
      'Checkout MG-3 ended with an order that is not there.',
    ],
    [
      'an order whose checkout is still open',
      ({ rows }) =>
        Object.assign(
          find(rows.checkouts, ({ id }) => id === 'MG-1'),
          { outcome: null },
        ),
      'Checkout MG-1 is null, but its order is there.',
    ],
    [
      'a checkout whose refund is not recorded',
      ({ rows }) =>
        Object.assign(
          find(rows.checkouts, ({ id }) => id === 'MG-3'),
          { outcome: 'refunded' },
        ),
      'Checkout MG-3 ended with a refund that is not recorded.',
    ],
    [
      'a checkout that nobody can explain',
      ({ rows }) =>
        Object.assign(
          find(rows.checkouts, ({ id }) => id === 'MG-3'),
          { outcome: 'unexplained' },
        ),
      'Checkout MG-3 is unexplained.',
    ],
    [
      'an order that costs something else than was announced',
      ({ rows }) =>
        Object.assign(
          find(rows.checkouts, ({ id }) => id === 'MG-1'),
          { total: 1 },
        ),
      'Checkout MG-1 was for 1, its order costs 6899.',
    ],
    [
      'a paid order that was never announced',
      ({ rows }) => rows.checkouts.splice(0, 1),
      'Order MG-1 is paid and was never announced.',
    ],
    [
      'a refund that nobody is told of',
      ({ rows }) => rows.mails.splice(1, 1),
      'Nobody is told that payment pi_2 was given back.',
    ],
    [
      'pieces that vanished',
      ({ rows }) =>
        Object.assign(
          find(rows.products, () => true),
          { stock: 7 },
        ),
      'Of 10 pieces of lamp, 7 are left, 1 held and 1 sold.',
    ],
    [
      'a product that is not counted any more',
      ({ rows }) =>
        Object.assign(
          find(rows.products, () => true),
          { stock: null },
        ),
      'Product lamp is not counted any more.',
    ],
    [
      'more sold than there was',
      ({ rows }) =>
        Object.assign(
          find(rows.products, () => true),
          { stock: -1 },
        ),
      'There are -1 pieces of lamp.',
    ],
    [
      'pieces kept for nobody',
      ({ rows }) =>
        Object.assign(
          find(rows.checkouts, ({ id }) => id === 'MG-3'),
          { outcome: 'cancelled' },
        ),
      '1 of lamp are kept for checkout MG-3, which is cancelled.',
    ],
    [
      'an acknowledged order that is lost',
      ({ expected }) => Object.assign(expected, { acknowledged: ['MG-8'] }),
      'Order MG-8 was acknowledged and is not in the database.',
    ],
    [
      'an acknowledged order that is not found',
      ({ answers }) => Object.assign(answers.orders, { 'MG-1': null }),
      'Order MG-1 was acknowledged and is not found by asking the shop.',
    ],
    [
      'a kept answer about a lost order',
      ({ rows }) => rows.answeredOrders.push({ id: 'MG-8', total: 1 }),
      'An answer kept for repetitions speaks of order MG-8, which is not there.',
    ],
    [
      'a kept answer with another total',
      ({ rows }) =>
        Object.assign(
          find(rows.answeredOrders, () => true),
          { total: 1 },
        ),
      'An answer kept for repetitions says order MG-1 costs 1; it costs 6899.',
    ],
    [
      'an order shown with another total',
      ({ answers }) => Object.assign(answers.orders['MG-1'] ?? {}, { total: 1 }),
      'Order MG-1 costs 6899 and is shown with 1.',
    ],
    [
      'an order shown without its lines',
      ({ answers }) => Object.assign(answers.orders['MG-1'] ?? {}, { lines: 0 }),
      'Order MG-1 has 1 lines and is shown with 0.',
    ],
    [
      'an order shown as unpaid',
      ({ answers }) => Object.assign(answers.orders['MG-1'] ?? {}, { paymentStatus: 'unpaid' }),
      'Order MG-1 is paid and shown as unpaid.',
    ],
    [
      'a payment that staff do not see',
      ({ answers }) => answers.payments.splice(0, 1),
      'Staff do not see payment pi_1.',
    ],
    [
      'a payment that staff see without its order',
      ({ answers }) =>
        Object.assign(
          find(answers.payments, () => true),
          { order: null },
        ),
      'Staff see payment pi_1 with order null; it is MG-1.',
    ],
  ];

  test.each(cases)('%s', (_, doctor, sentence) => {
    const facts = goodFacts();
    doctor(facts);
    expect(findViolations(facts).violations).toContain(sentence);
  });
});

it('sums up in a line, and tells each violation in one', () => {
  const violations = ['Payment pi_3 is lost.'];
  const report = { payments: 3, orders: 1, memberships: 0, refunds: 1, held: 0, violations };
  expect(formatReport(report)).toBe(
    'payments 3, orders 1, memberships 0, refunds 1, held 0, violations 1\n  Payment pi_3 is lost.',
  );
});
