import type { ProxiedMessage, Watch } from '../processes/proxied-message.ts';
import type { Server } from './world.ts';

/** A point at which a server is killed. */
export type CrashPoint = {
  /** The message it happened at; null until then. */
  readonly at: ProxiedMessage | null;
  /** All counted messages so far, including that one. */
  readonly seen: readonly ProxiedMessage[];
  /** Forwards everything again. */
  disarm(): Promise<void>;
};

export type CrashOptions = {
  /** True for messages that count; default: all. */
  counts?: (message: ProxiedMessage) => boolean;
  /** The fault instead of kill -9 of the server. */
  strike?: (server: Server) => Promise<void>;
};

/** The n-th message, from 1; or the n-th whose name begins with `kind`. */
export type CrashTarget = number | { kind: string; nth: number };

/** Name of a message: 'from database: commit'. */
export const describeMessage = ({ way, about }: ProxiedMessage) => `${way}: ${about}`;

/** A predicate to call with each message in order: true from the target on. */
export function createMatcher(target: CrashTarget): (message: ProxiedMessage) => boolean {
  const { kind, nth } = typeof target === 'number' ? { kind: '', nth: target } : target;
  let count = 0;
  return (message) => {
    if (!describeMessage(message).startsWith(kind)) return false;
    count += 1;
    return count >= nth;
  };
}

/**
 * Kills the server before its n-th message is forwarded, so that it never arrives. Of several servers, kills
 * the one that sends or receives the message.
 */
export function crashAt(
  servers: Server | readonly Server[],
  target: CrashTarget,
  { counts = () => true, strike }: CrashOptions = {},
): CrashPoint {
  const seen: ProxiedMessage[] = [];
  const isAt = createMatcher(target);
  let at: ProxiedMessage | null = null;
  let struck: Server | null = null;
  let striking = Promise.resolve();
  const all = [servers].flat();
  const createWatch =
    (server: Server): Watch =>
    async (message) => {
      // A dead server sends and receives nothing.
      if (struck === server && !strike) return 'drop';
      if (struck || !counts(message)) return 'pass';
      seen.push(message);
      if (!isAt(message)) return 'pass';
      at = message;
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
  arm(createWatch);
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
