/*
 * Who tests stolen cards needs many attempts, who pays needs few (decision 097).
 */

/** Failed attempts after which a payment ends: a mistyped card, two more cards, and both once more. */
export const MAX_FAILED_ATTEMPTS = 5;

/** Failed attempts of one address within an hour: an office that pays all day stays below. */
export const MAX_FAILED_ATTEMPTS_OF_IP = 20;

/** True if a payment ends now; `isLimited`: its address has had too many failed attempts. */
export function endsPayment(failedAttempts: number, { isLimited }: { isLimited: boolean }): boolean {
  return failedAttempts >= MAX_FAILED_ATTEMPTS || (failedAttempts > 0 && isLimited);
}
