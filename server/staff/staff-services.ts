import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Connection, Database, Transaction } from '#db/connection.ts';
import type { Config } from '../config/config.ts';
import type { DemoAccess } from '../config/demo-sign-in.ts';
import { instanceSecret, remakeWithSecret } from '../http/instance-secret.ts';
import { isSecure } from '../http/request-context.ts';
import type { AuthHooks, StaffAuth } from './staff-auth.ts';

type SharedServices = {
  db: Database;
  log: Logger;
  now: () => Date;
  /** Called when a mail was written. */
  onMail: () => void;
};

export type StaffServices = SharedServices & {
  /** True where the shop is reached by https. */
  secure: boolean;
  /** The reach of the publicly known sign-in. */
  demo: DemoAccess;
  /** Signs cookies. */
  secret: () => Promise<string>;
  auth: () => Promise<StaffAuth>;
  /** The authentication within a transaction. */
  authIn: (tx: Transaction, hooks?: AuthHooks) => Promise<StaffAuth>;
  /** Runs work after the answer is sent, so that its time reveals nothing. */
  afterwards: (work: () => Promise<void>) => void;
  /** Resolves when all work of `afterwards` is done. */
  settled: () => Promise<void>;
};

/** Milliseconds from an answer to the work after it, drawn at random. */
const PAUSE = [50, 250] as const;

/** Opens sign-in. All servers of the database share its secret, and no copy of it. */
export function openStaff({
  config,
  ...shared
}: SharedServices & { config: Pick<Config, 'publicUrl' | keyof DemoAccess> }): StaffServices {
  const { db, log } = shared;
  const secure = isSecure(config);
  const readSecret = instanceSecret(db, 'staff_sign_in');
  // Loaded when staff first sign in: a shop at rest does without it.
  const createAuth = async (connection: Connection, secret: string, hooks?: AuthHooks) => {
    const { createStaffAuth } = await import('./staff-auth.ts');
    return createStaffAuth(connection, { secret, secure }, hooks);
  };
  const underWay = new Set<Promise<void>>();
  return {
    ...shared,
    secure,
    demo: config,
    secret: readSecret,
    auth: remakeWithSecret(readSecret, (secret) => createAuth(db, secret)),
    authIn: async (tx, hooks) => createAuth(tx, await readSecret(), hooks),
    afterwards(work) {
      const running = sleep(randomInt(...PAUSE))
        .then(work)
        .catch((err: unknown) => log.error({ err }, 'what was to be done after an answer failed'))
        .finally(() => underWay.delete(running));
      underWay.add(running);
    },
    settled: async () => void (await Promise.all(underWay)),
  };
}
