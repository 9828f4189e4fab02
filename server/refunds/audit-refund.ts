import type { Transaction } from '#db/connection.ts';
import { type Cents, centsToDollars } from '#domain/money.ts';
import { describeParts } from '#domain/refunds/describe-parts.ts';
import type { RefundParts } from '#domain/refunds/refund.ts';
import type { RefundReason } from '#domain/refunds/refund-reason.ts';
import { writeAudit } from '../audit/write-audit.ts';
import type { Staff } from '../http/staff.ts';
import type { RefundedPayment } from './record-refund.ts';
import { findRefund } from './refund-queries.ts';

/** A refund by staff that need not be of everything. */
type StaffRefund = RefundParts & {
  id: string;
  reason: RefundReason;
  note: string | null;
  notify: boolean;
  /** How many pieces went back into stock. */
  restocked: number;
  /** The names of the lines of the order. */
  names: readonly string[];
};

type Author = { staff: Staff; now: Date };

/** Records in the audit log that staff refunded a part of an order, or what is left of it. */
export async function auditRefund(
  tx: Transaction,
  by: Author,
  refunded: RefundedPayment,
  { id, amount, reason, note, notify, restocked, names, ...parts }: StaffRefund,
): Promise<void> {
  const details = {
    parts: describeParts(parts, names),
    reason,
    ...(note && { note }),
    ...(restocked > 0 && { restocked }),
    ...(!notify && { emailed: false }),
  };
  await writeRefundAudit(tx, by, refunded, { id, amount }, details);
}

/** Records that staff refunded all that was left of a payment. */
export async function auditWholeRefund(
  tx: Transaction,
  by: Author,
  refunded: RefundedPayment,
  id: string,
): Promise<void> {
  const amount = (await findRefund(tx, id))?.amount ?? 0;
  await writeRefundAudit(tx, by, refunded, { id, amount });
}

async function writeRefundAudit(
  tx: Transaction,
  { staff, now }: Author,
  { checkout, payment }: RefundedPayment,
  { id, amount }: { id: string; amount: Cents },
  details: object = {},
): Promise<void> {
  const after = {
    refunded: centsToDollars(amount),
    currency: payment.currency,
    refund: id,
    [checkout.purpose]: checkout.id,
    ...details,
  };
  await writeAudit(tx, { staff, action: 'payment.refund', subjectId: payment.id, after }, now);
}
