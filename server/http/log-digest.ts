import { createHmac, randomBytes } from 'node:crypto';

/** Of this process alone: nobody can try all addresses there are until a digest fits. */
const KEY = randomBytes(32);

/**
 * What stands for a person in the log: the same for the same one until the server is started anew, and
 * nothing else.
 */
export function logDigest(text: string): string {
  return createHmac('sha256', KEY).update(text).digest('base64url').slice(0, 12);
}
