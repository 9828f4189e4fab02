import type { Database } from '#db/connection.ts';
import { copyRows } from '#db/fill/copy-rows.ts';
import { fillFirstStart, isUnused } from '#db/fill/fill-first-start.ts';
import { inLongTransaction } from '#db/in-long-transaction.ts';
import { auditLog, mails, refunds } from '#db/schema/index.ts';
import { addDemoCatalogue } from '#db/seed-demo.ts';
import { DEMO_SIGN_IN, DEMO_STAFF_NAME } from '../config/demo-sign-in.ts';
import { recountCounters } from '../counters/recount-counters.ts';
import { demoAudit } from './demo-audit.ts';
import { demoMails } from './demo-mails.ts';

const SEED = 'marigold';

/**
 * Fills the database of a first start in one transaction: the demo catalogue where there never was a product,
 * and, if `withOrders` and the shop is unused, a year of orders with their mails and audit log.
 * Returns how many of each it added. `recordFilledPayments` must follow.
 */
export async function fillEmptyShop(
  db: Database,
  { withOrders, now }: { withOrders: boolean; now: Date },
): Promise<{ products: number; orders: number }> {
  return await inLongTransaction(db, async ({ client, tx }) => {
    const products = await addDemoCatalogue(tx, now);
    if (products === 0 || !withOrders || !(await isUnused(client))) return { products, orders: 0 };
    const added = await fillFirstStart(client, { seed: SEED, author: DEMO_STAFF_NAME, now });
    await copyRows(client, mails, demoMails(added));
    await copyRows(client, auditLog, demoAudit(added, DEMO_SIGN_IN.email));
    await tx.update(refunds).set({ staff: DEMO_SIGN_IN.email });
    await recountCounters(tx);
    return { products, orders: added.orders.length };
  });
}
