import { isSameSecret } from './is-same-secret.ts';

/**
 * Whether an Authorization header carries the token that programs of the shop's staff use; never when there
 * is none.
 */
export function hasStaffToken(authorization: string | undefined, expected: string | null): boolean {
  const [, given] = /^Bearer ([\x21-\x7e]+)$/.exec(authorization ?? '') ?? [];
  return given !== undefined && expected !== null && isSameSecret(given, expected);
}
