import type { Crossing, Watch } from '../processes/crossing.ts';
import type { Server } from './world.ts';

/** A point at which a server is killed. */
export type CrashPoint = {
  /** Where it happened; null as long as it did not. */
  readonly at: Crossing | null;
  /** All crossings that counted so far, the one it happened at included. */
  readonly seen: readonly Crossing[];
  /** Lets everything pass again, once what struck is over. */
  disarm(): Promise<void>;
};

export type CrashOptions = {
  /** Which crossings count; all unless given. */
  counts?: (crossing: Crossing) => boolean;
  /** What happens there instead of kill -9 of the server. */
  strike?: (server: Server) => Promise<void>;
};

/** Which crossing: the n-th of all, from 1, or the n-th whose name begins with `kind`. */
export type CrashTarget = number | { kind: string; nth: number };

/** What a crossing is called, so that tests can compare: 'from database: commit'. */
export const nameOf = ({ way, about }: Crossing) => `${way}: ${about}`;

/** Asked with each crossing, in their order, answers whether it is the target or one after it. */
export function isAtOf(target: CrashTarget): (crossing: Crossing) => boolean {
  const { kind, nth } = typeof target === 'number' ? { kind: '', nth: target } : target;
  let count = 0;
  return (crossing) => {
    if (!nameOf(crossing).startsWith(kind)) return false;
    count += 1;
    return count >= nth;
  };
}

/**
 * Kills the server (of several: the one it is about) when the n-th message from now on is about to cross,
 * before it arrives: a request that its peer never gets, or an answer that the server never hears.
 */
export function crashAt(
  servers: Server | readonly Server[],
  target: CrashTarget,
  { counts = () => true, strike }: CrashOptions = {},
): CrashPoint {
  const seen: Crossing[] = [];
  const isAt = isAtOf(target);
  let at: Crossing | null = null;
  let struck: Server | null = null;
  let striking = Promise.resolve();
  const all = [servers].flat();
  const watchOf =
    (server: Server): Watch =>
    async (crossing) => {
      // A dead server sends and hears nothing more.
      if (struck === server && !strike) return 'drop';
      if (struck || !counts(crossing)) return 'pass';
      seen.push(crossing);
      if (!isAt(crossing)) return 'pass';
      at = crossing;
      struck = server;
      striking = strike ? strike(server) : server.kill();
      await striking;
      return 'drop';
    };
  const arm = (watch: (server: Server) => Watch | null) => {
    for (const server of all) {
      server.database.watch(watch(server));
      server.provider.watch(watch(server));
    }
  };
  arm(watchOf);
  return {
    get at() {
      return at;
    },
    seen,
    async disarm() {
      await striking;
      arm(() => null);
    },
  };
}
