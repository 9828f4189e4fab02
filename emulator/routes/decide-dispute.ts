import { isClosed } from '../ledger/dispute-state.ts';
import type { DisputeReason, DisputeRecord } from '../ledger/records.ts';
import { disputeCharge, endDispute, findEndStatus } from '../payments/dispute-charge.ts';
import type { EmulatorContext } from './emulator-context.ts';

type Wish = { reason: DisputeReason; amount?: number | undefined; isInquiry: boolean };

/** Opens a dispute of a paid payment, as its customer does; null if there is nothing to dispute. */
export function openDispute(
  { ledger, recordChange, now }: EmulatorContext,
  intentId: string,
  { reason, amount, isInquiry }: Wish,
): DisputeRecord | null {
  return ledger.write(() => {
    const intent = ledger.find('payment_intent', intentId);
    const charge = intent?.latestCharge ? ledger.find('charge', intent.latestCharge) : undefined;
    if (intent?.status !== 'succeeded' || !charge) return null;
    const left = charge.amount - charge.amountRefunded;
    const disputed = amount ?? left;
    if (disputed === 0 || disputed > charge.amount) return null;
    const step = disputeCharge(charge, { reason, amount: disputed, isInquiry }, now());
    recordChange([step.charge, step.dispute], null);
    return step.dispute;
  });
}

/** Ends an open dispute, as its bank does; null if there is none. */
export function decideDispute(
  { ledger, recordChange, now }: EmulatorContext,
  id: string,
  end: 'won' | 'lost' | 'escalated',
): DisputeRecord | null {
  return ledger.write(() => {
    const dispute = ledger.find('dispute', id);
    const status = dispute && !isClosed(dispute) && findEndStatus(dispute, end);
    if (!dispute || !status) return null;
    const decided = endDispute(dispute, status, now());
    recordChange([decided], null);
    return decided;
  });
}
