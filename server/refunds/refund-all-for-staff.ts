import type { Transaction } from '#db/connection.ts';
import { isUnsettled } from '#domain/refunds/refund-status.ts';
import { refuseDisputed } from '../disputes/refuse-disputed.ts';
import type { Refusal } from '../http/answer.ts';
import type { Staff } from '../http/staff.ts';
import type { PaymentServices } from '../payments/payment-services.ts';
import { auditWholeRefund } from './audit-refund.ts';
import { recordFullRefund } from './record-refund.ts';
import { refundLockedPayment } from './refund-payment.ts';
import { selectRefundsOfPayments } from './refund-queries.ts';
import { recordRetry } from './retry-refund.ts';

type Options = {
  /** True if the rest is refunded as well after a failure. */
  whole?: boolean;
  /** Takes what asks for the refund, under the lock of the checkout; nothing is refunded if it says false. */
  take?: (tx: Transaction) => Promise<boolean>;
};

/**
 * Refunds for staff all that is left of a payment; after a failure, what has failed is tried again. Null if
 * nothing refuses it.
 */
export async function refundAllForStaff(
  services: PaymentServices,
  paymentIntentId: string,
  staff: Staff,
  { whole = false, take }: Options = {},
): Promise<Refusal | null> {
  const now = services.now();
  return await refundLockedPayment(services, paymentIntentId, async (tx, refunded) => {
    const disputed = await refuseDisputed(tx, refunded.payment);
    if (disputed) return disputed;
    if (take && !(await take(tx))) return null;
    const refunds = await selectRefundsOfPayments(tx, [paymentIntentId]);
    const failed = refunds.filter(isUnsettled);
    for (const refund of failed) {
      const retried = await recordRetry(tx, refunded, refund, { staff, now });
      if (typeof retried !== 'string' && !whole) return retried;
    }
    if (failed.length > 0 && !whole) return null;
    const id = await recordFullRefund(tx, refunded, { reason: 'requested', staff: staff.email }, now);
    if (id) await auditWholeRefund(tx, { staff, now }, refunded, id);
    return null;
  });
}
