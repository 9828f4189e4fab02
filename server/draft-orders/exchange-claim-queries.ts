import { and, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Connection } from '#db/connection.ts';
import { draftOrders, exchangeCredits, returns } from '#db/schema/index.ts';
import { creditAmount } from '#domain/draft-orders/exchange-credit.ts';
import type { ExchangeClaim } from '#domain/refunds/standing-debt.ts';

/** Selects the claims on returned pieces of this order that count, or counted until their order ended. */
export async function selectClaims(db: Connection, orderId: string): Promise<ExchangeClaim[]> {
  const rows = await db
    .select({
      returnId: exchangeCredits.returnId,
      lines: exchangeCredits.lines,
      rest: exchangeCredits.restCents,
      short: exchangeCredits.shortCents,
      freedAt: exchangeCredits.freedAt,
      isBack: sql<boolean>`coalesce(${returns.receivedAt} <= ${exchangeCredits.freedAt}, false)`,
    })
    .from(exchangeCredits)
    .innerJoin(draftOrders, eq(draftOrders.id, exchangeCredits.draftOrderId))
    .innerJoin(returns, eq(returns.id, exchangeCredits.returnId))
    // A draft that was deleted gave nothing for the pieces.
    .where(
      and(
        eq(exchangeCredits.orderId, orderId),
        or(isNull(exchangeCredits.freedAt), isNotNull(draftOrders.orderId)),
      ),
    );
  return rows.map(({ lines, ...claim }) => ({ ...claim, used: creditAmount(lines) }));
}
