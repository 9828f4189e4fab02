import { describe, it } from 'vitest';
import { expectNoViolation, expectViolations } from './testing/expect-violations.ts';
import { byId, first } from './testing/good-facts.ts';
import { MADE_REFUND, RECORDED_REFUND, refundPart } from './testing/refund-part.ts';

describe('the auditor finds, about refunds:', () =>
  expectViolations([
    [
      'more refunds than was paid',
      ({ rows }) => rows.refunds.push({ ...RECORDED_REFUND, amount: 7_000 }),
      'Payment pi_1 was $68.99, but the shop has refunds of $70.00 for it.',
    ],
    [
      'a refund of the dashboard that is not recorded',
      ({ ledger, rows }) => {
        ledger.refunds.push(MADE_REFUND, { ...MADE_REFUND, id: 're_9' });
        rows.refunds.push(RECORDED_REFUND);
      },
      'Stripe has refunded $5.00 of payment pi_1 (re_9), but the shop knows of no such refund.',
    ],
    [
      'an order that is refunded though only a part was',
      ({ ledger, rows }) => {
        ledger.refunds.push(MADE_REFUND);
        byId(rows.orders, 'MG-1').paymentStatus = 'refunded';
      },
      'Order MG-1 says that it is refunded, but Stripe has refunded only $5.00 of it.',
    ],
    [
      'an order that does not show what was returned',
      ({ rows }) => rows.refunds.push(RECORDED_REFUND),
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
  expectNoViolation(refundPart);
});

it('a refund that the provider knows by its id of the shop is no violation', () => {
  expectNoViolation((facts) => {
    refundPart(facts);
    Object.assign(byId(facts.ledger.refunds, 're_1'), { refundId: 'RF-1' });
    Object.assign(byId(facts.rows.refunds, 'RF-1'), { providerId: null });
  });
});
