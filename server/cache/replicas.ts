import type { Logger } from 'pino';
import { insertMarker, readReplicaState } from '#db/cache-tags.ts';
import { closePools, connectReplica, type Database, type ReplicaDatabases } from '#db/connection.ts';
import { routeStatements } from '#db/route-statements.ts';
import { startPeriodicTask } from '../async/periodic-task.ts';
import type { InvalidationWatch } from './invalidation-watch.ts';
import { readFromReplicas } from './read-from-replicas.ts';
import { followReplica } from './replica.ts';

/** Milliseconds between two questions to a replica. */
const ASK_INTERVAL = 250;

type Options = {
  urls: readonly string[];
  primary: Database;
  watch: InvalidationWatch;
  /** Processes that answer requests. */
  workers: number;
  log: Logger;
};

export type Replicas = ReturnType<typeof openReplicas>;

/** Connects replicas for what is the same for everyone; null without any. */
export function openReplicas({ urls, primary, watch, workers, log }: Options) {
  if (urls.length === 0) return null;
  // The replica is then left out, which is logged already.
  const onIdleError = () => undefined;
  const opened = urls.map((url, index) => {
    const number = index + 1;
    const databases = connectReplica(url, onIdleError, workers);
    const replica = followReplica({
      number,
      read: (transactions) => readReplicaState(databases.state, transactions),
      // This process learns the tags of everything that is committed after the first look.
      mark: async () => ((await watch.look()) ? await insertMarker(primary).catch(() => null) : null),
      log,
    });
    watch.onLearned(replica.learned);
    const name = `asking replica ${number}`;
    const asking = startPeriodicTask({ name, every: ASK_INTERVAL, first: 0, log }, () => replica.ask());
    return { number, databases, replica, asking };
  });
  const replicas = opened.map(({ replica }) => replica);
  const reads = readFromReplicas(replicas, watch);
  const databasesByNumber = new Map(opened.map(({ number, databases }) => [number, databases]));

  return {
    /** For caches: what they compute may come from a replica. */
    watch: { ...watch, compute: reads.compute } satisfies InvalidationWatch,
    /** Returns the same database, in which computations for everyone read from a replica. */
    route(db: Database, pool: keyof ReplicaDatabases): Database {
      return routeStatements(db, (send) =>
        reads.run({
          at: (number) => send(databasesByNumber.get(number)?.[pool] ?? db),
          atPrimary: () => send(db),
        }),
      );
    },
    describe: () => replicas.map(({ describe }) => describe()),
    async stop() {
      for (const { asking, databases } of opened) {
        await asking.stop();
        await closePools(databases);
      }
    },
  };
}
