import { findTestCard } from './cards/test-cards.ts';
import { openLedger } from './ledger/ledger.ts';
import type { LedgerRecord } from './ledger/records.ts';
import { newId, secondsOf } from './payments/fresh.ts';
import { newMethod } from './payments/new-records.ts';

/** A payment that was taken, and given back whole where it says when. `amount` in cents. */
export type SettledPayment = {
  id: string;
  checkoutId: string;
  amount: number;
  currency: string;
  email: string;
  createdAt: Date;
  refund: { id: string; at: Date } | null;
};

/** Records that are made durable together. */
const BATCH = 5_000;

/**
 * Writes payments into a ledger that no emulator has open, all paid with the same test card, oldest first. The emulator then
 * knows them as if it had taken them: it lists them, and gives them back.
 */
export async function recordSettled(file: string, payments: readonly SettledPayment[]): Promise<void> {
  const card = findTestCard(CARD);
  if (!card) throw new Error(`There is no test card ${CARD}`);
  const ledger = await openLedger(file, () => new Date());
  try {
    const method = newMethod({
      id: newId('pm'),
      created: secondsOf(payments[0]?.createdAt ?? new Date()),
      card,
      expMonth: 12,
      expYear: 2040,
      fingerprint: ledger.fingerprint(CARD),
      securityCodeGiven: true,
      billing: { name: null, email: null, phone: null, address: NO_ADDRESS },
      metadata: {},
    });
    await ledger.save([method]);
    for (let start = 0; start < payments.length; start += BATCH)
      await ledger.save(payments.slice(start, start + BATCH).map((payment) => recordOf(payment, method.id)));
  } finally {
    await ledger.close();
  }
}

const CARD = '4242424242424242';

const NO_ADDRESS = { city: null, country: null, line1: null, line2: null, postal_code: null, state: null };

function recordOf(payment: SettledPayment, paymentMethod: string): LedgerRecord {
  const { id, checkoutId, amount, currency, email, createdAt, refund } = payment;
  return {
    kind: 'settled_payment',
    id,
    created: secondsOf(createdAt),
    amount,
    currency,
    receiptEmail: email,
    metadata: { checkout: checkoutId },
    paymentMethod,
    refund: refund && { id: refund.id, created: secondsOf(refund.at) },
  };
}
