import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Connection, Transaction } from '#db/connection.ts';
import { checkouts, draftOrders, exchangeCredits, orders } from '#db/schema/index.ts';
import type { CreditLine, DraftContent } from '#domain/draft-orders/draft-order.ts';
import { creditAsRefund } from '#domain/draft-orders/exchange-credit.ts';
import type { Cents } from '#domain/money.ts';
import type { CommittedRefund } from '#domain/refunds/price-refund.ts';
import { isPaidBy } from '../orders/paid-order-queries.ts';

/** Returned pieces whose price counts towards another order: that of a draft, once it is paid. */
export type Exchange = {
  draftOrderId: string;
  returnId: string;
  orderId: string;
  lines: CreditLine[];
  createdAt: Date;
  /** The order it counts towards; null until that is placed. */
  newOrderId: string | null;
};

/** A credit that was not freed. */
const isTaken = isNull(exchangeCredits.freedAt);

/** Selects the exchanges of an order, and that which it was placed for. */
export async function selectExchanges(db: Connection, orderId: string): Promise<Exchange[]> {
  return await db
    .select({
      draftOrderId: exchangeCredits.draftOrderId,
      returnId: exchangeCredits.returnId,
      orderId: exchangeCredits.orderId,
      lines: exchangeCredits.lines,
      createdAt: exchangeCredits.createdAt,
      newOrderId: draftOrders.orderId,
    })
    .from(exchangeCredits)
    .innerJoin(draftOrders, eq(draftOrders.id, exchangeCredits.draftOrderId))
    .where(and(isTaken, or(eq(exchangeCredits.orderId, orderId), eq(draftOrders.orderId, orderId))));
}

/** An order that was placed for pieces of another one of the same customer. */
export type ExchangedOrder = { orderId: string; newOrderId: string };

/**
 * Selects the exchanges of these orders that customers see: an id opens an order, so both are of one
 * customer. Without orders it takes as long as with one.
 */
export async function selectExchangedOrders(
  db: Connection,
  orderIds: readonly string[],
): Promise<ExchangedOrder[]> {
  const ids = orderIds.length === 0 ? [''] : [...orderIds];
  const placed = alias(orders, 'placed');
  const drafts = db.select({ id: draftOrders.id }).from(draftOrders).where(inArray(draftOrders.orderId, ids));
  return await db
    .select({ orderId: orders.id, newOrderId: placed.id })
    .from(exchangeCredits)
    .innerJoin(draftOrders, eq(draftOrders.id, exchangeCredits.draftOrderId))
    .innerJoin(orders, eq(orders.id, exchangeCredits.orderId))
    .innerJoin(placed, eq(placed.id, draftOrders.orderId))
    .where(
      and(
        isTaken,
        or(
          inArray(exchangeCredits.orderId, ids),
          sql`${exchangeCredits.draftOrderId} = any(array(${drafts}))`,
        ),
        sql`lower(${placed.userEmail}) = lower(${orders.userEmail})`,
        isNull(orders.deletedAt),
        isNull(placed.deletedAt),
      ),
    );
}

/** Selects the credits that reduce what can be refunded of a payment. */
export async function selectCreditsOfPayment(
  db: Connection,
  paymentIntentId: string,
): Promise<CommittedRefund[]> {
  const rows = await db
    .select({ lines: exchangeCredits.lines })
    .from(exchangeCredits)
    .innerJoin(orders, eq(orders.id, exchangeCredits.orderId))
    .where(and(isTaken, isPaidBy(paymentIntentId)));
  return rows.map(({ lines }) => creditAsRefund(lines));
}

export async function findCredit(
  db: Connection,
  draftOrderId: string,
): Promise<{ returnId: string; orderId: string; userEmail: string; lines: CreditLine[] } | null> {
  const [row] = await db
    .select({
      returnId: exchangeCredits.returnId,
      orderId: exchangeCredits.orderId,
      userEmail: orders.userEmail,
      lines: exchangeCredits.lines,
    })
    .from(exchangeCredits)
    .innerJoin(orders, eq(orders.id, exchangeCredits.orderId))
    .where(and(isTaken, eq(exchangeCredits.draftOrderId, draftOrderId)));
  return row ?? null;
}

