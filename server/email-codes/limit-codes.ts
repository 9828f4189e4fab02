import type { Database } from '#db/connection.ts';
import { normalizeEmail } from '#domain/email-address.ts';
import type { Refusal } from '../http/answer.ts';
import { type Limit, throttle, throttleAll } from '../http/throttle.ts';
import { isKnownCustomer } from './known-customer-queries.ts';

const HOUR = 3_600;
const DAY = 86_400;

const FROM_IP: Limit = { name: 'codes from address', limit: 40, seconds: HOUR };

/** Fewer than OF_EMAIL, so that one stranger cannot exhaust the limit of an email. */
const OF_EMAIL_FROM_IP: readonly Limit[] = [
  { name: 'codes of e-mail from address, hour', limit: 4, seconds: HOUR },
  { name: 'codes of e-mail from address, day', limit: 6, seconds: DAY },
];

/** Bounds the mail to one email, and with it the guesses: each code can be tried five times. */
const OF_EMAIL: readonly Limit[] = [
  { name: 'codes of e-mail, hour', limit: 12, seconds: HOUR },
  { name: 'codes of e-mail, day', limit: 30, seconds: DAY },
];

/** The first codes of an IP, counted apart: one who signs in needs few. */
const FIRST_OF_IP: Limit = { name: 'first codes of address', limit: 3, seconds: HOUR };

/** The limit of the whole shop; strangers with few IPs use up only the second one. */
const FIRST_IN_ALL: Limit = { name: 'first codes in all', limit: 1_000, seconds: HOUR };
const FURTHER_IN_ALL: Limit = { name: 'codes in all', limit: 1_000, seconds: HOUR };

/** The reserve of customers, once strangers with hundreds of IPs have used up the others. */
const OF_CUSTOMERS: Limit = { name: 'codes of customers', limit: 500, seconds: HOUR };

/** The limit by email of browsers that have proven it before: strangers cannot exhaust it. */
const OF_KNOWN_BROWSERS: Limit = { name: 'codes of known browsers', limit: 6, seconds: HOUR };

const TRIES_FROM_IP: Limit = { name: 'code tries from address', limit: 60, seconds: HOUR };

type Asking = { email: string; ip: string; isKnown: boolean };

/** Counts a request for a code; a refusal beyond a limit. Emails unknown to the shop count too. */
export async function limitCodes(db: Database, { email, ip, isKnown }: Asking): Promise<Refusal | null> {
  const key = normalizeEmail(email);
  if (isKnown && !(await throttle(db, OF_KNOWN_BROWSERS, key))) return null;
  const refusal = await throttleAll(db, [
    [FROM_IP, ip],
    ...OF_EMAIL_FROM_IP.map((limit) => [limit, `${key} ${ip}`] as const),
    ...OF_EMAIL.map((limit) => [limit, key] as const),
  ]);
  return refusal ?? (await limitInAll(db, { key, ip }));
}

async function limitInAll(db: Database, { key, ip }: { key: string; ip: string }): Promise<Refusal | null> {
  const isFirst = (await throttle(db, FIRST_OF_IP, ip)) === null;
  const refusal = await throttle(db, isFirst ? FIRST_IN_ALL : FURTHER_IN_ALL, '');
  // Only for the first codes of an email: who asks for many learns here who is a customer.
  const hasReserve = refusal !== null && isFirst && (await isKnownCustomer(db, key));
  return hasReserve ? await throttle(db, OF_CUSTOMERS, '') : refusal;
}

export async function limitTries(db: Database, ip: string): Promise<Refusal | null> {
  return await throttle(db, TRIES_FROM_IP, ip);
}
