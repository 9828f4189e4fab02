import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** Unguessable text: letters and digits, each of equal chance (5.9 bits a character). */
export function randomText(length: number): string {
  let text = '';
  while (text.length < length) text += randomBytes(length).toString('base64url').replace(/[-_]/g, '');
  return text.slice(0, length);
}

/** A new id of a request in Stripe's form. */
export function newRequestId(): string {
  return `req_${randomText(14)}`;
}

/** Constant-time comparison; reveals neither content nor length. */
export function isSameSecret(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
