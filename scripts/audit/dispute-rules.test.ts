import { describe, expect, it } from 'vitest';
import { findViolations } from './find-violations.ts';
import { expectNoViolation, expectViolations } from './testing/expect-violations.ts';
import { type AskedFacts, byId, first, goodFacts } from './testing/good-facts.ts';

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
      'Payment pi_1 is disputed (du_1), but there is no mail about it.',
    ],
  ]));

describe('a payment without an order', () => {
  function orderless({ ledger, rows, answers }: AskedFacts, status: string, withdrawn: number) {
    byId(rows.checkouts, 'MG-1').outcome = 'unexplained';
    for (const kept of [rows.orders, rows.lines, rows.activities]) kept.splice(0);
    delete answers.orders['MG-1'];
    const dispute = { id: 'du_1', payment: 'pi_1', status, withdrawn, reinstated: 0 };
    ledger.disputes.push({ ...dispute, amount: withdrawn, created: 0 });
    rows.disputes.push({ ...dispute, checkout: 'MG-1', openedAt: 0 });
    rows.mails.push('dispute:du_1:opened');
  }
  const lostCheckouts = (status: string, withdrawn: number) => {
    const facts = goodFacts();
    orderless(facts, status, withdrawn);
    return findViolations(facts).violations.filter((each) => each.includes('the shop has lost (MG-1)'));
  };

  it('is for staff to look at only where money is left to refund', () => {
    expect(lostCheckouts('lost', 6_899)).toEqual([]);
    expect(lostCheckouts('under_review', 6_899)).toEqual([]);
    expect(lostCheckouts('won', 0)).toHaveLength(1);
    expect(lostCheckouts('lost', 1_000)).toHaveLength(1);
  });

  const aboutMoney = (status: string, withdrawn: number) => {
    const facts = goodFacts();
    orderless(facts, status, withdrawn);
    const { held, violations } = findViolations(facts);
    return { held, violations: violations.filter((each) => each.includes('pi_1) was paid')) };
  };

  it('whose money a bank took is accounted for', () => {
    expect(aboutMoney('lost', 6_899)).toEqual({ held: 0, violations: [] });
  });

  it('about which a bank decides is not yet', () => {
    expect(aboutMoney('under_review', 6_899)).toEqual({ held: 0, violations: [] });
  });

  it('of which a bank took a part only is a violation', () => {
    expect(aboutMoney('lost', 1_000)).toEqual({
      held: 1,
      violations: [
        'Checkout MG-1 (payment pi_1) was paid with $68.99, but there is no order and no refund of it.',
      ],
    });
  });
});

it('an order that was lost by a dispute in order is no violation', () => {
  expectNoViolation(lose);
});
