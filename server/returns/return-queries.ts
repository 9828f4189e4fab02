import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Connection, Transaction } from '#db/connection.ts';
import { isOneOf } from '#db/is-one-of.ts';
import { orderLines, orders, returnLines, returns } from '#db/schema/index.ts';
import { parseReturnId } from '#domain/ids.ts';
import { needsLook, type OrderReturn, RETURN_STATUSES, type ReturnLine } from '#domain/returns/return.ts';
import { returnList } from '#domain/returns/return-list.ts';
import { listQueries, selectPart } from '../lists/list-queries.ts';
import { isFoundInOrder } from '../orders/order-conditions.ts';

/** A new return has no label. */
export async function insertReturn(
  tx: Transaction,
  { lines, label: _, ...head }: OrderReturn,
): Promise<void> {
  await tx.insert(returns).values(head);
  await tx.insert(returnLines).values(lines.map((line) => ({ ...line, returnId: head.id })));
}

type Changes = Partial<Pick<OrderReturn, 'status' | 'answer' | 'decidedAt' | 'receivedAt' | 'endedAt'>>;

export async function updateReturn(tx: Transaction, id: string, changes: Changes): Promise<void> {
  await tx.update(returns).set(changes).where(eq(returns.id, id));
}

export async function updateReturnLine(
  tx: Transaction,
  id: string,
  { position, restocked, writtenOff }: ReturnLine,
): Promise<void> {
  const isLine = and(eq(returnLines.returnId, id), eq(returnLines.position, position));
  await tx.update(returnLines).set({ restocked, writtenOff }).where(isLine);
}

/** Finds the order of a return; null if there is no such return. */
export async function findOrderOfReturn(db: Connection, id: string): Promise<string | null> {
  const [row] = await db.select({ orderId: returns.orderId }).from(returns).where(eq(returns.id, id));
  return row?.orderId ?? null;
}

/** A return as a list shows it. */
export type ReturnRow = Pick<
  OrderReturn,
  'id' | 'orderId' | 'status' | 'isWithdrawal' | 'wantsExchange' | 'createdAt'
> & {
  userEmail: string;
  pieces: number;
  name: string;
  image: string;
};

export const returnQueries = listQueries<typeof returnList, ReturnRow>({
  list: returnList,
  select: (db, part) => selectPart(selectRows(db).$dynamic(), part),
  conditions: {
    search: (search) => {
      const id = parseReturnId(search);
      if (id !== null) return eq(returns.id, id);
      return sql`exists (select from ${orders} where ${orders.id} = ${returns.orderId} and ${isFoundInOrder(search)})`;
    },
    status: (status) => eq(returns.status, status),
    need: () => isOneOf(returns.status, RETURN_STATUSES.filter(needsLook)),
  },
  sorts: {},
  keyset: { at: returns.createdAt, id: returns.id, idOf: ({ id }) => id },
});

/** One row each: a return has a first line, and a line of an order its place. */
function selectRows(db: Connection) {
  const first = sql`(select min(position) from ${returnLines} where return_id = ${returns.id})`;
  return db
    .select({
      id: returns.id,
      orderId: returns.orderId,
      status: returns.status,
      isWithdrawal: returns.isWithdrawal,
      wantsExchange: returns.wantsExchange,
      createdAt: returns.createdAt,
      userEmail: orders.userEmail,
      pieces: sql<number>`(select sum(quantity)::int from ${returnLines} where return_id = ${returns.id})`,
      name: orderLines.name,
      image: orderLines.image,
    })
    .from(returns)
    .innerJoin(orders, eq(orders.id, returns.orderId))
    .innerJoin(orderLines, and(eq(orderLines.orderId, returns.orderId), eq(orderLines.position, first)));
}

/** A line of a return with its return, and what the line of the order is. */
export type ReturnedLine = Awaited<ReturnType<typeof selectReturnedLines>>[number];

export async function selectReturnedLines(db: Connection, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const isLine = and(eq(orderLines.orderId, returns.orderId), eq(orderLines.position, returnLines.position));
  return await db
    .select({
      returnId: returns.id,
      orderId: returns.orderId,
      isWithdrawal: returns.isWithdrawal,
      createdAt: returns.createdAt,
      decidedAt: returns.decidedAt,
      receivedAt: returns.receivedAt,
      endedAt: returns.endedAt,
      note: returns.note,
      answer: returns.answer,
      position: returnLines.position,
      quantity: returnLines.quantity,
      reason: returnLines.reason,
      restocked: returnLines.restocked,
      writtenOff: returnLines.writtenOff,
      name: orderLines.name,
      sku: orderLines.sku,
      description: orderLines.description,
    })
    .from(returns)
    .innerJoin(returnLines, eq(returnLines.returnId, returns.id))
    .innerJoin(orderLines, isLine)
    .where(inArray(returns.id, [...ids]))
    .orderBy(returns.id, returnLines.position);
}
