import type { Database } from '#db/connection.ts';
import type { PaymentTrouble } from '#domain/payments/payment-trouble.ts';
import type { Config } from '../config/config.ts';
import type { Visitor } from '../http/visitor.ts';
import { findProvider } from './known-provider-queries.ts';

type Question = {
  config: Pick<Config, 'stripe' | 'reachedBy'>;
  /** The member of staff: one on another machine proves that others reach the shop. */
  visitor: Pick<Visitor, 'isOnThisMachine'>;
};

/** Finds what is wrong with how the shop is paid, for staff; null if nothing is. */
export async function findPaymentTrouble(
  db: Database,
  { config: { stripe, reachedBy }, visitor }: Question,
): Promise<PaymentTrouble | null> {
  if (stripe && (await findProvider(db))?.keysRefusedAt) return 'keys_refused';
  const isReached = reachedBy !== null || !(await visitor.isOnThisMachine());
  if (!isReached || stripe?.isLive) return null;
  return stripe ? 'test_keys' : 'test_cards';
}
