import type { Database } from '#db/connection.ts';
import { StartupError } from '#postgres/startup-error.ts';
import type { Config } from '../config/config.ts';
import { findProvider, saveProvider } from './known-provider-queries.ts';

/**
 * Remembers in the database that the shop is paid by a real provider. Throws a StartupError if it was, and
 * would now take test cards, by which anyone gets a paid order.
 */
export async function rememberProvider(
  db: Database,
  { stripe, testCards }: Pick<Config, 'stripe' | 'testCards'>,
  now: Date,
): Promise<void> {
  const known = await findProvider(db);
  if (known && !testCards) {
    const since = known.firstUsedAt.toISOString().slice(0, 10);
    if (!stripe) throw new StartupError(withoutKeys(since));
    if (known.isLive && !stripe.isLive) throw new StartupError(TEST_KEYS);
  }
  if (stripe) await saveProvider(db, { isLive: stripe.isLive, firstUsedAt: now });
}

const COPY = 'For a copy of the shop that is only tried out, whose orders nobody sends: TEST_CARDS=on';

function withoutKeys(since: string): string {
  return `This shop is paid through Stripe since ${since}, but STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET are not set: test cards would make paid orders. Set the three keys as before. ${COPY}`;
}

const TEST_KEYS = `This shop took real money before, but STRIPE_SECRET_KEY is of Stripe's test mode: test cards would make paid orders. Set the three live keys as before. ${COPY}`;
