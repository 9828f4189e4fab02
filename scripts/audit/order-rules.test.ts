import { describe } from 'vitest';
import { expectViolations } from './testing/expect-violations.ts';
import { byId, first } from './testing/good-facts.ts';

describe('the auditor finds, about orders:', () =>
  expectViolations([
    ['an order without lines', ({ rows }) => rows.lines.splice(0), 'Order MG-1 has no lines.'],
    [
      'an order whose lines make another sum',
      ({ rows }) => Object.assign(first(rows.lines), { quantity: 2 }),
      'Order MG-1 has a subtotal of $49.99, but its lines add up to $99.98.',
    ],
    [
      'an order whose amounts make another total',
      ({ rows }) => Object.assign(first(rows.orders), { tax: 0 }),
      'Order MG-1 has a total of $68.99, but its parts add up to $64.99.',
    ],
    [
      'an order that misses a line',
      ({ rows }) => Object.assign(first(rows.lines), { position: 1 }),
      'A line of order MG-1 is missing.',
    ],
    [
      'an order without its mail',
      ({ rows }) => rows.mails.splice(0, 1),
      'Order MG-1 has no confirmation mail.',
    ],
    [
      'a paid order that is unpaid',
      ({ rows }) => Object.assign(first(rows.orders), { paymentStatus: 'unpaid' }),
      'Order MG-1 says that it is unpaid, but has payment pi_1.',
    ],
    [
      'lines without their order',
      ({ rows }) => rows.lines.push({ ...first(rows.lines), order: 'MG-9' }),
      'There are lines or activities of order MG-9, but no such order.',
    ],
    [
      'mail about an order that is not there',
      ({ rows }) => rows.mails.push('order:MG-9:confirmation'),
      'There is a mail about order MG-9, but no such order.',
    ],
    [
      'a status without its activity',
      ({ rows }) => Object.assign(first(rows.orders), { status: 'delivered' }),
      'Order MG-1 is delivered, but its last activity says shipped.',
    ],
    [
      'a lost activity',
      ({ rows }) => Object.assign(first(rows.activities), { position: 1 }),
      'An activity of order MG-1 is missing.',
    ],
    [
      'a checkout whose order is not there',
      ({ rows }) => Object.assign(byId(rows.checkouts, 'MG-3'), { outcome: 'ordered' }),
      'Checkout MG-3 ended with an order, but there is none.',
    ],
    [
      'an order whose checkout is still open',
      ({ rows }) => Object.assign(byId(rows.checkouts, 'MG-1'), { outcome: null }),
      'Checkout MG-1 is open, but its order is there.',
    ],
    [
      'a checkout whose refund is not recorded',
      ({ rows }) => Object.assign(byId(rows.checkouts, 'MG-3'), { outcome: 'refunded' }),
      'Checkout MG-3 ended with a refund, but the shop knows of none.',
    ],
    [
      'a checkout without an explanation',
      ({ rows }) => Object.assign(byId(rows.checkouts, 'MG-3'), { outcome: 'unexplained' }),
      'Payment pi_3 of $68.99 belongs to a checkout the shop has lost (MG-3): look at it under Payments.',
    ],
    [
      'an order that costs something else than was started',
      ({ rows }) => Object.assign(byId(rows.checkouts, 'MG-1'), { total: 1 }),
      'Checkout MG-1 was for $0.01, but its order costs $68.99.',
    ],
    [
      'a paid order that was never started',
      ({ rows }) => rows.checkouts.splice(0, 1),
      'Order MG-1 has a payment, but its checkout is not there.',
    ],
    [
      'a refund without a mail',
      ({ rows }) => rows.mails.splice(1, 1),
      'Payment pi_2 was refunded, but there is no mail about it.',
    ],
  ]));
