import { sql } from 'drizzle-orm';
import type { Transaction } from '#db/connection.ts';
import { orderLineRows, orderRow } from '#db/order-rows.ts';
import {
  type BoundStatement,
  compilePart,
  insertFromJson,
  placeholdersFor,
  preparedStatement,
  runBound,
} from '#db/prepared.ts';
import { orderActivities, orderCounterEntries, orderLines, orders } from '#db/schema/index.ts';
import type { Order } from '#domain/orders/order.ts';

/**
 * Saves a new order with its lines, its activities and its entry for the counters. `counted` are the products
 * whose stock it took.
 */
export async function insertOrder(
  tx: Transaction,
  ...saved: Parameters<typeof bindOrderInsert>
): Promise<void> {
  await runBound(tx, [bindOrderInsert(...saved)]);
}

/** Returns the statement of `insertOrder`. */
export function bindOrderInsert(
  order: Order,
  buyerDigest: string | null,
  counted?: Pick<ReadonlySet<string>, 'has'>,
): BoundStatement {
  const lines = JSON.stringify(orderLineRows(order, counted));
  const activities = JSON.stringify(
    order.activities.map((activity, position) => ({ ...activity, orderId: order.id, position })),
  );
  return insert.bound({ ...orderRow(order), buyerDigest, lines, activities });
}

/** Columns that no new order has. */
const LATER = [
  'deletedAt',
  'canceledAt',
  'canceledBy',
  'cancelReason',
  'refundDueAt',
  'owedCents',
  'cancelKey',
  'paidKey',
] as const;

const LINE = [
  'orderId',
  'position',
  'productId',
  'name',
  'image',
  'unitPriceCents',
  'quantity',
  'selectedOptions',
  'variantId',
  'sku',
  'selectedProperties',
  'propertyTexts',
  'description',
  'notShipped',
  'discountCents',
  'taxCents',
  'taken',
  'fulfilled',
] as const;

const ACTIVITY = ['orderId', 'position', 'status', 'timestamp', 'description'] as const;

/** With the entry for the counters, as `recordOrderChange` would write it. */
const insert = preparedStatement(
  'insert_order',
  sql`with placed as (${compilePart((db) => db.insert(orders).values(placeholdersFor(orders, LATER)).returning())}),
    lines as (${insertFromJson(orderLines, LINE, 'lines')}),
    activities as (${insertFromJson(orderActivities, ACTIVITY, 'activities')})
    insert into ${orderCounterEntries}
      (id, sign, at, email_key, created_at, status, payment_status, total_cents, refunded_cents)
    select id, 1, created_at, email_key, created_at, status, payment_status, total_cents,
      refunded_cents + lost_cents
    from placed`,
);
