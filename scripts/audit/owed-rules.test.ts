import { describe, it } from 'vitest';
import { expectNoViolation, expectViolations } from './testing/expect-violations.ts';
import { byId } from './testing/good-facts.ts';
import { RECORDED_REFUND, refundPart } from './testing/refund-part.ts';

describe('the auditor finds, about what is owed:', () =>
  expectViolations([
    [
      'refunds and exchanges of more than was paid',
      (facts) => {
        refundPart(facts);
        facts.rows.credits.push(credit(6_500, 0));
      },
      'Order MG-1 cost $68.99, but $5.00 are refunded and $65.00 exchanged.',
    ],
    [
      'the rest of an exchange that nobody refunds',
      ({ rows }) => rows.credits.push(credit(4_000, 1_000)),
      'The exchanges of order MG-1 left $10.00, but it is not refunded.',
    ],
    [
      'a return that ended though its pieces were exchanged',
      ({ rows }) => rows.credits.push({ ...credit(4_000, 0), returnStatus: 'canceled' }),
      'Return RT-1 was canceled, but $40.00 of it is exchanged.',
    ],
    [
      'a refund that is due and not made',
      ({ rows }) =>
        rows.refunds.push({ ...RECORDED_REFUND, status: 'wanted', providerId: null, createdAt: 0 }),
      '$5.00 of payment pi_1 are to be refunded, but are not yet.',
    ],
    [
      'money that is owed',
      ({ rows }) => {
        byId(rows.orders, 'MG-1').owed = 500;
      },
      'Order MG-1: $5.00 is owed to its customer. Refund it, or note how it was returned.',
    ],
    [
      'an order that was rejected with its money kept',
      ({ rows }) => {
        byId(rows.orders, 'MG-1').status = 'rejected';
      },
      'Order MG-1 was rejected, but $68.99 of it is neither refunded nor owed.',
    ],
    [
      'what came back for an exchange that ended, and nobody owes',
      (facts) => {
        refundPart(facts);
        facts.rows.endedExchanges.push(endedExchange(4_000));
      },
      '$35.00 of order MG-1 came back for an order that ended, and is neither refunded nor owed.',
    ],
  ]));

describe('the auditor accepts', () => {
  it('the rest of an exchange that was refunded', () =>
    expectNoViolation((facts) => {
      refundPart(facts);
      facts.rows.credits.push(credit(4_000, 500));
    }));

  it('what came back for an exchange that ended, and was refunded since', () =>
    expectNoViolation((facts) => {
      refundPart(facts);
      facts.rows.endedExchanges.push(endedExchange(500));
    }));
});

function endedExchange(amount: number) {
  return { order: 'MG-1', amount, returnId: 'RT-1', endedAt: 0 };
}

function credit(amount: number, rest: number) {
  return { order: 'MG-1', amount, rest, returnId: 'RT-1', returnStatus: 'received' };
}
