import type { Crossing } from '../processes/crossing.ts';
import { type CrashPoint, type CrashTarget, nameOf } from './crash.ts';
import { IS_LONG, randomFrom, SEED } from './seed.ts';

/** More crossings than any call has. */
const MOST = 200;

/**
 * Visits the crash points of a call, one after the other, until there is no such crossing any more. `kinds`:
 * in the short run only one crossing of each of these is visited, which the seed chooses among those whose
 * name begins with it; a kind the call does not have is an error. `most`: with more crossings than that,
 * something goes round in circles. Returns where it struck.
 */
export async function visitCrashPoints(
  visit: (target: CrashTarget) => Promise<CrashPoint>,
  { kinds, most = MOST }: { kinds?: readonly string[]; most?: number } = {},
): Promise<Crossing[]> {
  if (kinds && !IS_LONG) return await visitOneOfEach(visit, kinds);
  const visited: Crossing[] = [];
  for (let number = 1; number <= most; number += 1) {
    const point = await visitOne(visit, number);
    if (!point.at) return visited;
    visited.push(point.at);
  }
  throw new Error(`There are more than ${most} crossings`);
}

async function visitOneOfEach(
  visit: (target: CrashTarget) => Promise<CrashPoint>,
  kinds: readonly string[],
): Promise<Crossing[]> {
  const { seen } = await visitOne(visit, Number.POSITIVE_INFINITY);
  const names = seen.map(nameOf);
  const random = randomFrom(SEED);
  const visited: Crossing[] = [];
  for (const kind of kinds) {
    const count = names.filter((name) => name.startsWith(kind)).length;
    // The call may have fewer crossings than the one that was looked at, which opened connections.
    const nth = 1 + Math.floor(random() * count);
    const chosen = count > 0 ? (await visitOne(visit, { kind, nth })).at : null;
    const at = chosen ?? (await visitOne(visit, { kind, nth: 1 })).at;
    if (!at) throw new Error(`No crossing is ${kind}:\n${names.join('\n')}`);
    visited.push(at);
  }
  return visited;
}

async function visitOne(
  visit: (target: CrashTarget) => Promise<CrashPoint>,
  target: CrashTarget,
): Promise<CrashPoint> {
  try {
    return await visit(target);
  } catch (error) {
    throw new Error(
      `at crossing ${JSON.stringify(target)}: ${error instanceof Error ? error.message : error}`,
      {
        cause: error,
      },
    );
  }
}

/** The names of what was visited. */
export function namesOf(crossings: readonly Crossing[]): string[] {
  return crossings.map(nameOf);
}
