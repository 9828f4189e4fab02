import { createHmac, randomBytes } from 'node:crypto';

/** Never stored, so that no digest can be matched to an address by trial. */
const KEY = randomBytes(32);

/** Replaces personal data in the log; the same for the same text until the server restarts. */
export function logDigest(text: string): string {
  return createHmac('sha256', KEY).update(text).digest('base64url').slice(0, 12);
}
