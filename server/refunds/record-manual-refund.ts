import type { Transaction } from '#db/connection.ts';
import { CURRENCY, formatMoney } from '#domain/money.ts';
import type { Order } from '#domain/orders/order.ts';
import { leftToRefund, splitAmount } from '#domain/refunds/price-refund.ts';
import { isUnsettled } from '#domain/refunds/refund-status.ts';
import { writeAudit } from '../audit/write-audit.ts';
import type { Staff } from '../http/staff.ts';
import { issueCreditNotes } from '../invoices/issue-credit-notes.ts';
import { findOwed, setOwed } from '../orders/owed-queries.ts';
import { readCommitted } from '../orders/read-committed.ts';
import { updatePaymentStatus } from '../payments/update-payment-status.ts';
import { getPaymentId, insertRefund, replaceFailed, selectRefundsOfPayments } from './refund-queries.ts';

/**
 * Records a refund that staff have made themselves, of an amount that is left of a locked order and its
 * payment. It is done at once: the payment provider is not asked, and the customer gets no mail.
 */
export async function recordManualRefund(
  tx: Transaction,
  order: Order,
  { id, amount, way, note }: { id: string; amount: number; way: string; note: string | null },
  { staff, now }: { staff: Staff; now: Date },
): Promise<void> {
  const payment = getPaymentId(order);
  const parts = splitAmount(order, await readCommitted(tx, payment), amount);
  const row = {
    id,
    paymentIntentId: payment,
    checkoutId: order.id,
    currency: CURRENCY,
    reason: 'requested' as const,
    way,
    note,
    staff: staff.email,
    notify: false,
    status: 'succeeded' as const,
    createdAt: now,
    doneAt: now,
    nextTryAt: null,
  };
  await insertRefund(tx, row, parts);
  const owed = await findOwed(tx, order.id);
  await setOwed(tx, order.id, Math.max(0, owed - amount));
  await settleFailed(tx, order, { id, surplus: amount - owed });
  await updatePaymentStatus(tx, payment, now);
  await issueCreditNotes(tx, { orderId: order.id, paymentIntentId: payment }, now);
  const after = { returned: formatMoney(amount), way, refund: id, ...(note && { note }) };
  await writeAudit(tx, { staff, action: 'order.return_money', subjectId: order.id, after }, now);
}

/** Failed refunds are settled by what is returned beyond what was owed, or once nothing is left. */
async function settleFailed(
  tx: Transaction,
  order: Order,
  { id, surplus }: { id: string; surplus: number },
): Promise<void> {
  const payment = getPaymentId(order);
  if (leftToRefund(order, await readCommitted(tx, payment)).amount === 0)
    return await replaceFailed(tx, { paymentIntentId: payment }, id);
  let rest = surplus;
  for (const failed of (await selectRefundsOfPayments(tx, [payment])).filter(isUnsettled)) {
    if (failed.amount > rest) continue;
    await replaceFailed(tx, failed, id);
    rest -= failed.amount;
  }
}
