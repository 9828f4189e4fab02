import { refuseDisputed } from '../disputes/refuse-disputed.ts';
import type { Refusal } from '../http/answer.ts';
import type { Staff } from '../http/staff.ts';
import { selectRefundsOf } from '../payments/payment-refund-queries.ts';
import type { PaymentServices } from '../payments/payment-services.ts';
import { auditWholeRefund } from './audit-refund.ts';
import { refundCheckout } from './record-refund.ts';
import { refundLocked } from './refund-payment.ts';
import { recordRetry } from './retry-refund.ts';

/**
 * Refunds for staff all that is left of a payment; after a failure, what has failed is tried again, and with
 * `whole` the rest is refunded as well. Null if nothing refuses it.
 */
export async function refundOnRequest(
  services: PaymentServices,
  paymentIntentId: string,
  staff: Staff,
  { whole = false } = {},
): Promise<Refusal | null> {
  const now = services.now();
  return await refundLocked(services, paymentIntentId, async (tx, refunded) => {
    const disputed = await refuseDisputed(tx, refunded.payment);
    if (disputed) return disputed;
    const refunds = await selectRefundsOf(tx, [paymentIntentId]);
    const failed = refunds.filter(({ status, replacedBy }) => status === 'failed' && replacedBy === null);
    for (const refund of failed) {
      const retried = await recordRetry(tx, refunded, refund, { staff, now });
      if (typeof retried !== 'string' && !whole) return retried;
    }
    if (failed.length > 0 && !whole) return null;
    const id = await refundCheckout(tx, refunded, { reason: 'requested', staff: staff.email }, now);
    if (id) await auditWholeRefund(tx, { staff, now }, refunded, id);
    return null;
  });
}
