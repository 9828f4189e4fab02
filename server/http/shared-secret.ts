import { randomBytes } from 'node:crypto';
import type { Database } from '#db/connection.ts';
import { once } from '../async/once.ts';
import { shareSecret } from './shared-secret-queries.ts';

/**
 * Returns a secret of this name that all servers of the database share, created on first use and read once.
 */
export function sharedSecret(db: Database, name: string): () => Promise<string> {
  return once(() => shareSecret(db, name, randomBytes(32).toString('base64url')));
}
