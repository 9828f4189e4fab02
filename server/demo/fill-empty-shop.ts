import type { Database } from '#db/connection.ts';
import { copyRows } from '#db/fill/copy-rows.ts';
import { fillFirstStart, isUnused } from '#db/fill/fill-first-start.ts';
import { inLongTransaction } from '#db/in-long-transaction.ts';
import { auditLog, mails, refunds } from '#db/schema/index.ts';
import { addDemoCatalogue } from '#db/seed-demo.ts';
import { DEMO_SIGN_IN, DEMO_STAFF_NAME } from '../config/demo-sign-in.ts';
import { recountCounters } from '../counters/recount-counters.ts';
import { demoAudit } from './demo-audit.ts';
import { addDemoCollections, demoProductsByHand } from './demo-collections.ts';
import { addDemoDiscounts, demoDiscounts } from './demo-discounts.ts';
import { addDemoDraftOrders } from './demo-draft-orders.ts';
import { demoMails } from './demo-mails.ts';
import { addDemoParcels } from './demo-parcels.ts';
import { addDemoReturnPolicy } from './demo-return-policy.ts';
import { addDemoShipping } from './demo-shipping.ts';
import { addDemoSynonyms } from './demo-synonyms.ts';

const SEED = 'marigold';

/**
 * Fills the database of a first start in one transaction: the demo catalogue where there never was a product,
 * and, if `withOrders` and the shop is unused, a year of orders with their mails, audit log, parcels and a
 * return, two shipping zones, a return policy, two groups of synonyms, four codes of discounts with their
 * uses, two collections and two draft orders. Returns how many of each it added. `recordFilledPayments` must
 * follow.
 */
export async function fillEmptyShop(
  db: Database,
  { withOrders, now }: { withOrders: boolean; now: Date },
): Promise<{ products: number; orders: number }> {
  return await inLongTransaction(db, async ({ client, tx }) => {
    const products = await addDemoCatalogue(tx, now);
    if (products === 0 || !withOrders || !(await isUnused(client))) return { products, orders: 0 };
    const codes = demoDiscounts(now);
    const collections = demoProductsByHand();
    const added = await fillFirstStart(client, {
      seed: SEED,
      author: DEMO_STAFF_NAME,
      codes,
      collections,
      now,
    });
    await copyRows(client, mails, demoMails(added));
    await copyRows(client, auditLog, demoAudit(added, DEMO_SIGN_IN.email));
    await addDemoParcels(client, added, { staff: DEMO_STAFF_NAME, now });
    await addDemoShipping(tx, now);
    await addDemoReturnPolicy(tx, now);
    await addDemoSynonyms(tx, now);
    await addDemoCollections(tx, now);
    await addDemoDiscounts(tx, codes, added);
    await addDemoDraftOrders(tx, added, { staff: DEMO_SIGN_IN.email, now });
    await tx.update(refunds).set({ staff: DEMO_SIGN_IN.email });
    await recountCounters(tx);
    return { products, orders: added.orders.length };
  });
}
