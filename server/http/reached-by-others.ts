import type { Logger } from 'pino';
import type { Database } from '#db/connection.ts';
import type { Config } from '../config/config.ts';
import { findReachedSince, saveReached } from './reached-by-others-queries.ts';
import { isSentByOthers, type Sent } from './sent-directly.ts';

export type Reach = {
  /** Looks at a request, and remembers if it shows that others reach the shop. */
  notice: (sent: Sent) => void;
  /** True once any server of the database has seen such a request. */
  isReached: () => Promise<boolean>;
};

type Options = {
  db: Database;
  config: Pick<Config, 'reachedBy' | 'demoForAll'>;
  log: Logger;
  now: () => Date;
};

/**
 * Watches whether others reach a shop whose settings do not show it. One request that shows it decides for
 * all later ones, also of other processes and after a restart: a proxy that adds no header forwards many that
 * show nothing.
 */
export function watchReach({ db, config, log, now }: Options): Reach {
  // Otherwise nothing depends on it.
  const isWatched = config.reachedBy === null && !config.demoForAll;
  let isKnown = false;

  async function remember(): Promise<void> {
    try {
      if (await saveReached(db, now())) log.warn(REACHED);
    } catch (err) {
      // The next request that shows it tries again.
      isKnown = false;
      log.warn({ err }, 'that others reach the shop could not be stored');
    }
  }

  return {
    notice(sent) {
      if (!isWatched || isKnown || !isSentByOthers(sent)) return;
      isKnown = true;
      void remember();
    },
    async isReached() {
      if (isWatched && !isKnown) isKnown = (await findReachedSince(db)) !== null;
      return isKnown;
    },
  };
}

/** Describes, at the start of a demo, the others that have reached it; null if none are known. */
export async function reachWarning(
  db: Database,
  { reachedBy, demoSignIn, demoForAll }: Pick<Config, 'reachedBy' | 'demoSignIn' | 'demoForAll'>,
): Promise<string | null> {
  if (reachedBy !== null || !demoSignIn || demoForAll) return null;
  const since = await findReachedSince(db);
  return since && `${REACHED} First seen: ${since.toISOString().slice(0, 10)}.`;
}

const REACHED =
  'Others reach this shop, so its demo sign-in is off, also on this machine. Add an account of your own: npm run staff -- add you@example.com. For a public demo: DEMO_SIGN_IN=on';
