import type { Database } from '#db/connection.ts';
import { UNKNOWN_CODE } from '#domain/discounts/apply-discounts.ts';
import type { RefusedCode } from '#domain/pricing/discounted-cart.ts';
import type { Refusal } from '../http/answer.ts';
import { isThisMachine } from '../http/network-of.ts';
import { type Limit, throttleAll } from '../http/throttle.ts';
import type { Visitor } from '../http/visitor.ts';

/** Codes from one address that no discount has. A quote is asked for again with each typed field. */
const GUESSED: readonly Limit[] = [
  { name: 'guessed code', limit: 60, seconds: 600 },
  { name: 'guessed code, day', limit: 600, seconds: 86_400 },
];

/**
 * Counts the codes of a quote that no discount has; a refusal if there were too many from one address: who
 * tries many is guessing. Codes that exist never count.
 */
export async function limitGuessedCodes(
  db: Database,
  refused: readonly RefusedCode[],
  { address }: Pick<Visitor, 'address'>,
): Promise<Refusal | null> {
  if (isThisMachine(address)) return null;
  for (const { message } of refused) {
    if (message !== UNKNOWN_CODE) continue;
    const refusal = await throttleAll(
      db,
      GUESSED.map((limit) => [limit, address]),
    );
    if (refusal) return refusal;
  }
  return null;
}
