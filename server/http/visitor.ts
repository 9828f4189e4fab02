import { createHash } from 'node:crypto';
import type { BlockList } from 'node:net';
import { isIPv6 } from 'node:net';
import { hostCookieName, readCookie, setCookieLine } from './cookies.ts';

/** Whether the browser of a request has proven, not long ago, that it reads the mail of an address. */
export type HasProven = (email: string) => Promise<boolean>;

/** For requests of nobody's browser. */
export const nothingProven: HasProven = async () => false;

/** Who sent a request, as far as a shop without sign-in can know. */
export type Visitor = {
  /**
   * What counts for throttling: an address, or the network of one; claims in headers count only behind a
   * trusted proxy.
   */
  address: string;
  /** A digest of this browser's token, null when it has none. What is stored beside the orders it places. */
  buyerDigest: string | null;
  hasProven: HasProven;
};

/**
 * The address of the client: the peer, or, where the peer is a trusted proxy, the last address in
 * X-Forwarded-For that is not one of our proxies.
 */
export function clientAddress(peer: string, forwardedFor: string | null, trusted: BlockList): string {
  const claimed = (forwardedFor ?? '').split(',').map((entry) => entry.trim());
  let address = peer;
  while (isTrusted(address, trusted)) {
    const before = claimed.pop();
    if (!before) break;
    address = before;
  }
  return address;
}

function isTrusted(address: string, trusted: BlockList): boolean {
  return trusted.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

const ONE_YEAR = 31_536_000;

/** Where visitors come by https no other site, nor a subdomain, can make this browser a buyer they know. */
const cookieName = (secure: boolean): string => hostCookieName('marigold_buyer', secure);

/** The digest of the token this browser was given when it first paid. */
export function buyerDigestOf(cookies: string | null, secure: boolean): string | null {
  const token = readCookie(cookies, cookieName(secure), /^[\w-]{43}$/);
  return token ? digest(token) : null;
}

/**
 * The token of a browser that has none yet, and the digest that is stored. Made of the request's seed: when
 * the answer was lost, the same request makes the same buyer.
 */
export function buyerTokenOf(seed: Uint8Array): { token: string; digest: string } {
  const token = createHash('sha256').update('buyer').update(seed).digest('base64url');
  return { token, digest: digest(token) };
}

/** The cookie that keeps a buyer's token. */
export function buyerCookie(token: string, secure: boolean): string {
  return setCookieLine({ name: cookieName(secure), value: token, seconds: ONE_YEAR, secure });
}

function digest(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
