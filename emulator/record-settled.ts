import { findTestCard } from './cards/test-cards.ts';
import { openLedger } from './ledger/ledger.ts';
import { newMethod } from './payments/new-records.ts';
import { recordsOfSettled, type SettledPayment } from './payments/settled-payment.ts';
import { newId, toSeconds } from './wire/new-ids.ts';

const CARD = '4242424242424242';

/**
 * Writes payments in bulk into a ledger that no emulator has open, oldest first, so that one can list and
 * refund them. All are paid with one test card. Rejects with a LedgerError when the ledger cannot be opened.
 */
export async function recordSettled(file: string, payments: readonly SettledPayment[]): Promise<void> {
  const card = findTestCard(CARD);
  if (!card) throw new Error(`There is no test card ${CARD}.`);
  const ledger = await openLedger(file, () => new Date());
  try {
    const method = newMethod({
      id: newId('pm'),
      created: toSeconds(payments[0]?.createdAt ?? new Date()),
      card,
      expMonth: 12,
      expYear: 2040,
      fingerprint: ledger.fingerprint(CARD),
      securityCodeGiven: true,
    });
    ledger.save([method]);
    for (const payment of payments) ledger.save(recordsOfSettled(payment, method));
    await ledger.committed();
  } finally {
    await ledger.close();
  }
}
