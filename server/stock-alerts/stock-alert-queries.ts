import { and, asc, count, desc, eq, gt, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { PgSelect } from 'drizzle-orm/pg-core';
import type { Connection, Transaction } from '#db/connection.ts';
import { products, productVariants, stockAlerts } from '#db/schema/index.ts';
import { IS_SHOWN } from '#db/shown-products.ts';
import { normalizeEmail } from '#domain/email-address.ts';

/** The product or variant of an alert; without a variant, any variant. */
export type Awaited = { productId: string; variantId: string | null };

export type StockAlert = Awaited & { id: string; email: string };

const AWAITED = { productId: stockAlerts.productId, variantId: stockAlerts.variantId };
const IS_WAITING = isNull(stockAlerts.mailedAt);

/** False if the email waits for it already. */
export async function insertAlert(db: Connection, alert: StockAlert, createdAt: Date): Promise<boolean> {
  const { rowCount } = await db
    .insert(stockAlerts)
    .values({ ...alert, emailKey: normalizeEmail(alert.email), createdAt })
    .onConflictDoNothing();
  return rowCount === 1;
}

/** Finds the alerts of an email, oldest first. */
export async function findAlertsByEmail(db: Connection, email: string) {
  return await db
    .select({ ...AWAITED, createdAt: stockAlerts.createdAt })
    .from(stockAlerts)
    .where(and(eq(stockAlerts.emailKey, normalizeEmail(email)), IS_WAITING))
    .orderBy(asc(stockAlerts.createdAt), asc(stockAlerts.id));
}

/** Deletes the alerts of an email, mailed ones too. */
export async function deleteAlertsByEmail(db: Connection, email: string): Promise<void> {
  await db.delete(stockAlerts).where(eq(stockAlerts.emailKey, normalizeEmail(email)));
}

/** Deletes alerts that were mailed before `mailedBefore`, or wait since before `waitingBefore`. */
export async function deleteEndedAlerts(
  db: Connection,
  { mailedBefore, waitingBefore }: { mailedBefore: Date; waitingBefore: Date },
): Promise<void> {
  await db
    .delete(stockAlerts)
    .where(or(lt(stockAlerts.mailedAt, mailedBefore), lt(stockAlerts.createdAt, waitingBefore)));
}

/** Pieces of what is waited for; null if they are not counted. */
const PIECES = sql<number | null>`case when ${stockAlerts.variantId} is null
  then ${products.stock} else ${productVariants.stock} end`;

const CAN_BE_BOUGHT = sql`${IS_SHOWN} and ${products.availability}
  and ${PIECES} is distinct from 0
  and (${stockAlerts.variantId} is null
    or (${productVariants.isOffered} and ${productVariants.removedAt} is null))`;

function joined<Select extends PgSelect>(select: Select) {
  return select
    .innerJoin(products, eq(products.id, stockAlerts.productId))
    .leftJoin(productVariants, eq(productVariants.id, stockAlerts.variantId));
}

/** Finds the products and variants with alerts that can be bought now. */
export async function findBack(db: Connection): Promise<Awaited[]> {
  return await joined(db.selectDistinct(AWAITED).from(stockAlerts).$dynamic()).where(
    and(IS_WAITING, CAN_BE_BOUGHT),
  );
}

/**
 * Locks the alert that waits longest, so that servers mail it one after the other. Null if there is none,
 * another server has just mailed it, or it cannot be bought.
 */
export async function lockFirst(tx: Transaction, awaited: Awaited) {
  const selected = tx
    .select({
      pieces: PIECES,
      name: products.name,
      options: productVariants.options,
    })
    .from(stockAlerts)
    .$dynamic();
  const [known] = await joined(selected)
    .where(and(isFor(awaited), IS_WAITING, CAN_BE_BOUGHT))
    .orderBy(asc(stockAlerts.createdAt), asc(stockAlerts.id))
    .limit(1)
    .for('update', { of: stockAlerts });
  return known ?? null;
}

export async function countMailedSince(tx: Transaction, awaited: Awaited, since: Date): Promise<number> {
  return await tx.$count(stockAlerts, and(isFor(awaited), gt(stockAlerts.mailedAt, since)));
}

/** Marks those that wait longest as mailed. */
export async function markMailed(
  tx: Transaction,
  awaited: Awaited,
  { limit, at }: { limit: number; at: Date },
): Promise<{ id: string; email: string }[]> {
  const first = tx
    .select({ id: stockAlerts.id })
    .from(stockAlerts)
    .where(and(isFor(awaited), IS_WAITING))
    .orderBy(asc(stockAlerts.createdAt), asc(stockAlerts.id))
    .limit(limit);
  return await tx
    .update(stockAlerts)
    .set({ mailedAt: at })
    .where(and(inArray(stockAlerts.id, first), IS_WAITING))
    .returning({ id: stockAlerts.id, email: stockAlerts.email });
}

/** Counts the waiting alerts by variant, the most requested first. */
export async function countWaiting(db: Connection, productId: string) {
  const waiting = count();
  return await db
    .select({ variantId: stockAlerts.variantId, waiting })
    .from(stockAlerts)
    .where(and(eq(stockAlerts.productId, productId), IS_WAITING))
    .groupBy(stockAlerts.variantId)
    .orderBy(desc(waiting), asc(stockAlerts.variantId));
}

function isFor({ productId, variantId }: Awaited): SQL | undefined {
  return and(
    eq(stockAlerts.productId, productId),
    variantId === null ? isNull(stockAlerts.variantId) : eq(stockAlerts.variantId, variantId),
  );
}
