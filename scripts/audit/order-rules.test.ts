import { describe } from 'vitest';
import { expectViolations } from './testing/expect-violations.ts';
import { byId, first } from './testing/good-facts.ts';

describe('the auditor finds, about orders:', () =>
  expectViolations([
    ['an order without lines', ({ rows }) => rows.lines.splice(0), 'Order MG-1 has no lines.'],
    [
      'an order whose lines make another sum',
      ({ rows }) => Object.assign(first(rows.lines), { quantity: 2 }),
      'Order MG-1 has a subtotal of 4999; its lines make 9998.',
    ],
    [
      'an order whose amounts make another total',
      ({ rows }) => Object.assign(first(rows.orders), { tax: 0 }),
      'Order MG-1 has a total of 6899 that its amounts do not make.',
    ],
    [
      'an order that misses a line',
      ({ rows }) => Object.assign(first(rows.lines), { position: 1 }),
      'Order MG-1 misses a line.',
    ],
    [
      'an order without its mail',
      ({ rows }) => rows.mails.splice(0, 1),
      'Order MG-1 has no confirmation mail.',
    ],
    [
      'a paid order that is unpaid',
      ({ rows }) => Object.assign(first(rows.orders), { paymentStatus: 'unpaid' }),
      'Order MG-1 has a payment and is unpaid.',
    ],
    [
      'lines without their order',
      ({ rows }) => rows.lines.push({ ...first(rows.lines), order: 'MG-9' }),
      'Lines or activities of order MG-9 are there without it.',
    ],
    [
      'mail about an order that is not there',
      ({ rows }) => rows.mails.push('order:MG-9:confirmation'),
      'Mail order:MG-9:confirmation is about a missing order.',
    ],
    [
      'a status without its activity',
      ({ rows }) => Object.assign(first(rows.orders), { status: 'delivered' }),
      'Order MG-1 is delivered; its last activity says shipped.',
    ],
    [
      'a lost activity',
      ({ rows }) => Object.assign(first(rows.activities), { position: 1 }),
      'Order MG-1 misses an activity.',
    ],
    [
      'a checkout whose order is not there',
      ({ rows }) => Object.assign(byId(rows.checkouts, 'MG-3'), { outcome: 'ordered' }),
      'Checkout MG-3 ended with an order that is not there.',
    ],
    [
      'an order whose checkout is still open',
      ({ rows }) => Object.assign(byId(rows.checkouts, 'MG-1'), { outcome: null }),
      'Checkout MG-1 is null, but its order is there.',
    ],
    [
      'a checkout whose refund is not recorded',
      ({ rows }) => Object.assign(byId(rows.checkouts, 'MG-3'), { outcome: 'refunded' }),
      'Checkout MG-3 ended with a refund that is not recorded.',
    ],
    [
      'a checkout without an explanation',
      ({ rows }) => Object.assign(byId(rows.checkouts, 'MG-3'), { outcome: 'unexplained' }),
      'Checkout MG-3 is unexplained.',
    ],
    [
      'an order that costs something else than was started',
      ({ rows }) => Object.assign(byId(rows.checkouts, 'MG-1'), { total: 1 }),
      'Checkout MG-1 was for 1, its order costs 6899.',
    ],
    [
      'a paid order that was never started',
      ({ rows }) => rows.checkouts.splice(0, 1),
      'Order MG-1 is paid and was never started.',
    ],
    [
      'a refund without a mail',
      ({ rows }) => rows.mails.splice(1, 1),
      'Payment pi_2 was refunded without a mail.',
    ],
  ]));
