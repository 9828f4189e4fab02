import type { Crossing } from '../processes/crossing.ts';
import type { CrashPoint } from './crash.ts';
import { IS_LONG, randomFrom, SEED } from './seed.ts';

/** More crossings than any call has. */
const MOST = 200;

/**
 * Visits the crash points of a call, one after the other, until there is no such crossing any more. `every`: in the short
 * run only each so-many-th of them is visited, beginning with one that the seed chooses. `most`: with more crossings than
 * that, something goes round in circles. Says where it struck.
 */
export async function visitCrashPoints(
  visit: (number: number) => Promise<CrashPoint>,
  { every = 1, most = MOST }: { every?: number; most?: number } = {},
): Promise<Crossing[]> {
  const step = IS_LONG ? 1 : every;
  const visited: Crossing[] = [];
  for (let number = 1 + Math.floor(randomFrom(SEED)() * step); number <= most; number += step) {
    const point = await visitOne(visit, number);
    if (!point.at) return visited;
    visited.push(point.at);
  }
  throw new Error(`There are more than ${most} crossings`);
}

async function visitOne(visit: (number: number) => Promise<CrashPoint>, number: number): Promise<CrashPoint> {
  try {
    return await visit(number);
  } catch (error) {
    throw new Error(`at crossing ${number}: ${error instanceof Error ? error.message : error}`, {
      cause: error,
    });
  }
}

/** What was visited, in words a test can compare: 'from database: commit'. */
export function namesOf(crossings: readonly Crossing[]): string[] {
  return crossings.map(({ way, about }) => `${way}: ${about}`);
}
