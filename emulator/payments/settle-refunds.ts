import type { RecordChange } from '../events/record-change.ts';
import type { Ledger } from '../ledger/ledger.ts';
import type { RefundRecord } from '../ledger/records.ts';
import { settleRefund } from './refund-charge.ts';

export type RefundSettler = {
  /** Settles the refund at the time its bank takes, if it is not settled yet. */
  settleLater(refund: RefundRecord): void;
  /** Leaves what is not settled yet to the next start. */
  close(): void;
};

type Context = {
  ledger: Ledger;
  recordChange: RecordChange;
  now: () => Date;
  reportError: (error: Error) => void;
};

/** Plays the banks that settle a refund later, also for refunds made before a restart. */
export function createRefundSettler({ ledger, recordChange, now, reportError }: Context): RefundSettler {
  const timers = new Set<NodeJS.Timeout>();

  for (const refund of ledger.unsettledRefunds()) settleLater(refund);

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
    const refund = ledger.find('refund', id);
    const charge = refund && ledger.find('charge', refund.charge);
    if (!refund?.ahead || !charge) return;
    const step = settleRefund(refund, charge);
    recordChange([step.refund, step.charge], null);
    await ledger.committed();
  }

  return {
    settleLater,
    close() {
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
