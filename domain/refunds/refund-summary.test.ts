import { expect, test } from 'vitest';
import { deriveOrderRefund } from '../orders/order-refund.ts';
import type { RefundStatus } from './refund-status.ts';
import { type SummedRefund, summarizeRefunds } from './refund-summary.ts';

const AT = new Date('2026-11-26T12:00:00Z');

const refund = (amount: number, status: RefundStatus, replacedBy: string | null = null): SummedRefund => ({
  amount,
  status,
  createdAt: AT,
  doneAt: status === 'succeeded' ? AT : null,
  replacedBy,
});

test.each([
  ['none', [], { refunded: 0, committed: 0, isWhole: false }, null],
  ['a part', [refund(40, 'succeeded')], { refunded: 40, committed: 40, isWhole: false }, null],
  [
    'two parts that make the whole, one of them under way',
    [refund(40, 'succeeded'), refund(60, 'pending')],
    { refunded: 40, accepted: 100, committed: 100, isWhole: true },
    { status: 'pending', amount: 100 },
  ],
  [
    'a part that failed',
    [refund(40, 'failed'), refund(60, 'succeeded')],
    { refunded: 60, committed: 60, isWhole: false },
    { status: 'failed', amount: 40 },
  ],
  [
    'a whole that failed and was tried again',
    [refund(100, 'failed', 'RF-2'), refund(100, 'succeeded')],
    { refunded: 100, committed: 100, isWhole: true },
    { status: 'succeeded', amount: 100 },
  ],
])('refunds of a payment of 100: %s', (_, refunds, sums, ofOrder) => {
  const summary = summarizeRefunds(refunds, 100);
  expect(summary).toMatchObject(sums);
  const shown = deriveOrderRefund(summary);
  expect(shown && { status: shown.status, amount: shown.amount }).toEqual(ofOrder);
});
