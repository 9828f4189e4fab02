import { createHash, timingSafeEqual } from 'node:crypto';

/** Constant-time comparison; reveals neither content nor length. */
export function isSameSecret(given: string, expected: string): boolean {
  return timingSafeEqual(digest(given), digest(expected));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
