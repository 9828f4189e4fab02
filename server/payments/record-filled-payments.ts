import type { Database } from '#db/connection.ts';
import { inLongTransaction } from '#db/in-long-transaction.ts';
import { recordSettled } from '#emulator/record-settled.ts';
import { markRecorded, selectUnrecordedPayments } from './filled-payment-queries.ts';
import { explainLedger } from './payments.ts';

/**
 * Brings the payments of made-up orders (`db/fill`) into the emulator's ledger, which no emulator may have
 * open, or, where `ledger` is null, only marks them as done. They are committed with their orders first and
 * recorded here, so a crash in between loses none: the next call records them. Recording twice is the same as
 * once.
 */
export async function recordFilledPayments(db: Database, ledger: string | null): Promise<void> {
  await inLongTransaction(db, async ({ tx }) => {
    const payments = await selectUnrecordedPayments(tx);
    if (payments.length === 0) return;
    if (ledger !== null) await recordSettled(ledger, payments).catch(explainLedger);
    await markRecorded(tx);
  });
}
