import type { RecordChange } from '../events/record-change.ts';
import type { Ledger } from '../ledger/ledger.ts';
import type { RefundRecord } from '../ledger/records.ts';
import type { KeyedQueue } from './keyed-queue.ts';
import { settleRefund } from './refund-charge.ts';

export type RefundSettler = {
  /** Settles the refund when its time comes, if anything is still to come of it. */
  settleLater(refund: RefundRecord): void;
  /** Leaves what is not settled yet to the next start. */
  close(): Promise<void>;
};

type Context = {
  ledger: Ledger;
  inTurn: KeyedQueue;
  recordChange: RecordChange;
  now: () => Date;
  reportError: (error: Error) => void;
};

/** Plays the banks that take their time over a refund, also over those a former process left behind. */
export function createRefundSettler({
  ledger,
  inTurn,
  recordChange,
  now,
  reportError,
}: Context): RefundSettler {
  const timers = new Set<NodeJS.Timeout>();
  const settling = new Set<Promise<void>>();

  for (const refund of ledger.refunds.values()) settleLater(refund);

  function settleLater({ id, ahead, paymentIntent }: RefundRecord) {
    if (!ahead) return;
    const timer = setTimeout(
      () => {
        timers.delete(timer);
        const work = inTurn(paymentIntent, () => settle(id)).catch(reportError);
        settling.add(work);
        void work.then(() => settling.delete(work));
      },
      Math.max(0, ahead.at - now().getTime()),
    ).unref();
    timers.add(timer);
  }

  async function settle(id: string) {
    const refund = ledger.refunds.get(id);
    const charge = refund && ledger.findCharge(refund.charge);
    if (!refund?.ahead || !charge) return;
    const step = settleRefund(refund, charge);
    await recordChange([step.refund, step.charge], null);
  }

  return {
    settleLater,
    async close() {
      for (const timer of timers) clearTimeout(timer);
      await Promise.all(settling);
    },
  };
}
