import type { Database } from '#db/connection.ts';
import { inLongTransaction } from '#db/in-long-transaction.ts';
import { recordSettled } from '#emulator/record-settled.ts';
import { markRecorded, selectUnrecordedPayments } from './filled-payment-queries.ts';
import { explainLedger } from './payments.ts';

/**
 * Records the payments of made-up orders (`db/fill`) in the emulator's ledger, which must not be open
 * elsewhere; a null `ledger` only marks them as recorded. They are committed with their orders before: after
 * a crash the next call records them. Recording is idempotent.
 */
export async function recordFilledPayments(db: Database, ledger: string | null): Promise<void> {
  await inLongTransaction(db, async ({ tx }) => {
    const payments = await selectUnrecordedPayments(tx);
    if (payments.length === 0) return;
    if (ledger !== null) await recordSettled(ledger, payments).catch(explainLedger);
    await markRecorded(tx);
  });
}
