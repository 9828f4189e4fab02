import type { Hono } from 'hono';
import type { InvalidationWatch } from '../cache/invalidation-watch.ts';
import type { Replicas } from '../cache/replicas.ts';
import type { Environment } from './bind.ts';
import { Unavailable } from './unavailable.ts';

/** Asked by load balancers and supervisors. */
export const HEALTH_CHECKS: ReadonlySet<string> = new Set(['/healthz', '/readyz']);

/** HAProxy asks by OPTIONS unless its settings name a method. */
const METHODS = ['GET', 'OPTIONS'];

type Options = {
  watch: Pick<InvalidationWatch, 'look' | 'describe'>;
  replicas: Pick<NonNullable<Replicas>, 'describe'> | null;
  isStopping: () => boolean;
};

/**
 * Says whether the process is alive, and whether it can sell. Load balancers wait two seconds for these, and
 * all servers of a shop at once would be taken for broken: neither waits for a connection of buyers
 * (model R2, R3).
 */
export function healthRoutes(app: Hono<Environment>, { watch, replicas, isStopping }: Options): void {
  app.on(METHODS, '/healthz', (context) => context.json({ status: 'alive' }));
  app.on(METHODS, '/readyz', async (context) => {
    if (isStopping()) return context.json({ status: 'stopping' }, 503);
    if (!(await watch.look())) throw notReady('The database does not answer.');
    const { isReadOnly, isOutdated, newEpochAt } = watch.describe();
    if (isReadOnly) throw notReady('The database accepts no changes.');
    if (isOutdated) throw notReady('The database is of a newer version.');
    return context.json({
      status: 'ready',
      ...(newEpochAt && { newEpochAt }),
      ...(replicas && { replicas: replicas.describe() }),
    });
  });
}

function notReady(reason: string): Unavailable {
  return new Unavailable(reason, 'unavailable', reason);
}
