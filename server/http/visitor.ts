import { createHash } from 'node:crypto';
import type { BlockList } from 'node:net';
import { isIP, isIPv6 } from 'node:net';
import { hostCookieName, readCookie, setCookieLine } from './cookies.ts';

/** True if the browser has recently proven the email by a mailed code. */
export type HasProven = (email: string) => Promise<boolean>;

/** `provenEmail`: the email that it has proven last, whose account it shows; null without one. */
export type Proofs = { hasProven: HasProven; provenEmail: () => Promise<string | null> };

export const NOTHING_PROVEN: Proofs = { hasProven: async () => false, provenEmail: async () => null };

/** The sender of a request. */
export type Visitor = Proofs & {
  /** The key of throttling: the client's IP or network, from headers only behind a trusted proxy. */
  ip: string;
  /**
   * True for a request from the shop's own machine that no proxy forwards (server/http/sent-directly.ts), as
   * long as the shop is not known to be reached by others.
   */
  isOnThisMachine: () => Promise<boolean>;
  /** A digest of this browser's token, stored with its orders; null when it has none. */
  buyerDigest: string | null;
  /** The token of this browser's cart, unread; null when it has none. */
  cartToken: string | null;
};

/**
 * Finds the IP of the peer; behind trusted proxies the last one in X-Forwarded-For that is not a proxy's. An
 * entry that is no IP ends the search at the proxy that wrote it: a client must not invent keys of limits.
 */
export function findClientIp(peer: string, forwardedFor: string | null, trusted: BlockList): string {
  if (forwardedFor === null) return peer;
  const claimed = forwardedFor.split(',').map(parseIp);
  let ip = peer;
  while (isTrusted(ip, trusted)) {
    const before = claimed.pop();
    if (!before) break;
    ip = before;
  }
  return ip;
}

/** Parses the IP of an entry, which may name the port of the connection too; null if it has none. */
function parseIp(entry: string): string | null {
  const text = entry.trim().replace(/^"(.*)"$/, '$1');
  const [, inBrackets, beforePort] = /^(?:\[([^\]]*)\](?::\d+)?|([^:]*):\d+)$/.exec(text) ?? [];
  const ip = inBrackets ?? beforePort ?? text;
  return isIP(ip) ? ip : null;
}

export function isTrusted(ip: string, trusted: BlockList): boolean {
  return trusted.check(ip, isIPv6(ip) ? 'ipv6' : 'ipv4');
}

const ONE_YEAR = 31_536_000;

const cookieName = (secure: boolean): string => hostCookieName('marigold_buyer', secure);

/** Reads the digest of the token that this browser got with its first payment. */
export function readBuyerDigest(cookies: string | null, secure: boolean): string | null {
  const token = readCookie(cookies, cookieName(secure), /^[\w-]{43}$/);
  return token ? digest(token) : null;
}

/** Creates a new browser's token and its digest, the same for a repeated request with its `seed`. */
export function createBuyerToken(seed: Uint8Array): { token: string; digest: string } {
  const token = createHash('sha256').update('buyer').update(seed).digest('base64url');
  return { token, digest: digest(token) };
}

/** Expires it: from then on orders of this browser are shown by a mailed code only. */
export function expireBuyerCookie(secure: boolean): string {
  return setCookieLine({ name: cookieName(secure), value: '', seconds: 0, secure });
}

export function buyerCookie(token: string, secure: boolean): string {
  return setCookieLine({ name: cookieName(secure), value: token, seconds: ONE_YEAR, secure });
}

function digest(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
