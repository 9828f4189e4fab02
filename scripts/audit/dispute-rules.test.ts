import { describe, it } from 'vitest';
import { expectNoViolation, expectViolations } from './testing/expect-violations.ts';
import { type AskedFacts, byId, first } from './testing/good-facts.ts';

const money = { withdrawn: 6_899, reinstated: 0 };

/** A payment of an order that was lost by a dispute, in order. */
function lose({ ledger, rows, answers }: AskedFacts) {
  const dispute = { id: 'du_1', payment: 'pi_1', status: 'lost', ...money };
  ledger.disputes.push({ ...dispute, amount: 6_899, created: 0 });
  rows.disputes.push({ ...dispute, checkout: 'MG-1', openedAt: 0 });
  rows.mails.push('dispute:du_1:lost');
  byId(rows.orders, 'MG-1').paymentStatus = 'charged_back';
  Object.assign(answers.orders['MG-1'] ?? {}, { paymentStatus: 'charged_back' });
}

function doctored(change: (facts: AskedFacts) => void) {
  return (facts: AskedFacts) => {
    lose(facts);
    change(facts);
  };
}

describe('the auditor finds, about disputes:', () =>
  expectViolations([
    [
      'a dispute that the shop does not know',
      doctored(({ rows }) => rows.disputes.splice(0)),
      'A customer disputes $68.99 of payment pi_1 (du_1), but the shop does not know it.',
    ],
    [
      'a dispute that Stripe does not know',
      doctored(({ ledger }) => ledger.disputes.splice(0)),
      'Dispute du_1 of payment pi_1 is in the shop, but Stripe has none.',
    ],
    [
      'a dispute that ended otherwise',
      doctored(({ rows }) => Object.assign(first(rows.disputes), { status: 'won' })),
      'Dispute du_1 of payment pi_1 is lost at Stripe, but won in the shop.',
    ],
    [
      'money of a dispute that came back only in the shop',
      doctored(({ rows }) => Object.assign(first(rows.disputes), { reinstated: 6_899 })),
      'Dispute du_1 of payment pi_1 has cost $68.99 at Stripe, but $0.00 in the shop.',
    ],
    [
      'an order that is paid though a bank took its money',
      doctored(({ rows }) => Object.assign(byId(rows.orders, 'MG-1'), { paymentStatus: 'paid' })),
      'Order MG-1 says that it is paid, but a bank took its money back by a dispute.',
    ],
    [
      'an order that is charged back though its dispute was won',
      doctored(({ ledger }) => Object.assign(first(ledger.disputes), { status: 'won', reinstated: 6_899 })),
      'Order MG-1 says that a bank took its money back, but Stripe has no such dispute.',
    ],
    [
      'a dispute without a mail',
      doctored(({ rows }) => Object.assign(rows, { mails: rows.mails.slice(0, -1) })),
      'Payment pi_1 is disputed (du_1), but nobody was told: there is no mail.',
    ],
  ]));

it('an order that was lost by a dispute in order is no violation', () => {
  expectNoViolation(lose);
});
