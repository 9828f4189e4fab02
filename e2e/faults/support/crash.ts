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

/**
 * Kills the server (of several: the one it is about) when the n-th message from now on is about to cross,
 * before it arrives: a request that its peer never gets, or an answer that the server never hears.
 */
export function crashAt(
  servers: Server | readonly Server[],
  number: number,
  { counts = () => true, strike }: CrashOptions = {},
): CrashPoint {
  const seen: Crossing[] = [];
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
      if (seen.length < number) return 'pass';
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
