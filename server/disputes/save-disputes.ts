import type { Transaction } from '#db/connection.ts';
import type { Checkout } from '#domain/checkout/settle.ts';
import { isOpen, summarizeDisputes } from '#domain/disputes/dispute.ts';
import { NEWS_FOR, nextDisputeLook } from '#domain/disputes/dispute-looks.ts';
import { summarizeRefunds } from '#domain/refunds/refund-summary.ts';
import type { Company } from '#domain/settings/company.ts';
import { disputeClosed, disputeOpened } from '../mail/new-mails.ts';
import { writeMail } from '../mail/write-mail.ts';
import { endMembership } from '../members/end-membership.ts';
import { findMembershipOfPayment } from '../members/membership-queries.ts';
import type { ProviderDispute } from '../payments/read-dispute.ts';
import { updatePaymentStatus } from '../payments/update-payment-status.ts';
import { selectRefundsOfPayments } from '../refunds/refund-queries.ts';
import { saveDispute } from './dispute-queries.ts';
import { type PaymentDispute, selectDisputesOfPayments } from './payment-dispute-queries.ts';

/** The disputes of a payment at the provider; `readAt` is the time of the request. */
export type ReadDisputes = { made: readonly ProviderDispute[]; readAt: Date };

type Saving = { checkout: Checkout; paymentIntentId: string; company: Company; now: Date };

/**
 * Saves what the provider says of a payment's disputes, whose checkout is locked: the rows, what they mean
 * for its order, and the mails to the shop. An answer that is older than what is stored changes nothing.
 */
export async function saveDisputes(tx: Transaction, saving: Saving, read: ReadDisputes): Promise<void> {
  const { checkout, paymentIntentId, now } = saving;
  const known = await selectDisputesOfPayments(tx, [paymentIntentId]);
  for (const dispute of read.made) {
    const before = known.find(({ id }) => id === dispute.id) ?? null;
    const closedAt = isOpen(dispute) ? null : (before?.closedAt ?? now);
    const { amount, withdrawn, reinstated, ...fields } = dispute;
    const isSaved = await saveDispute(tx, {
      ...fields,
      paymentIntentId,
      checkoutId: checkout.id,
      amountCents: amount,
      withdrawnCents: withdrawn,
      reinstatedCents: reinstated,
      closedAt,
      readAt: read.readAt,
      nextLookAt: nextDisputeLook({ ...dispute, closedAt }, now),
    });
    if (isSaved) await mailShop(tx, saving, before, dispute);
  }
  await updatePaymentStatus(tx, paymentIntentId, now);
  await endLostMembership(tx, paymentIntentId, now);
}

/** Ends the membership of a payment, if there is one, of which nothing is left, as a refund does. */
async function endLostMembership(tx: Transaction, paymentIntentId: string, now: Date): Promise<void> {
  const membership = await findMembershipOfPayment(tx, paymentIntentId);
  if (!membership) return;
  const { lost } = summarizeDisputes(await selectDisputesOfPayments(tx, [paymentIntentId]));
  const { accepted } = summarizeRefunds(
    await selectRefundsOfPayments(tx, [paymentIntentId]),
    membership.amount,
  );
  if (accepted + lost >= membership.amount) await endMembership(tx, paymentIntentId, now);
}

/** Mails the shop that a dispute was opened, that an inquiry became one, or how it ended. */
async function mailShop(
  tx: Transaction,
  { checkout, paymentIntentId, company, now }: Saving,
  before: PaymentDispute | null,
  dispute: ProviderDispute,
): Promise<void> {
  const { id: disputeId, amount, status, reason, isInquiry, dueBy, openedAt, dashboardUrl } = dispute;
  const orderId = checkout.outcome === 'ordered' ? checkout.id : null;
  const facts = { disputeId, paymentIntentId, orderId, amount, reason, isInquiry, dashboardUrl };
  if (status === 'needs_response' || status === 'under_review') {
    if (before && !(before.isInquiry && !isInquiry)) return;
    const opened = { ...facts, dueBy: dueBy?.toISOString() ?? null, isWithdrawn: dispute.withdrawn > 0 };
    return await writeMail(tx, disputeOpened(opened, company), now);
  }
  if (before?.status === status || now.getTime() - openedAt.getTime() > NEWS_FOR) return;
  await writeMail(tx, disputeClosed({ ...facts, end: status }, company), now);
}
