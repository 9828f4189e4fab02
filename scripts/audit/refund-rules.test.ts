import { describe, expect, it } from 'vitest';
import { findViolations } from './find-violations.ts';
import { expectViolations } from './testing/expect-violations.ts';
import { byId, first, goodFacts } from './testing/good-facts.ts';

const part = { payment: 'pi_1', amount: 500, status: 'succeeded' } as const;
const recorded = {
  ...part,
  id: 'RF-1',
  checkout: 'MG-1',
  reason: 'requested',
  providerId: 're_1',
  attemptOf: null,
  notify: false,
  lines: [],
  createdAt: 0,
};

describe('the auditor finds, about refunds:', () =>
  expectViolations([
    [
      'more refunds than was paid',
      ({ rows }) => rows.refunds.push({ ...recorded, amount: 7_000 }),
      'Payment pi_1 was $68.99, but the shop has refunds of $70.00 for it.',
    ],
    [
      'a refund of the dashboard that is not recorded',
      ({ ledger, rows }) => {
        ledger.refunds.push({ ...part, id: 're_1', refundId: null }, { ...part, id: 're_9', refundId: null });
        rows.refunds.push(recorded);
      },
      'Stripe has refunded $5.00 of payment pi_1 (re_9), but the shop knows of no such refund.',
    ],
    [
      'an order that is refunded though only a part was',
      ({ ledger, rows }) => {
        ledger.refunds.push({ ...part, id: 're_1', refundId: null });
        byId(rows.orders, 'MG-1').paymentStatus = 'refunded';
      },
      'Order MG-1 says that it is refunded, but Stripe has refunded only $5.00 of it.',
    ],
    [
      'an order that does not show what was returned',
      ({ rows }) => rows.refunds.push(recorded),
      'Order MG-1 was refunded $5.00, but is shown with $0.00.',
    ],
    [
      'refunded pieces without their refund',
      ({ rows }) => Object.assign(first(rows.lines), { refunded: 1 }),
      'Line 1 of order MG-1 counts 1 refunded pieces, but its refunds have 0.',
    ],
    [
      'more refunded pieces than were bought',
      ({ rows }) => Object.assign(first(rows.lines), { refunded: 2 }),
      'Line 1 of order MG-1 has 1 pieces, but 2 are refunded.',
    ],
  ]));

it('a part of an order that was refunded in order is no violation', () => {
  const facts = goodFacts();
  facts.ledger.refunds.push({ ...part, id: 're_1', refundId: 'RF-1' });
  facts.rows.refunds.push({ ...recorded, providerId: null });
  Object.assign(facts.answers.orders['MG-1'] ?? {}, { refunded: 500 });
  expect(findViolations(facts).violations).toEqual([]);
});
