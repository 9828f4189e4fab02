import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Database, Transaction } from '#db/connection.ts';
import { once } from '../async/once.ts';
import type { Config } from '../config/config.ts';
import { isSecure } from '../http/request-context.ts';
import { sharedSecret } from '../http/shared-secret.ts';
import { createStaffAuth, type StaffAuth, type Told } from './staff-auth.ts';

/** What the use cases of sign-in work with. */
export type StaffServices = {
  db: Database;
  /** Whether visitors come by https. */
  secure: boolean;
  /** Whether the publicly known sign-in works. */
  demoSignIn: boolean;
  /** What cookies are signed with. */
  secret: () => Promise<string>;
  auth: () => Promise<StaffAuth>;
  /** The same in a transaction. */
  authIn: (tx: Transaction, told?: Told) => Promise<StaffAuth>;
  log: Logger;
  now: () => Date;
  /** Told when a mail was written. */
  onMail: () => void;
  /**
   * Does something once the answer is given, not before: what it takes must not tell what it is. Stopping
   * waits for it.
   */
  afterwards: (work: () => Promise<void>) => void;
  /** Resolves once nothing is left to be done afterwards. */
  settled: () => Promise<void>;
};

/**
 * Milliseconds from an answer to what is done after it: long enough to be sent, and not the same each time.
 */
const PAUSE = [50, 250] as const;

/** Opens sign-in. All servers of the database share its secret, which is read when it is first needed. */
export function openStaff({
  config,
  db,
  log,
  now,
  onMail,
}: {
  config: Pick<Config, 'publicUrl' | 'demoSignIn'>;
  db: Database;
  log: Logger;
  now: () => Date;
  onMail: () => void;
}): StaffServices {
  const secure = isSecure(config);
  const readSecret = sharedSecret(db, 'staff_sign_in');
  const underWay = new Set<Promise<void>>();
  return {
    db,
    secure,
    demoSignIn: config.demoSignIn,
    secret: readSecret,
    auth: once(async () => createStaffAuth(db, { secret: await readSecret(), secure })),
    authIn: async (tx, told) => createStaffAuth(tx, { secret: await readSecret(), secure }, told),
    log,
    now,
    onMail,
    afterwards(work) {
      const noted = sleep(randomInt(...PAUSE))
        .then(work)
        .catch((err: unknown) => log.error({ err }, 'what was to be done after an answer failed'))
        .finally(() => underWay.delete(noted));
      underWay.add(noted);
    },
    settled: async () => void (await Promise.all(underWay)),
  };
}
