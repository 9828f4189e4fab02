import type { Logger } from 'pino';
import type { Database } from '#db/connection.ts';
import { CART_LIFETIME } from '#domain/cart/cart.ts';
import { DAY, HOUR } from '#domain/time-units.ts';
import { type PeriodicTask, startPeriodicTask } from '../async/periodic-task.ts';
import { deleteAdditions, deleteUnusedCarts } from './cart-queries.ts';

/**
 * Deletes carts that were not used for 90 days (model C8), and what recognizes requests that are repeated.
 */
export function startCartCleaner(db: Database, log: Logger, now: () => Date): PeriodicTask {
  return startPeriodicTask({ name: 'deleting unused carts', every: HOUR, log }, async (stopping) => {
    const before = (age: number) => new Date(now().getTime() - age);
    await deleteAdditions(db, before(DAY));
    while (!stopping.aborted && (await deleteUnusedCarts(db, before(CART_LIFETIME))) > 0);
  });
}
