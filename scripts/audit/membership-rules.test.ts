import { describe } from 'vitest';
import type { Facts } from './facts.ts';
import { expectViolations } from './testing/expect-violations.ts';
import { byId, first } from './testing/good-facts.ts';

const change = (what: Partial<Facts['rows']['memberships'][number]>) => (facts: Facts) => {
  Object.assign(first(facts.rows.memberships), what);
};

describe('the auditor finds, about memberships:', () =>
  expectViolations([
    [
      'a membership whose money was never taken',
      ({ ledger }) => Object.assign(byId(ledger.payments, 'pi_5'), { status: 'canceled' }),
      'Membership MM-5 runs, but its payment pi_5 was never paid.',
    ],
    [
      'a membership of another payment',
      change({ payment: 'pi_1' }),
      'Membership MM-5 was paid by payment pi_1, but that was made for MG-1.',
    ],
    [
      'a membership without its receipt',
      ({ rows }) => rows.mails.splice(2, 1),
      'Membership MM-5 has no receipt.',
    ],
    [
      'mail about a membership that is not there',
      ({ rows }) => rows.mails.push('membership:MM-9:receipt'),
      'There is a mail about membership MM-9, but no such membership.',
    ],
    [
      'a membership that goes on after its money went back',
      ({ ledger }) =>
        ledger.refunds.push({
          id: 're_5',
          payment: 'pi_5',
          amount: 49_900,
          status: 'succeeded',
          refundId: null,
        }),
      'Membership MM-5 goes on, but Stripe has refunded its payment.',
    ],
    [
      'a membership that ended without its money',
      change({ isRefunded: true }),
      'Membership MM-5 ended with a refund, but Stripe has no refund of it (payment pi_5).',
    ],
    [
      'memberships of one person that overlap',
      ({ rows }) => rows.overlaps.push({ id: 'MM-6', before: 'MM-5' }),
      'Membership MM-6 begins before MM-5 of the same person ends.',
    ],
    [
      'a checkout that ended with no membership',
      change({ id: 'MM-7' }),
      'Checkout MM-5 ended with a membership, but there is none.',
    ],
    [
      'a membership whose checkout is still open',
      ({ rows }) => Object.assign(byId(rows.checkouts, 'MM-5'), { outcome: null }),
      'Checkout MM-5 is open, but its membership is there.',
    ],
    [
      'a checkout for another amount than its membership',
      ({ rows }) => Object.assign(byId(rows.checkouts, 'MM-5'), { total: 1 }),
      'Checkout MM-5 was for $0.01, but its membership costs $499.00.',
    ],
    [
      'an acknowledged membership that is lost',
      ({ expected }) => Object.assign(expected, { acknowledgedMemberships: ['MM-8'] }),
      'A customer saw membership MM-8, but it is not in the database.',
    ],
  ]));
