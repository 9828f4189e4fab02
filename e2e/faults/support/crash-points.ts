import type { ProxiedMessage } from '../processes/proxied-message.ts';
import { type CrashPoint, type CrashTarget, describeMessage } from './crash.ts';
import { IS_LONG, randomFrom, SEED } from './seed.ts';

/** More than the messages of any call. */
const MOST = 200;

/**
 * Runs a call once per crash point until none is left. In the short run one message per prefix of `kinds`,
 * chosen by the seed; an unmatched prefix is an error. Throws beyond `most`. Returns the visited messages.
 */
export async function visitCrashPoints(
  visit: (target: CrashTarget) => Promise<CrashPoint>,
  { kinds, most = MOST }: { kinds?: readonly string[]; most?: number } = {},
): Promise<ProxiedMessage[]> {
  if (kinds && !IS_LONG) return await visitOneOfEach(visit, kinds);
  const visited: ProxiedMessage[] = [];
  for (let number = 1; number <= most; number += 1) {
    const point = await visitOne(visit, number);
    if (!point.at) return visited;
    visited.push(point.at);
  }
  throw new Error(`There are more than ${most} messages`);
}

async function visitOneOfEach(
  visit: (target: CrashTarget) => Promise<CrashPoint>,
  kinds: readonly string[],
): Promise<ProxiedMessage[]> {
  const { seen } = await visitOne(visit, Number.POSITIVE_INFINITY);
  const names = seen.map(describeMessage);
  const random = randomFrom(SEED);
  const visited: ProxiedMessage[] = [];
  for (const kind of kinds) {
    const count = names.filter((name) => name.startsWith(kind)).length;
    // This call may have fewer messages than the first one, which opened connections.
    const nth = 1 + Math.floor(random() * count);
    const chosen = count > 0 ? (await visitOne(visit, { kind, nth })).at : null;
    const at = chosen ?? (await visitOne(visit, { kind, nth: 1 })).at;
    if (!at) throw new Error(`No message is ${kind}:\n${names.join('\n')}`);
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
      `at message ${JSON.stringify(target)}: ${error instanceof Error ? error.message : error}`,
      {
        cause: error,
      },
    );
  }
}

/** The names of the messages. */
export function listNames(messages: readonly ProxiedMessage[]): string[] {
  return messages.map(describeMessage);
}
