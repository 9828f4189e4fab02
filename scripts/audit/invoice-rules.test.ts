import { describe, it } from 'vitest';
import { expectNoViolation, expectViolations } from './testing/expect-violations.ts';
import { type AskedFacts, byId, first } from './testing/good-facts.ts';
import { refundPart } from './testing/refund-part.ts';

const invoice = {
  order: 'MG-1',
  number: 3,
  subtotal: 4_999,
  shipping: 1_500,
  tax: 400,
  discount: 0,
  total: 6_899,
  lines: 4_999,
};
const note = {
  number: 7,
  refund: 'RF-1',
  order: 'MG-1',
  reverses: null,
  subtotal: 0,
  shipping: 0,
  adjustment: 463,
  tax: 37,
  amount: 500,
};

/** An invoiced order of which a part was refunded. */
function refundInvoiced(facts: AskedFacts): void {
  refundPart(facts);
  facts.rows.invoices.push({ ...invoice });
  facts.rows.creditNotes.push({ ...note });
}

const broken =
  (breakIt: (rows: AskedFacts['rows']) => void) =>
  (facts: AskedFacts): void => {
    refundInvoiced(facts);
    breakIt(facts.rows);
  };

it('an invoiced order of which a part was refunded in order is no violation', () => {
  expectNoViolation(refundInvoiced);
});

it('a refund that failed later, with the credit note that takes its own back, is no violation', () => {
  expectNoViolation((facts) => {
    refundInvoiced(facts);
    byId(facts.rows.refunds, 'RF-1').status = 'failed';
    facts.ledger.refunds.pop();
    Object.assign(facts.answers.orders['MG-1'] ?? {}, { refunded: 0 });
    facts.rows.creditNotes.push({ ...note, number: 8, reverses: 7 });
  });
});

describe('the auditor finds, about invoices and credit notes:', () =>
  expectViolations([
    [
      'an invoice that says another total than its order',
      broken(({ orders }) => Object.assign(first(orders), { total: 6_898 })),
      'Invoice INV-000003 of order MG-1 says $68.99, but the order costs $68.98.',
    ],
    [
      'an invoice that does not add up',
      broken(({ invoices }) => Object.assign(first(invoices), { tax: 300 })),
      'Invoice INV-000003 of order MG-1 does not add up: its parts are $67.99, its total $68.99.',
    ],
    [
      'an invoice whose lines are not its subtotal',
      broken(({ invoices }) => Object.assign(first(invoices), { lines: 4_000 })),
      'Invoice INV-000003 of order MG-1 does not add up: its lines are $40.00, its subtotal $49.99.',
    ],
    [
      'a refund without its credit note',
      broken(({ creditNotes }) => void creditNotes.pop()),
      'The refund RF-1 of order MG-1 succeeded, and its order has an invoice, but it has no credit note.',
    ],
    [
      'a refund with two credit notes',
      broken(({ creditNotes }) => void creditNotes.push({ ...note, number: 8 })),
      'The refund RF-1 of order MG-1 has 2 credit notes.',
    ],
    [
      'a credit note of a refund that failed',
      broken(({ refunds }) => Object.assign(byId(refunds, 'RF-1'), { status: 'failed' })),
      'The refund RF-1 of order MG-1 is failed, but its credit note CN-000007 was not taken back.',
    ],
    [
      'a credit note that was taken back without a failure',
      broken(({ creditNotes }) => void creditNotes.push({ ...note, number: 8, reverses: 7 })),
      'The refund RF-1 of order MG-1 succeeded, but its credit note CN-000007 was taken back.',
    ],
    [
      'a credit note of another amount than its refund',
      broken(({ creditNotes }) => Object.assign(first(creditNotes), { amount: 400, adjustment: 363 })),
      'Credit note CN-000007 of order MG-1 says $4.00, but its refund is $5.00.',
    ],
    [
      'a credit note that does not add up',
      broken(({ creditNotes }) => Object.assign(first(creditNotes), { tax: 0 })),
      'Credit note CN-000007 of order MG-1 does not add up: its parts are $4.63, its total $5.00.',
    ],
    [
      'a credit note that takes back one of another refund',
      broken(({ creditNotes }) => void creditNotes.push({ ...note, number: 9, reverses: 8 })),
      'Credit note CN-000009 of order MG-1 takes back CN-000008, which is not of the same refund.',
    ],
    [
      'a credit note of another order',
      broken(({ creditNotes }) => Object.assign(first(creditNotes), { order: 'MG-9' })),
      'Credit note CN-000007 of order MG-9 is of a refund of MG-1.',
    ],
  ]));
