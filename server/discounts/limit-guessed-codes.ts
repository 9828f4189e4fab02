import type { Database } from '#db/connection.ts';
import { toCodeKey } from '#domain/discounts/discount.ts';
import type { Refusal } from '../http/answer.ts';
import { hasTries, type Limit, refuseReachedLimit, throttle, throttleAll } from '../http/throttle.ts';
import { isThisMachine } from '../http/to-network.ts';
import type { Visitor } from '../http/visitor.ts';
import { selectKnownCodes } from './discount-queries.ts';

/** Codes from one IP that no discount has. A quote is asked for again with each typed field. */
const GUESSED: readonly Limit[] = [
  { name: 'guessed code', limit: 60, seconds: 600 },
  { name: 'guessed code, day', limit: 600, seconds: 86_400 },
];

/** A code that an IP has used; it has no limit. */
const USED: Limit = { name: 'used code', limit: Number.MAX_SAFE_INTEGER, seconds: 86_400 };

/**
 * Counts the typed codes that no discount has; a refusal if there were too many from one IP: who tries
 * many is guessing. From then on a code that exists is refused as one that does not, or the refusal would
 * tell which is which, unless it was used from there before. Called wherever typed codes are priced.
 */
export async function limitGuessedCodes(
  db: Database,
  codes: readonly string[],
  { ip }: Pick<Visitor, 'ip'>,
): Promise<Refusal | null> {
  if (codes.length === 0 || isThisMachine(ip)) return null;
  const keys = [...new Set(codes.map(toCodeKey))];
  const known = await selectKnownCodes(db, keys);
  const reached = await refuseReachedLimit(db, GUESSED, ip);
  for (const key of keys) {
    const refusal = known.has(key)
      ? await acceptKnown(db, `${ip} ${key}`, reached)
      : await throttleAll(
          db,
          GUESSED.map((limit) => [limit, ip]),
        );
    if (refusal) return refusal;
  }
  return null;
}

async function acceptKnown(db: Database, used: string, reached: Refusal | null): Promise<Refusal | null> {
  if (!reached) return await throttle(db, USED, used);
  return (await hasTries(db, USED, used)) ? null : reached;
}
