import { isDeepStrictEqual } from 'node:util';
import { sql } from 'drizzle-orm';
import { invalidate } from '#db/cache-tags.ts';
import { type Database, inTransaction } from '#db/connection.ts';
import { inLongTransaction } from '#db/in-long-transaction.ts';
import { collections, demoRows, discounts, draftOrders } from '#db/schema/index.ts';
import { NO_SYNONYM_GROUPS } from '#domain/products/search/synonym-groups.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { NO_ZONES } from '#domain/shipping/zone.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { deleteCollection } from '../collections/save-collection.ts';
import type { Config } from '../config/config.ts';
import { recountCounters } from '../counters/recount-counters.ts';
import { deleteDiscount } from '../discounts/save-discount.ts';
import { deleteDraftOrder } from '../draft-orders/save-draft-order.ts';
import type { Staff } from '../http/staff.ts';
import type { PaymentServices } from '../payments/payment-services.ts';
import { deleteProduct } from '../products/delete-product.ts';
import { HIDDEN_EXAMPLES } from '../settings/hide-examples.ts';
import { saveSetting, selectSettings } from '../settings/settings-queries.ts';
import { DEMO_RETURN_POLICY } from './demo-return-policy.ts';
import {
  type DemoPayment,
  deleteMemberships,
  deleteMessages,
  deleteOrders,
  deleteReviews,
  lockUntouchedMemberships,
  lockUntouchedMessages,
  lockUntouchedOrders,
  selectUntouchedProducts,
} from './demo-row-queries.ts';
import { DEMO_ZONES } from './demo-shipping.ts';
import { DEMO_SYNONYMS } from './demo-synonyms.ts';

/** Rows that were removed. */
export type RemovedDemo = { products: number; orders: number; members: number; messages: number };

/**
 * Removes the demo: what the first start added and nobody has changed since. Products, codes, collections and
 * drafts are deleted as staff delete them; made-up orders, members and messages go with all that is about
 * them. Settings that staff have not written become those of a shop that started empty. Can be repeated.
 */
export async function removeDemo(
  services: PaymentServices & { config: Pick<Config, 'stripe'> },
  staff: Staff,
): Promise<RemovedDemo> {
  const { db, payments, config } = services;
  const change = { staff, now: services.now() };
  const { demoProducts } = await import('#demo/catalogue/index.ts');
  const { demoReviews } = await import('#demo/reviews/demo-reviews.ts');
  for (const id of await selectUntouched(db, discounts, 'DC-DEM0-%')) await deleteDiscount(db, id, change);
  for (const id of await selectUntouched(db, collections, 'CL-DEM0-%'))
    await deleteCollection(db, id, change);
  for (const id of await selectUntouched(db, draftOrders, 'DO-DEM0-%'))
    await deleteDraftOrder(services, id, { staff });
  const products = await selectUntouchedProducts(
    db,
    demoProducts.map(({ id }) => id),
  );
  const reviews = demoReviews(demoProducts.filter(({ id }) => products.includes(id))).map(({ id }) => id);
  for (const id of products) await deleteProduct(db, id, change);
  const { paid, ...removed } = await removeRows(db, { ids: reviews, productIds: products });
  if (config.stripe === null)
    for (const { paymentIntentId } of paid)
      if (paymentIntentId) await payments.forgetPayment(paymentIntentId);
  await resetSettings(db, { ...change, removed: { products: products.length, ...removed } });
  return { products: products.length, ...removed };
}

type Versioned = typeof discounts | typeof collections | typeof draftOrders;

/** Ids of the demo that were never changed and are not deleted. */
async function selectUntouched(db: Database, table: Versioned, like: string): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from ${table} where id like ${like} and version = 1 and deleted_at is null`,
  );
  return rows.map(({ id }) => id);
}

async function removeRows(
  db: Database,
  reviews: Parameters<typeof deleteReviews>[1],
): Promise<Omit<RemovedDemo, 'products'> & { paid: DemoPayment[] }> {
  return await inLongTransaction(db, async ({ tx }) => {
    const orders = await lockUntouchedOrders(tx);
    const members = await lockUntouchedMemberships(tx);
    const messages = await lockUntouchedMessages(tx);
    const idsOf = (rows: readonly DemoPayment[]) => rows.map(({ id }) => id);
    await deleteReviews(tx, reviews);
    await deleteOrders(tx, idsOf(orders));
    await deleteMemberships(tx, idsOf(members));
    await deleteMessages(tx, messages);
    // What staff have changed is the seller's from now on.
    await tx.delete(demoRows);
    await recountCounters(tx);
    return {
      orders: orders.length,
      members: members.length,
      messages: messages.length,
      paid: [...orders, ...members],
    };
  });
}

/** What the first start set, and what takes its place. */
const DEMO_SETTINGS: { name: keyof Settings; value: unknown; empty: unknown }[] = [
  { name: 'shippingZones', value: DEMO_ZONES, empty: { ...NO_ZONES, version: DEMO_ZONES.version + 1 } },
  {
    name: 'synonyms',
    value: DEMO_SYNONYMS,
    empty: { ...NO_SYNONYM_GROUPS, version: DEMO_SYNONYMS.version + 1 },
  },
  { name: 'returnPolicy', value: DEMO_RETURN_POLICY, empty: '' },
];

/** Ends the settings of the demo, and hides the example texts unless staff have decided about them. */
async function resetSettings(
  db: Database,
  { staff, now, removed }: { staff: Staff; now: Date; removed: RemovedDemo },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const stored = new Map((await selectSettings(tx)).map(({ name, value }) => [name, value]));
    for (const { name, value, empty } of DEMO_SETTINGS)
      if (isDeepStrictEqual(stored.get(name), value)) await saveSetting(tx, name, empty, now);
    for (const [name, value] of Object.entries(HIDDEN_EXAMPLES))
      if (!stored.has(name)) await saveSetting(tx, name as keyof Settings, value, now);
    const after = { demo: 'removed', ...removed };
    await writeAudit(tx, { staff, action: 'setting.update', subjectId: 'demo', after }, now);
    await invalidate(tx, ['settings', 'catalogue', 'collections', 'discounts', 'ratings', 'availability']);
  });
}
