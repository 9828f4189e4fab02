import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Connection, Database, Transaction } from '#db/connection.ts';
import { checkouts, creditNotes, orderLines, refunds } from '#db/schema/index.ts';
import type { Cents } from '#domain/money.ts';
import type { OrderRefund } from '#domain/orders/order.ts';
import { deriveOrderRefund } from '#domain/orders/order-refund.ts';
import type { RefundLine, RefundParts } from '#domain/refunds/refund.ts';
import { isRefundNews, type RefundStatus } from '#domain/refunds/refund-status.ts';
import { summarizeRefunds } from '#domain/refunds/refund-summary.ts';

export type NewRefund = typeof refunds.$inferInsert;

export type Refund = Awaited<ReturnType<typeof selectRefundsOfPayments>>[number];

/** Amounts in cents. */
const REFUND_COLUMNS = {
  id: refunds.id,
  paymentIntentId: refunds.paymentIntentId,
  checkoutId: refunds.checkoutId,
  amount: refunds.amountCents,
  tax: refunds.taxCents,
  shipping: refunds.shippingCents,
  adjustment: refunds.adjustmentCents,
  shippingTax: refunds.shippingTaxCents,
  lines: refunds.lines,
  currency: refunds.currency,
  reason: refunds.reason,
  note: refunds.note,
  way: refunds.way,
  staff: refunds.staff,
  notify: refunds.notify,
  status: refunds.status,
  createdAt: refunds.createdAt,
  providerRefundId: refunds.providerRefundId,
  doneAt: refunds.doneAt,
  failedAt: refunds.failedAt,
  attemptOf: refunds.attemptOf,
  replacedBy: refunds.replacedBy,
  failure: refunds.failure,
  /** The number of its credit note. */
  creditNote: sql<number | null>`(
    select ${creditNotes.number} from ${creditNotes}
    where ${creditNotes.refundId} = ${refunds.id} and ${creditNotes.reverses} is null)`,
};

export async function findRefund(db: Connection, id: string): Promise<Refund | null> {
  const [row] = await db.select(REFUND_COLUMNS).from(refunds).where(eq(refunds.id, id));
  return row ?? null;
}

/** The refunds of payments, oldest first. */
export async function selectRefundsOfPayments(db: Connection, paymentIntentIds: readonly string[]) {
  return await db
    .select(REFUND_COLUMNS)
    .from(refunds)
    .where(inArray(refunds.paymentIntentId, paymentIntentIds.length === 0 ? [''] : [...paymentIntentIds]))
    .orderBy(asc(refunds.createdAt), asc(refunds.id));
}

type Paid = { id: string; paymentIntentId: string | null; total: Cents };

export type RefundedAmounts = { refund: OrderRefund | null; refunded: Cents };

/**
 * Orders or parts of them, each with what was refunded of it. The query runs even without payments: the time
 * it takes must not reveal that.
 */
export async function withRefunds<Row extends Paid>(
  db: Connection,
  rows: readonly Row[],
): Promise<(Row & RefundedAmounts)[]> {
  const ids = rows.map(getPaymentId);
  const refundsByPayment = Map.groupBy(
    await selectRefundsOfPayments(db, ids),
    (refund) => refund.paymentIntentId,
  );
  return rows.map((row) => {
    const summary = summarizeRefunds(refundsByPayment.get(getPaymentId(row)) ?? [], row.total);
    return { ...row, refund: deriveOrderRefund(summary), refunded: summary.refunded };
  });
}

/** The id that refunds name: of the payment of an order, or of an order that was paid another way. */
export function getPaymentId({ id, paymentIntentId }: Pick<Paid, 'id' | 'paymentIntentId'>): string {
  return paymentIntentId ?? id;
}

/** True if a refund of the provider is of a payment of ours, and not recorded, or not as it is now. */
export async function isMissed(
  db: Connection,
  { id, paymentIntentId, status }: { id: string; paymentIntentId: string; status: RefundStatus },
): Promise<boolean> {
  const [ours] = await db
    .select({ status: refunds.status, providerRefundId: refunds.providerRefundId })
    .from(checkouts)
    .leftJoin(refunds, eq(refunds.providerRefundId, id))
    .where(eq(checkouts.paymentIntentId, paymentIntentId))
    .limit(1);
  if (!ours) return false;
  const { status: known, providerRefundId } = ours;
  return known === null || isRefundNews({ status: known, providerRefundId }, { status });
}

/** Inserts a refund of `parts`, and counts its pieces; false if it was recorded before. */
export async function insertRefund(
  tx: Transaction,
  refund: Omit<NewRefund, keyof ReturnType<typeof toColumns>>,
  parts: RefundParts,
): Promise<boolean> {
  const row = { ...refund, ...toColumns(parts) };
  const { rowCount } = await tx.insert(refunds).values(row).onConflictDoNothing();
  if (rowCount !== 1) return false;
  await countRefundedPieces(tx, refund.checkoutId, parts.lines, 1);
  return true;
}

function toColumns({ lines, shipping, shippingTax = 0, adjustment, tax, amount }: RefundParts) {
  return {
    lines,
    shippingCents: shipping,
    shippingTaxCents: shippingTax,
    adjustmentCents: adjustment,
    taxCents: tax,
    amountCents: amount,
  };
}

/** Claims refunds whose next try or look is due, and leases them until `until`. */
export async function claimDueRefunds(
  db: Database,
  { now, until, limit }: { now: Date; until: Date; limit: number },
): Promise<string[]> {
  const due = sql`(
    select ${refunds.id} from ${refunds} where ${refunds.nextTryAt} <= ${now.toISOString()}
    order by ${refunds.nextTryAt} limit ${limit} for update skip locked)`;
  const claimed = await db
    .update(refunds)
    .set({ nextTryAt: until })
    .where(sql`${refunds.id} in ${due}`)
    .returning({ id: refunds.id });
  return claimed.map(({ id }) => id);
}

type Changes = Partial<
  Pick<NewRefund, 'status' | 'providerRefundId' | 'doneAt' | 'failedAt' | 'failure' | 'nextTryAt'>
>;

export async function updateRefund(tx: Transaction, id: string, changes: Changes): Promise<void> {
  await tx.update(refunds).set(changes).where(eq(refunds.id, id));
}

/** Notes that another refund took the place of failed ones: of one, or of all of a payment. */
export async function replaceFailed(
  tx: Transaction,
  failed: { id: string } | { paymentIntentId: string },
  replacedBy: string,
): Promise<void> {
  const which =
    'id' in failed ? eq(refunds.id, failed.id) : eq(refunds.paymentIntentId, failed.paymentIntentId);
  await tx
    .update(refunds)
    .set({ replacedBy })
    .where(and(which, eq(refunds.status, 'failed'), isNull(refunds.replacedBy)));
}

/** Counts refunded pieces on the lines of an order; negative when their refund failed. */
export async function countRefundedPieces(
  tx: Transaction,
  orderId: string,
  lines: readonly Pick<RefundLine, 'position' | 'quantity'>[],
  sign: 1 | -1,
): Promise<void> {
  for (const { position, quantity } of lines)
    await tx
      .update(orderLines)
      .set({ refunded: sql`${orderLines.refunded} + ${sign * quantity}` })
      .where(and(eq(orderLines.orderId, orderId), eq(orderLines.position, position)));
}
