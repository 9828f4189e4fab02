import { describe, expect, it } from 'vitest';
import { type DebtRefund, type ExchangeClaim, standingDebt, sumEndedClaims } from './standing-debt.ts';

const HOUR = 3_600_000;
const order = {
  subtotal: 9_000,
  discount: 0,
  shipping: 0,
  tax: 0,
  total: 9_000,
  lines: [{ unitPrice: 3_000, quantity: 3, discount: 0, tax: 0 }],
};

const ended: ExchangeClaim = {
  returnId: 'RT-1',
  used: 2_000,
  rest: 1_000,
  short: 0,
  freedAt: new Date(HOUR),
  isBack: true,
};
const counting: ExchangeClaim = { ...ended, freedAt: null, isBack: false };
const refund = (amount: number, more: Partial<DebtRefund> = {}): DebtRefund => ({
  amount,
  reason: 'requested',
  status: 'succeeded',
  createdAt: new Date(2 * HOUR),
  replacedBy: null,
  ...more,
});

describe('what is owed of exchanges', () => {
  it.each<[string, number, ExchangeClaim[], DebtRefund[]]>([
    ['nothing while they count', 0, [counting], []],
    ['what one used that ended', 2_000, [ended], []],
    ['nothing if its pieces were not back', 0, [{ ...ended, isBack: false }], []],
    ['nothing for pieces that never came', 500, [{ ...ended, short: 1_500 }], []],
    ['once, however often the return was exchanged', 2_000, [ended, { ...ended, used: 1_500 }], []],
    ['nothing that is exchanged again', 0, [ended, { ...counting, used: 3_000, rest: 0 }], []],
    ['for each return', 4_000, [ended, { ...ended, returnId: 'RT-2' }], []],
    ['less what was refunded since', 1_500, [ended], [refund(500)]],
    ['not less what was refunded before', 2_000, [ended], [refund(500, { createdAt: new Date(0) })]],
    ['not less what other pieces cost', 2_000, [ended], [refund(500, { reason: 'canceled' })]],
    ['less what failed and is shown', 1_500, [ended], [refund(500, { status: 'failed' })]],
    ['not less what was replaced', 2_000, [ended], [refund(500, { status: 'failed', replacedBy: 'RF-2' })]],
  ])('is %s', (_, owed, claims, refunds) => {
    expect(sumEndedClaims(claims, refunds, true)).toBe(owed);
  });
});

describe('what stays owed of an order that goes on', () => {
  const debts = { isByProvider: false, claims: [], refunds: [], canceled: [] };
  it('is what its canceled pieces cost, if it was paid another way', () => {
    const canceled = [{ position: 0, quantity: 2 }];
    expect(standingDebt(order, { ...debts, canceled })).toBe(6_000);
    expect(standingDebt(order, { ...debts, canceled, refunds: [refund(3_500)] })).toBe(2_500);
    expect(standingDebt(order, { ...debts, canceled, isByProvider: true })).toBe(0);
  });

  it('is the rest of an exchange, and all of one that ended', () => {
    expect(standingDebt(order, { ...debts, claims: [counting] })).toBe(1_000);
    expect(standingDebt(order, { ...debts, claims: [ended] })).toBe(3_000);
    expect(standingDebt(order, { ...debts, claims: [ended, { ...counting, used: 500 }] })).toBe(2_500);
    expect(standingDebt(order, { ...debts, claims: [ended], isByProvider: true })).toBe(2_000);
  });
});
