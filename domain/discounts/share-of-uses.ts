/** The part of a limited discount's uses that unpaid payments and orders of one address may take. */
const SHARE_OF_ADDRESS = 0.5;

/**
 * True if one address uses no more of a limited discount, without having paid, than its share: half of what
 * is left and what it has taken, or one use (decision 096). `usedHere` counts the use that is asked for,
 * `left` does not.
 */
export function isWithinShare({ left, usedHere }: { left: number; usedHere: number }): boolean {
  return usedHere <= Math.max(1, Math.ceil((left + usedHere) * SHARE_OF_ADDRESS));
}
