import type { Logger } from 'pino';
import { type Database, inTransaction } from '#db/connection.ts';
import { followSchedule } from '#domain/products/schedule.ts';
import { SECOND } from '#domain/time-units.ts';
import { type PeriodicTask, startPeriodicTask } from '../async/periodic-task.ts';
import type { Staff } from '../http/staff.ts';
import { changeProductIn } from './change-product.ts';
import { lockProduct, lockScheduled } from './staff-product-queries.ts';

/** Who changes a product at its time, in the audit log. */
const THE_SHOP: Staff = { email: 'the shop', name: 'The shop' };

/** Milliseconds between two rounds: a time acts within a minute. */
const EVERY = 20 * SECOND;

/** Milliseconds from the start of the server to the first round: times that passed meanwhile act soon. */
const SOON = 5 * SECOND;

/** Publishes and ends products at their times (model W5). Runs on every server; each change is made once. */
export function startPublishing(db: Database, log: Logger, now: () => Date): PeriodicTask {
  const task = { name: 'publishing products', every: EVERY, first: SOON, log };
  return startPeriodicTask(task, async (stopping) => {
    while (!stopping.aborted && (await publishNext(db, now())));
  });
}

/** Changes one product whose time has come; false if there is none. */
async function publishNext(db: Database, now: Date): Promise<boolean> {
  return await inTransaction(db, async (tx) => {
    const scheduled = await lockScheduled(tx, now);
    const product = scheduled && (await lockProduct(tx, scheduled.id));
    const fields = product && followSchedule(product, now);
    if (!fields) return false;
    const changed = await changeProductIn(tx, product, { fields }, { staff: THE_SHOP, now });
    if (!changed.ok) throw new Error(`${product.id} is not published: ${changed.refusal.message}`);
    return true;
  });
}
