import type { Logger } from 'pino';
import type { Database } from '#db/connection.ts';
import { MINUTE } from '#domain/time-units.ts';
import { type PeriodicTask, startPeriodicTask } from '../async/periodic-task.ts';
import { saveKeysRefused } from './known-provider-queries.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { KeysRefused } from './provider-answers.ts';

/** Keys are replaced in the provider's dashboard at any time. */
const EVERY = 5 * MINUTE;

type Services = {
  db: Database;
  payments: Pick<PaymentProvider, 'checkKeys'>;
  log: Logger;
  now: () => Date;
};

/** Asks the provider now and then whether it takes the keys, and notes the answer for the dashboard. */
export function startKeyCheck({ db, payments, log, now }: Services): PeriodicTask {
  return startPeriodicTask({ name: 'checking the keys', every: EVERY, first: 0, log }, async () => {
    try {
      await payments.checkKeys();
      await saveKeysRefused(db, null);
    } catch (error) {
      if (error instanceof KeysRefused) await saveKeysRefused(db, now());
      throw error;
    }
  });
}
