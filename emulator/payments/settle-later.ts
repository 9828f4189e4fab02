import type { RecordChange } from '../events/record-change.ts';
import type { Ledger } from '../ledger/ledger.ts';
import type { DisputeRecord, LedgerRecord, RefundRecord } from '../ledger/records.ts';
import { settleDispute } from './dispute-charge.ts';
import { settleRefund } from './refund-charge.ts';

type Context = {
  ledger: Ledger;
  recordChange: RecordChange;
  now: () => Date;
  reportError: (error: Error) => void;
};

type Late = RefundRecord | DisputeRecord;

/** Settles the refunds and disputes that a bank settles later, also those made before a restart. */
export function createSettler({ ledger, recordChange, now, reportError }: Context) {
  const timers = new Set<NodeJS.Timeout>();

  for (const record of ledger.unsettled()) settleLater(record);

  /** Settles the record at the time its bank takes, if it is not settled yet. */
  function settleLater({ kind, id, ahead }: Late) {
    if (!ahead) return;
    const timer = setTimeout(
      () => {
        timers.delete(timer);
        settle(kind, id).catch(reportError);
      },
      Math.max(0, ahead.at - now().getTime()),
    ).unref();
    timers.add(timer);
  }

  async function settle(kind: Late['kind'], id: string) {
    const settled = settleRecord(ledger.get(kind, id));
    if (settled.length === 0) return;
    recordChange(settled, null);
    await ledger.committed();
  }

  function settleRecord(record: Late): LedgerRecord[] {
    if (!record.ahead) return [];
    if (record.kind === 'dispute') return [settleDispute(record, now())];
    const { refund, charge } = settleRefund(record, ledger.get('charge', record.charge));
    return [refund, charge];
  }

  return {
    settleLater,
    /** Leaves what is not settled yet to the next start. */
    close() {
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
