import { timingSafeEqual } from 'node:crypto';
import { normalizeEmail } from '#domain/email-address.ts';
import { PROOF_LIFETIME } from '#domain/email-codes/email-code.ts';
import { hostCookieName, readableCookieLine, readCookie, setCookieLine } from '../http/cookies.ts';
import { NOTHING_PROVEN, type Proofs } from '../http/visitor.ts';
import type { ProofKeys } from './proof-keys.ts';

/**
 * The cookie of a browser that has proven emails. An entry is the end of a proof (seconds, 4 bytes) and a
 * keyed digest of that and the email (16 bytes). Digests reveal no email, so a second cookie has the email
 * that was proven last, sealed. It proves nothing without the first. A third one shows scripts that there may
 * be an account, so that pages which offer its addresses request them only then.
 */

export type ProofServices = {
  proofKeys: () => Promise<ProofKeys>;
  /** True where the shop is reached by https. */
  secure: boolean;
  now: () => Date;
};

/** Reads the emails that the browser with these cookies has proven. */
export function readProofs({ proofKeys, secure, now }: ProofServices, cookies: string | null): Proofs {
  const cookie = readProofCookie(cookies, secure);
  if (cookie === null) return NOTHING_PROVEN;
  const sealed = readCookie(cookies, emailCookieName(secure), /^[\w-]{1,2000}$/);
  const hasProven = async (email: string) => readProof(await proofKeys(), cookie, email, now()) === 'valid';
  return {
    hasProven,
    async provenEmail() {
      const email = sealed === null ? null : (await proofKeys()).unseal(sealed);
      return email !== null && (await hasProven(email)) ? email : null;
    },
  };
}

const MOST = 6;
const ENTRY = 20;
const DIGEST = 16;

/** Seconds in the browser: longer than a proof is valid, so that the browser is known again. */
const LIFETIME = 90 * 86_400;

/** Reads the proof of an email: valid, ended (the browser is known by it), or null. */
export function readProof(keys: ProofKeys, cookie: string | null, email: string, now: Date) {
  const until = parseEntries(cookie)
    .filter((entry) => isSignedFor(keys, entry, email))
    .reduce((latest, entry) => Math.max(latest, entry.readUInt32BE()), 0);
  if (until === 0) return null;
  return until * 1_000 > now.getTime() ? 'valid' : 'ended';
}

/** Returns the value of the cookie with one more email, newest first. */
export function addProof(keys: ProofKeys, cookie: string | null, email: string, now: Date) {
  const until = Math.floor((now.getTime() + PROOF_LIFETIME) / 1_000);
  const head = Buffer.alloc(4);
  head.writeUInt32BE(until);
  const entry = Buffer.concat([head, sign(keys, until, email)]);
  const others = parseEntries(cookie).filter((other) => !isSignedFor(keys, other, email));
  const value = Buffer.concat([entry, ...others].slice(0, MOST)).toString('base64url');
  return { value, until: new Date(until * 1_000) };
}

/** Reads the unread value of the cookie of a request; null without one. */
export function readProofCookie(cookies: string | null, secure: boolean): string | null {
  return readCookie(cookies, cookieName(secure), /^[\w-]{1,400}$/);
}

export function proofCookie(value: string, secure: boolean): string {
  return setCookieLine({ name: cookieName(secure), value, seconds: LIFETIME, secure });
}

/** Builds the cookies of a browser that has proven one more email. */
export function buildProofCookies(
  keys: ProofKeys,
  { value, email, secure }: { value: string; email: string; secure: boolean },
): string[] {
  return [
    proofCookie(value, secure),
    setCookieLine({
      name: emailCookieName(secure),
      value: keys.seal(normalizeEmail(email)),
      seconds: PROOF_LIFETIME / 1_000,
      secure,
    }),
    readableCookieLine({ name: ACCOUNT_HINT, value: '1', seconds: PROOF_LIFETIME / 1_000, secure }),
  ];
}

/** Returns the cookies of a browser that forgets what it has proven. */
export function clearProofCookies(secure: boolean): string[] {
  const gone = { value: '', seconds: 0, secure };
  return [
    ...[cookieName(secure), emailCookieName(secure)].map((name) => setCookieLine({ name, ...gone })),
    readableCookieLine({ name: ACCOUNT_HINT, ...gone }),
  ];
}

const ACCOUNT_HINT = 'marigold_account';

function cookieName(secure: boolean): string {
  return hostCookieName('marigold_proof', secure);
}

function emailCookieName(secure: boolean): string {
  return hostCookieName('marigold_proven', secure);
}

function parseEntries(cookie: string | null): Buffer[] {
  const bytes = Buffer.from(cookie ?? '', 'base64url');
  const count = Math.min(MOST, Math.floor(bytes.length / ENTRY));
  return Array.from({ length: count }, (_, index) => bytes.subarray(index * ENTRY, (index + 1) * ENTRY));
}

function isSignedFor(keys: ProofKeys, entry: Buffer, email: string): boolean {
  return timingSafeEqual(entry.subarray(4), sign(keys, entry.readUInt32BE(), email));
}

function sign(keys: ProofKeys, until: number, email: string): Buffer {
  return keys.digest('proof', until, normalizeEmail(email)).subarray(0, DIGEST);
}
