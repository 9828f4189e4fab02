import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  blocksRefunds,
  DISPUTE_STATUSES,
  type DisputeStatus,
  disputeReasonText,
  isOpen,
  summarizeDisputes,
} from './dispute.ts';

const dispute = (status: DisputeStatus, withdrawn = 0, reinstated = 0, isInquiry = false) => ({
  status,
  isInquiry,
  withdrawn,
  reinstated,
});

test.each<[DisputeStatus, boolean]>([
  ['needs_response', true],
  ['under_review', true],
  ['won', false],
  ['lost', false],
  ['closed', false],
])('a dispute that is %s forbids refunds: %s; an inquiry never does', (status, forbids) => {
  expect(blocksRefunds(dispute(status))).toBe(forbids);
  expect(blocksRefunds(dispute(status, 0, 0, true))).toBe(false);
});

describe('the disputes of a payment', () => {
  it('of which one is open forbid refunds, and that one is shown', () => {
    const open = dispute('needs_response', 500);
    const summary = summarizeDisputes([dispute('lost', 200), open, dispute('won', 100, 100)]);
    expect(summary).toEqual({ decisive: open, blocking: open, lost: 200 });
  });

  it('that are over show the lost one before others', () => {
    const lost = dispute('lost', 200);
    expect(summarizeDisputes([lost, dispute('won', 100, 100)])).toMatchObject({
      decisive: lost,
      blocking: null,
    });
    expect(summarizeDisputes([])).toEqual({ decisive: null, blocking: null, lost: 0 });
  });

  it('cost what was withdrawn by lost ones and did not come back, never less than nothing', () => {
    const any = fc.record({
      status: fc.constantFrom(...DISPUTE_STATUSES),
      isInquiry: fc.boolean(),
      withdrawn: fc.nat(10_000),
      reinstated: fc.nat(10_000),
    });
    fc.assert(
      fc.property(fc.array(any, { maxLength: 5 }), (disputes) => {
        const { lost, decisive, blocking } = summarizeDisputes(disputes);
        expect(lost).toBeGreaterThanOrEqual(0);
        expect(lost).toBeLessThanOrEqual(disputes.reduce((sum, { withdrawn }) => sum + withdrawn, 0));
        if (disputes.some(isOpen)) expect(decisive && isOpen(decisive)).toBe(true);
        expect(blocking !== null).toBe(disputes.some(blocksRefunds));
      }),
    );
  });
});

test('a reason that the shop does not know has a sentence, too', () => {
  for (const reason of ['fraudulent', 'product_not_received', 'something_new'])
    expect(disputeReasonText(reason)).toMatch(/^[A-Z].+\.$/);
});