export async function insertCredit(
  tx: Transaction,
  credit: Omit<typeof exchangeCredits.$inferInsert, 'freedAt'>,
): Promise<void> {
  await tx.insert(exchangeCredits).values(credit);
}

export async function updateCredit(
  tx: Transaction,
  draftOrderId: string,
  settled: { lines?: CreditLine[]; restCents?: Cents; shortCents?: Cents },
): Promise<void> {
  await tx.update(exchangeCredits).set(settled).where(eq(exchangeCredits.draftOrderId, draftOrderId));
}

/** Finds the exchange that a return was made into; null without one, or if its credit was freed. */
export async function findExchangeOfReturn(db: Connection, returnId: string): Promise<ReturnExchange | null> {
  const [row] = await db
    .select({
      draftOrderId: exchangeCredits.draftOrderId,
      lines: exchangeCredits.lines,
      restCents: exchangeCredits.restCents,
      shortCents: exchangeCredits.shortCents,
      newOrderId: draftOrders.orderId,
      content: draftOrders.content,
      isBeingPaid: sql<boolean>`exists (
        select from ${checkouts} where ${checkouts.draftOrderId} = ${draftOrders.id} and ${checkouts.outcome} is null)`,
    })
    .from(exchangeCredits)
    .innerJoin(draftOrders, eq(draftOrders.id, exchangeCredits.draftOrderId))
    .where(and(isTaken, eq(exchangeCredits.returnId, returnId)));
  return row ?? null;
}

export type ReturnExchange = {
  draftOrderId: string;
  lines: CreditLine[];
  restCents: Cents;
  shortCents: Cents;
  newOrderId: string | null;
  content: DraftContent;
  isBeingPaid: boolean;
};

/**
 * Locks the draft of the exchange of a return, if there is one: before the order of the return, as the
 * placing of the draft locks them.
 */
export async function lockExchangeOfReturn(tx: Transaction, returnId: string): Promise<void> {
  await tx
    .select({ id: draftOrders.id })
    .from(draftOrders)
    .where(
      inArray(
        draftOrders.id,
        tx
          .select({ id: exchangeCredits.draftOrderId })
          .from(exchangeCredits)
          .where(and(isTaken, eq(exchangeCredits.returnId, returnId))),
      ),
    )
    .for('update');
}

/** Changes the content of the draft of an exchange, as staff would. */
export async function updateExchangeContent(
  tx: Transaction,
  draftOrderId: string,
  content: DraftContent,
  updatedAt: Date,
): Promise<void> {
  await tx
    .update(draftOrders)
    // Its total was of the content before.
    .set({ content, updatedAt, totalCents: null, version: sql`${draftOrders.version} + 1` })
    .where(eq(draftOrders.id, draftOrderId));
}

export async function freeCredit(tx: Transaction, draftOrderId: string, freedAt: Date): Promise<void> {
  await tx
    .update(exchangeCredits)
    .set({ freedAt })
    .where(and(isTaken, eq(exchangeCredits.draftOrderId, draftOrderId)));
}

/** True if an order was placed for an exchange whose credit was freed since. */
export async function hasFreedCredit(tx: Transaction, orderId: string): Promise<boolean> {
  const draft = await findDraftOfOrder(tx, orderId);
  if (!draft) return false;
  const [row] = await tx
    .select({ freedAt: exchangeCredits.freedAt })
    .from(exchangeCredits)
    .where(eq(exchangeCredits.draftOrderId, draft));
  return row !== undefined && row.freedAt !== null;
}

/** Finds the draft that an order was placed from; null for all others. */
export async function findDraftOfOrder(tx: Transaction, orderId: string): Promise<string | null> {
  const [row] = await tx.select({ id: orders.draftOrderId }).from(orders).where(eq(orders.id, orderId));
  return row?.id ?? null;
}
