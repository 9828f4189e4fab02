import { describe, expect, it } from 'vitest';
import type { CardBehaviour } from '../cards/test-cards.ts';
import type { ChargeRecord } from '../ledger/records.ts';
import { methodThat } from '../testing/some-records.ts';
import { refundCharge, settleRefund } from './refund-charge.ts';

const fresh = { refundId: 're_1', created: 100, later: 101_000 };
const wish = { amount: null, reason: null, metadata: {} };

const charge: ChargeRecord = {
  kind: 'charge',
  id: 'ch_1',
  created: 1,
  amount: 5000,
  currency: 'usd',
  description: null,
  receiptEmail: null,
  shipping: null,
  metadata: {},
  paymentIntent: 'pi_1',
  paymentMethod: 'pm_1',
  failure: null,
  authenticated: false,
  amountRefunded: 0,
};

const methodRefunded = (refund?: CardBehaviour['refund']) =>
  methodThat({ challenge: false, result: 'approved', ...(refund && { refund }) });

function refunded(amount: number | null, from = charge, method = methodRefunded()) {
  const result = refundCharge(from, method, { ...wish, amount }, fresh);
  if (!result.ok) throw new Error(result.problem.code);
  return result.step;
}

describe('refunds', () => {
  it('all of it', () => {
    const { refund, charge: after } = refunded(null);
    expect(refund).toMatchObject({ amount: 5000, status: 'succeeded', charge: 'ch_1', ahead: null });
    expect(after).toEqual({ ...charge, amountRefunded: 5000 });
  });

  it('part after part, and then the rest', () => {
    const first = refunded(1000);
    const second = refunded(1500, first.charge);
    const rest = refunded(null, second.charge);
    expect([first, second, rest].map(({ refund }) => refund.amount)).toEqual([1000, 1500, 2500]);
    expect(rest.charge.amountRefunded).toBe(5000);
  });
});

describe('refuses', () => {
  const full = { ...charge, amountRefunded: 5000 };
  const failed = { ...charge, failure: { code: 'card_declined', message: 'No.', declineCode: null } };

  it.each([
    ['what is refunded already', full, 1, { code: 'charge_already_refunded' }],
    ['a second full refund', full, null, { code: 'charge_already_refunded' }],
    ['more than there is', charge, 5001, { code: 'amount_too_large', amount: 5001, left: 5000 }],
    [
      'more than is left',
      { ...charge, amountRefunded: 4000 },
      1001,
      { code: 'amount_too_large', amount: 1001, left: 1000 },
    ],
    ['a charge that failed', failed, null, { code: 'charge_failed' }],
  ])('%s', (_, from, amount, problem) => {
    expect(refundCharge(from, methodRefunded(), { ...wish, amount }, fresh)).toEqual({ ok: false, problem });
  });
});

describe('a slow bank', () => {
  it('lets a pending refund succeed', () => {
    const { refund, charge: after } = refunded(null, charge, methodRefunded('succeeds_later'));
    expect(refund).toMatchObject({ status: 'pending', ahead: { status: 'succeeded', at: 101_000 } });
    expect(settleRefund(refund, after)).toEqual({
      refund: { ...refund, status: 'succeeded', ahead: null },
      charge: { ...charge, amountRefunded: 5000 },
    });
  });

  it('lets a refund fail that seemed to succeed, and the charge is as before', () => {
    const { refund, charge: after } = refunded(2000, charge, methodRefunded('fails_later'));
    expect(refund).toMatchObject({ status: 'succeeded', ahead: { status: 'failed' } });
    expect(settleRefund(refund, after)).toEqual({
      refund: { ...refund, status: 'failed', failureReason: 'expired_or_canceled_card', ahead: null },
      charge,
    });
  });

  it('decides a refund only once', () => {
    const step = refunded(null, charge, methodRefunded('fails_later'));
    const settled = settleRefund(step.refund, step.charge);
    expect(settleRefund(settled.refund, settled.charge)).toEqual(settled);
  });
});
