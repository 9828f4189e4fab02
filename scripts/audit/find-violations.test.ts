import { describe, expect, it } from 'vitest';
import { findViolations, formatReport } from './find-violations.ts';
import { first, goodFacts } from './testing/good-facts.ts';
import { MADE_REFUND, RECORDED_REFUND } from './testing/refund-part.ts';

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

  it('with an order that staff refunded', () => {
    const facts = goodFacts();
    facts.ledger.refunds.push({ ...MADE_REFUND, amount: 6_899 });
    facts.rows.refunds.push({ ...RECORDED_REFUND, amount: 6_899, notify: true });
    first(facts.rows.orders).paymentStatus = 'refunded';
    facts.answers.orders['MG-1'] = { total: 6_899, lines: 1, paymentStatus: 'refunded', refunded: 6_899 };
    facts.rows.mails.push('refund:RF-1');
    expect(findViolations(facts).violations).toEqual([]);
  });
});

describe('the report', () => {
  const report = { payments: 3, orders: 1, memberships: 0, refunds: 1_200, held: 0, violations: [] };

  it('says that everything agrees', () => {
    expect(formatReport(report)).toBe(
      '1 order, 3 payments, 0 memberships, 1,200 refunds: everything agrees.',
    );
  });

  it('has a line for each finding, and counts what is not settled yet', () => {
    const violations = ['Payment pi_3 is lost.'];
    expect(formatReport({ ...report, held: 2, violations })).toBe(
      [
        '1 order, 3 payments, 0 memberships, 1,200 refunds: 1 thing does not agree.',
        '  Payment pi_3 is lost.',
        '2 payments made in the last minutes: not settled yet.',
      ].join('\n'),
    );
  });

  it('has no more findings than are asked for, and says how many there are', () => {
    const violations = Array.from({ length: 1_200 }, (_, number) => `Payment pi_${number} is lost.`);
    expect(formatReport({ ...report, violations }, 2)).toBe(
      [
        '1 order, 3 payments, 0 memberships, 1,200 refunds: 1,200 things do not agree.',
        '  Payment pi_0 is lost.',
        '  Payment pi_1 is lost.',
        '  … and 1,198 more; npm run audit -- --all prints all of them.',
      ].join('\n'),
    );
  });
});
