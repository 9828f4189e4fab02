import type { PaymentTrouble } from '#contract/calls/dashboard.ts';
import type { Database } from '#db/connection.ts';
import type { Config } from '../config/config.ts';
import type { Visitor } from '../http/visitor.ts';
import { findProvider } from './known-provider-queries.ts';

type Asked = {
  config: Pick<Config, 'stripe' | 'reachedBy'>;
  /** The member of staff who asks: others reach a shop that is not asked from its own machine. */
  visitor: Pick<Visitor, 'isOnThisMachine'>;
};

/** What staff must know of how the shop is paid; null if nothing is wrong. */
export async function findPaymentTrouble(
  db: Database,
  { config: { stripe, reachedBy }, visitor }: Asked,
): Promise<PaymentTrouble | null> {
  if (stripe && (await findProvider(db))?.keysRefusedAt) return 'keys_refused';
  const isReached = reachedBy !== null || !(await visitor.isOnThisMachine());
  if (!isReached || stripe?.isLive) return null;
  return stripe ? 'test_keys' : 'test_cards';
}
