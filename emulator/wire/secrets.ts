import { createHash, randomFillSync, timingSafeEqual } from 'node:crypto';

const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Unguessable text: letters and digits, each of equal chance (5.9 bits a character). */
export function randomText(length: number): string {
  let text = '';
  while (text.length < length) text += LETTERS.charAt(randomByte() & 63);
  return text;
}

/** Random bytes are fetched many at a time: an id for each record and event would otherwise be a tenth of all work. */
const pool = Buffer.alloc(4096);
let used = pool.length;

function randomByte(): number {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  const byte = pool.readUInt8(used);
  pool.writeUInt8(0, used);
  used += 1;
  return byte;
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
