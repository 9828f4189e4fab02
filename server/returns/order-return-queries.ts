import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Connection } from '#db/connection.ts';
import { exchangeCredits, returnLabels, returnLines, returns } from '#db/schema/index.ts';
import type { LabelType } from '#domain/returns/label.ts';
import type { OrderReturn } from '#domain/returns/return.ts';

/** Selects the returns of these orders, oldest first. Without orders it takes as long as with one. */
export async function selectReturnsOfOrders(
  db: Connection,
  orderIds: readonly string[],
): Promise<OrderReturn[]> {
  const rows = await db
    .select({ head: returns, line: returnLines, label: TYPE_OF_STORED, exchangeShort: SHORT })
    .from(returns)
    .innerJoin(returnLines, eq(returnLines.returnId, returns.id))
    .leftJoin(returnLabels, eq(returnLabels.returnId, returns.id))
    .where(inArray(returns.orderId, orderIds.length === 0 ? [''] : [...orderIds]))
    .orderBy(asc(returns.createdAt), asc(returns.id), asc(returnLines.position));
  return [...Map.groupBy(rows, ({ head }) => head.id).values()].flatMap((pieces) =>
    pieces.slice(0, 1).map(({ head, label, exchangeShort }) => ({
      ...head,
      exchangeShort,
      label,
      lines: pieces.map(({ line: { returnId, ...line } }) => line),
    })),
  );
}

const TYPE_OF_STORED = sql<LabelType | null>`case when ${returnLabels.bytes} is not null then ${returnLabels.type} end`;

const SHORT = sql<number | null>`(
  select nullif(${exchangeCredits.shortCents}, 0) from ${exchangeCredits}
  where ${exchangeCredits.returnId} = ${returns.id} and ${exchangeCredits.freedAt} is null)`;
