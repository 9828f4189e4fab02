import { describe } from 'vitest';
import { expectViolations } from './testing/expect-violations.ts';
import { first } from './testing/good-facts.ts';

describe('the auditor finds, about orders that end:', () =>
  expectViolations([
    [
      'a canceled order that goes on',
      ({ rows }) => Object.assign(first(rows.orders), { isCanceled: true }),
      'Order MG-1 was canceled, but is shipped.',
    ],
    [
      'a canceled order whose payment is not refunded',
      ({ rows }) => Object.assign(first(rows.orders), { isCanceled: true, status: 'rejected' }),
      'Order MG-1 was canceled, but its payment pi_1 is not refunded.',
    ],
    [
      'an unpaid order that holds its pieces beyond its time',
      (facts) => {
        const unpaid = { payment: null, paymentStatus: 'unpaid', unpaidUntil: 1_000 };
        Object.assign(first(facts.rows.orders), unpaid);
        facts.now = 100_000_000;
      },
      'Order MG-1 was not paid in time, but still holds its pieces.',
    ],
  ]));
