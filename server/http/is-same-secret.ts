import { createHash, timingSafeEqual } from 'node:crypto';

/** Constant-time comparison; reveals neither content nor length. */
export function isSameSecret(input: string, expected: string): boolean {
  return timingSafeEqual(digest(input), digest(expected));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
