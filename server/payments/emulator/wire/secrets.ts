import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Unguessable text: letters and digits, each of equal chance (5.9 bits a character). */
export function randomText(length: number): string {
  let text = '';
  while (text.length < length) {
    for (const byte of randomBytes(length)) text += LETTERS.charAt(byte & 63);
  }
  return text.slice(0, length);
}

/** An id for the log of requests, as Stripe's look. */
export function newRequestId(): string {
  return `req_${randomText(14)}`;
}

/** Compares without telling by its time how much agrees. */
export function isSameSecret(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
