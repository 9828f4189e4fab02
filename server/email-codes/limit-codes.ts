import type { Database } from '#db/connection.ts';
import { normalizeEmail } from '#domain/email-address.ts';
import type { Refusal } from '../http/answer.ts';
import { type Limit, throttle, throttleAll } from '../http/throttle.ts';

const HOUR = 3_600;
const DAY = 86_400;

const FROM_ADDRESS: Limit = { name: 'codes from address', limit: 40, seconds: HOUR };

/** Fewer than OF_EMAIL, so that one stranger cannot exhaust the limit of an address. */
const OF_EMAIL_FROM_ADDRESS: readonly Limit[] = [
  { name: 'codes of e-mail from address, hour', limit: 4, seconds: HOUR },
  { name: 'codes of e-mail from address, day', limit: 6, seconds: DAY },
];

/** Bounds the mail to one address, and with it the guesses: each code can be tried five times. */
const OF_EMAIL: readonly Limit[] = [
  { name: 'codes of e-mail, hour', limit: 12, seconds: HOUR },
  { name: 'codes of e-mail, day', limit: 30, seconds: DAY },
];

const IN_ALL: Limit = { name: 'codes in all', limit: 1_000, seconds: HOUR };

/** Of browsers that have proven the address before, by address: strangers cannot exhaust it. */
const OF_KNOWN_BROWSERS: Limit = { name: 'codes of known browsers', limit: 6, seconds: HOUR };

const TRIES_FROM_ADDRESS: Limit = { name: 'code tries from address', limit: 60, seconds: HOUR };

type Asking = { email: string; address: string; isKnown: boolean };

/** Counts a request for a code; a refusal beyond a limit. Addresses unknown to the shop count too. */
export async function limitCodes(db: Database, { email, address, isKnown }: Asking): Promise<Refusal | null> {
  const key = normalizeEmail(email);
  if (isKnown && !(await throttle(db, OF_KNOWN_BROWSERS, key))) return null;
  return await throttleAll(db, [
    [FROM_ADDRESS, address],
    ...OF_EMAIL_FROM_ADDRESS.map((limit) => [limit, `${key} ${address}`] as const),
    ...OF_EMAIL.map((limit) => [limit, key] as const),
    [IN_ALL, ''],
  ]);
}

export async function limitTries(db: Database, address: string): Promise<Refusal | null> {
  return await throttle(db, TRIES_FROM_ADDRESS, address);
}
