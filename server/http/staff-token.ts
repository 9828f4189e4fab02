import { createHash, timingSafeEqual } from 'node:crypto';

/** Whether an Authorization header carries the token that programs of the shop's staff use; never when there is none. */
export function hasStaffToken(authorization: string | undefined, expected: string | null): boolean {
  const [, given] = /^Bearer ([\x21-\x7e]+)$/.exec(authorization ?? '') ?? [];
  if (!given || !expected) return false;
  return timingSafeEqual(digest(given), digest(expected));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
