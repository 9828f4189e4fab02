import { timingSafeEqual } from 'node:crypto';
import { normalizeEmail } from '#domain/email-address.ts';
import { PROOF_LIFETIME } from '#domain/email-codes/email-code.ts';
import { hostCookieName, readCookie, setCookieLine } from '../http/cookies.ts';
import type { ProofKeys } from './proof-keys.ts';

/*
 * The cookie of a browser that has proven addresses: for each, until when it counts (seconds, 4 bytes) and a
 * keyed digest of that and the address (16 bytes). It names nobody, and nobody but the shop can make one.
 */

/** Whether a proof counts, or counted once: that browser is known to belong to who reads that mail. */
export type Proof = 'valid' | 'ended' | null;

const MOST = 6;
const ENTRY = 20;
const DIGEST = 16;

/** Seconds the browser keeps it: longer than a proof counts, so that it is known again. */
const KEPT = 90 * 86_400;

/** What the cookie says of an address. */
export function readProof(keys: ProofKeys, kept: string | null, email: string, now: Date): Proof {
  const until = entriesOf(kept)
    .filter((entry) => isOf(keys, entry, email))
    .reduce((latest, entry) => Math.max(latest, entry.readUInt32BE()), 0);
  if (until === 0) return null;
  return until * 1_000 > now.getTime() ? 'valid' : 'ended';
}

/** The cookie's value with one more address, the newest first. */
export function addProof(keys: ProofKeys, kept: string | null, email: string, now: Date) {
  const until = Math.floor((now.getTime() + PROOF_LIFETIME) / 1_000);
  const head = Buffer.alloc(4);
  head.writeUInt32BE(until);
  const entry = Buffer.concat([head, signatureOf(keys, until, email)]);
  const others = entriesOf(kept).filter((other) => !isOf(keys, other, email));
  const value = Buffer.concat([entry, ...others].slice(0, MOST)).toString('base64url');
  return { value, until: new Date(until * 1_000) };
}

/** The value of the cookie a request brings, unread; null without one. */
export function proofCookieOf(cookies: string | null, secure: boolean): string | null {
  return readCookie(cookies, cookieName(secure), /^[\w-]{1,400}$/);
}

export function proofCookie(value: string, secure: boolean): string {
  return setCookieLine({ name: cookieName(secure), value, seconds: KEPT, secure });
}

function cookieName(secure: boolean): string {
  return hostCookieName('marigold_proof', secure);
}

function entriesOf(kept: string | null): Buffer[] {
  const bytes = Buffer.from(kept ?? '', 'base64url');
  const count = Math.min(MOST, Math.floor(bytes.length / ENTRY));
  return Array.from({ length: count }, (_, index) => bytes.subarray(index * ENTRY, (index + 1) * ENTRY));
}

function isOf(keys: ProofKeys, entry: Buffer, email: string): boolean {
  return timingSafeEqual(entry.subarray(4), signatureOf(keys, entry.readUInt32BE(), email));
}

function signatureOf(keys: ProofKeys, until: number, email: string): Buffer {
  return keys.digest('proof', until, normalizeEmail(email)).subarray(0, DIGEST);
}
