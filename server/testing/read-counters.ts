import { sql } from 'drizzle-orm';
import type { Database } from '#db/connection.ts';
import { recountCounters } from '../counters/recount-counters.ts';

/** Reads the counters, without zeros. */
export async function readCounters(db: Pick<Database, 'execute'>) {
  const rows = async (statement: string) => (await db.execute(sql.raw(statement))).rows;
  return {
    orders: await rows(
      `select period, status, payment_status, high_value, orders, total_cents from order_tallies
       where orders <> 0 or total_cents <> 0 order by 1, 2, 3, 4`,
    ),
    customers: await rows('select email_key, orders, since from customers order by 1'),
    customerCounts: await rows(
      `select period, count from tallies where name = 'customers' and count <> 0 order by 1`,
    ),
    // In total: by day they also count deletions that were undone, which no row records.
    pending: await rows(`select coalesce(sum(count), 0) as count from tallies where name = 'pending'`),
    reviews: await rows(
      'select verified, rating, reviews from review_tallies where reviews <> 0 order by 1, 2',
    ),
  };
}

/** The counters as a recount would make them; changes nothing. */
export async function recountedCounters(db: Database) {
  let counted: Awaited<ReturnType<typeof readCounters>> | undefined;
  const undo = new Error('only to see');
  await db
    .transaction(async (tx) => {
      await recountCounters(tx);
      counted = await readCounters(tx);
      throw undo;
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error;
    });
  return counted;
}
