import { randomBytes } from 'node:crypto';
import { type Database, inTransaction, type Transaction } from '#db/connection.ts';
import { SECOND } from '#domain/time-units.ts';
import { endUnanswered } from './idempotency-queries.ts';
import {
  deleteInstanceSecrets,
  findInstance,
  identifyDatabase,
  saveInstance,
  shareInstanceSecret,
} from './instance-secret-queries.ts';

/** Milliseconds after which a server asks again whether a secret was replaced. */
const LOOK_AGAIN = 5 * SECOND;

/**
 * Returns a secret of this name that all servers of this database share, and no copy of it (decision 095);
 * created on first use. A replaced one is used within seconds. While the database is away, the last one is.
 */
export function instanceSecret(
  db: Database,
  name: string,
  clock: () => number = () => performance.now(),
): () => Promise<string> {
  let known: { value: string; until: number } | null = null;
  let looking: Promise<string> | null = null;

  async function look(): Promise<string> {
    try {
      const value = await shareInstanceSecret(db, name, randomBytes(32).toString('base64url'));
      known = { value, until: clock() + LOOK_AGAIN };
      return value;
    } catch (error) {
      if (known) return known.value;
      throw error;
    } finally {
      looking = null;
    }
  }

  return async () => {
    if (known && clock() < known.until) return known.value;
    looking ??= look();
    return await looking;
  };
}

/** Makes a value of a secret once, and again when the secret was replaced. */
export function remakeWithSecret<Value>(
  readSecret: () => Promise<string>,
  make: (secret: string) => Value | Promise<Value>,
): () => Promise<Value> {
  let made: { secret: string; value: Value | Promise<Value> } | null = null;
  return async () => {
    const secret = await readSecret();
    if (made?.secret !== secret) made = { secret, value: make(secret) };
    return await made.value;
  };
}

/** Forgets the secrets that came with a copy of another database; true if there were any. */
export async function bindSecrets(db: Database): Promise<boolean> {
  const own = await identifyDatabase(db);
  return await inTransaction(db, async (tx) => {
    const instance = await findInstance(tx);
    if (instance === own) return false;
    await saveInstance(tx, own);
    return instance !== null && (await forgetSecrets(tx)) > 0;
  });
}

/** Ends everything that the secrets have signed or sealed; the shop makes new ones by itself. */
export async function rotateSecrets(db: Database): Promise<void> {
  await inTransaction(db, forgetSecrets);
}

/** Deletes all secrets, and what could only be repeated with them; returns how many there were. */
async function forgetSecrets(tx: Transaction): Promise<number> {
  await endUnanswered(tx);
  return await deleteInstanceSecrets(tx);
}
