import { describe, expect, it, test } from 'vitest';
import { REFUND_REASONS } from '../refunds/refund-reason.ts';
import { describePayment, describePaymentState, PAYMENT_STATES, type PaymentFacts } from './payment-state.ts';

const open: PaymentFacts = { outcome: null, lastSeen: null, refund: null };
const refund = { status: 'wanted', reason: 'sold_out', failure: null } as const;

describe('a payment is settled', () => {
  test.each([
    ['open', open],
    ['open', { ...open, lastSeen: 'requires_action' }],
    ['ordered', { ...open, outcome: 'ordered' as const }],
    ['cancelled', { ...open, outcome: 'cancelled' as const }],
    [
      'refunded',
      { ...open, outcome: 'refunded' as const, refund: { ...refund, status: 'succeeded' as const } },
    ],
    [
      'refunded',
      { ...open, outcome: 'ordered' as const, refund: { ...refund, status: 'succeeded' as const } },
    ],
    [
      'ordered',
      {
        ...open,
        outcome: 'ordered' as const,
        refund: { ...refund, status: 'succeeded' as const, part: 500 },
      },
    ],
  ])('%s', (state, facts) => {
    expect(describePayment(facts)).toMatchObject({ state, isSettled: true });
  });
});

describe('a payment of which a bank took money back', () => {
  const lost = { status: 'lost', isInquiry: false, reason: 'general', amount: 500 } as const;
  const orderless = { ...open, outcome: 'unexplained' as const, lastSeen: 'succeeded', dispute: lost };
  const ordered = { ...orderless, outcome: 'ordered' as const };

  test.each<[string, PaymentFacts, string, boolean]>([
    ['all, and which has no order', orderless, 'dispute_lost', true],
    ['a part, and which has no order', { ...orderless, kept: 100 }, 'unexplained', false],
    ['a part, and which has an order', { ...ordered, kept: 100 }, 'dispute_lost', true],
    [
      'a part, and a refund of the rest failed',
      { ...ordered, kept: 100, refund: { ...refund, status: 'failed' } },
      'refund_failed',
      false,
    ],
    [
      'all, after a refund that failed',
      { ...ordered, refund: { ...refund, status: 'failed' } },
      'dispute_lost',
      true,
    ],
  ])('%s', (_, facts, state, isSettled) => {
    expect(describePayment(facts)).toMatchObject({ state, isSettled });
  });
});

describe('a payment is not settled', () => {
  test.each([
    ['paid', { ...open, lastSeen: 'succeeded' }],
    ['unexplained', { ...open, outcome: 'unexplained' as const, lastSeen: 'succeeded' }],
    ['refunding', { ...open, outcome: 'refunded' as const, refund }],
    [
      'refunding',
      { ...open, outcome: 'ordered' as const, refund: { ...refund, status: 'pending' as const } },
    ],
    [
      'refund_failed',
      { ...open, outcome: 'refunded' as const, refund: { ...refund, status: 'failed' as const } },
    ],
  ])('%s', (state, facts) => {
    expect(describePayment(facts)).toMatchObject({ state, isSettled: false });
  });

  it('when the shop has stopped asking the provider about it', () => {
    const left = { ...open, lastSeen: 'payment_unknown', isLeftToPerson: true };
    expect(describePayment(left)).toEqual({
      state: 'open',
      isSettled: false,
      explanation:
        'The payment provider knows no such payment. The shop has stopped asking: look for it at the payment provider.',
    });
  });

  it('with the reason of a failed refund', () => {
    const failed = { ...refund, status: 'failed', failure: 'insufficient funds' } as const;
    expect(describePayment({ ...open, outcome: 'refunded', refund: failed }).explanation).toContain(
      'insufficient funds',
    );
  });

  it('with an explanation for every reason', () => {
    for (const reason of REFUND_REASONS)
      expect(
        describePayment({ ...open, outcome: 'refunded', refund: { ...refund, reason } }).explanation,
      ).toMatch(/^[A-Z].+\.$/);
  });
});

test.each([
  ['open', 'Not paid yet', 'neutral', true, false],
  ['paid', 'Paid, no order yet', 'warning', false, true],
  ['ordered', 'Paid', 'success', true, true],
  ['joined', 'Paid', 'success', true, true],
  ['refunding', 'Refunding', 'warning', false, false],
  ['refunded', 'Refunded', 'neutral', true, false],
  ['refund_failed', 'Refund failed', 'error', false, false],
  ['disputed', 'Disputed', 'error', false, false],
  ['dispute_lost', 'Dispute lost', 'neutral', true, false],
  ['cancelled', 'Never paid', 'neutral', true, false],
  ['unexplained', 'Unexplained', 'error', false, true],
] as const)(
  'the state %s reads %s, is %s, settled: %s, paid: %s',
  (state, label, tone, isSettled, isPaid) => {
    expect(PAYMENT_STATES).toContain(state);
    const { isPaid: hasMoney = false, ...facts } = describePaymentState(state);
    expect({ ...facts, isPaid: hasMoney }).toEqual({ label, tone, isSettled, isPaid });
  },
);
