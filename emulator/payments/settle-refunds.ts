import type { RecordChange } from '../events/record-change.ts';
import type { Ledger } from '../ledger/ledger.ts';
import type { RefundRecord } from '../ledger/records.ts';
import { settleRefund } from './refund-charge.ts';

type Context = {
  ledger: Ledger;
  recordChange: RecordChange;
  now: () => Date;
  reportError: (error: Error) => void;
};

/** Settles refunds that the card's bank settles later, also those made before a restart. */
export function createRefundSettler({ ledger, recordChange, now, reportError }: Context) {
  const timers = new Set<NodeJS.Timeout>();

  for (const refund of ledger.unsettledRefunds()) settleLater(refund);

  /** Settles the refund at the time its bank takes, if it is not settled yet. */
  function settleLater({ id, ahead }: RefundRecord) {
    if (!ahead) return;
    const timer = setTimeout(
      () => {
        timers.delete(timer);
        settle(id).catch(reportError);
      },
      Math.max(0, ahead.at - now().getTime()),
    ).unref();
    timers.add(timer);
  }

  async function settle(id: string) {
    const refund = ledger.get('refund', id);
    const step = settleRefund(refund, ledger.get('charge', refund.charge));
    recordChange([step.refund, step.charge], null);
    await ledger.committed();
  }

  return {
    settleLater,
    /** Leaves what is not settled yet to the next start. */
    close() {
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
