import { invalidate } from '#db/cache-tags.ts';
import { inTransaction, type Transaction } from '#db/connection.ts';
import { type ErasureObstacle, erasedEmail } from '#domain/account/erasure.ts';
import { normalizeEmail } from '#domain/email-address.ts';
import { isPublished } from '#domain/reviews/review.ts';
import { NOT_SIGNED_IN, writeAudit } from '../audit/write-audit.ts';
import { deleteReminder } from '../cart/reminders/reminder-queries.ts';
import { deleteAccountCart } from '../cart/shared-cart-queries.ts';
import { findCheckout } from '../checkout/checkout-queries.ts';
import { endCheckout } from '../checkout/end-checkout.ts';
import { recordOrderChange } from '../counters/record-order-change.ts';
import { digestCustomer } from '../discounts/find-discounter.ts';
import { dataErased } from '../mail/new-mails.ts';
import { writeMail } from '../mail/write-mail.ts';
import { findOrders } from '../orders/order-queries.ts';
import { erasePastRecords } from '../past-records/past-record-queries.ts';
import type { PaymentServices } from '../payments/payment-services.ts';
import { listRatingTags } from '../reviews/list-rating-tags.ts';
import { countReviewChanges, findReviewsOfEmail } from '../reviews/review-queries.ts';
import { lockReviews } from '../reviews/staff-review-queries.ts';
import { markCustomerForDeletion } from '../saved-cards/customer-queries.ts';
import { deleteAlertsByEmail } from '../stock-alerts/stock-alert-queries.ts';
import { deleteWishList } from '../wishes/wish-list-queries.ts';
import {
  deleteAddressBook,
  deleteCarts,
  deleteMessages,
  deleteReviews,
  eraseCheckouts,
  eraseDraftOrders,
  eraseMemberships,
  eraseOrders,
  renameDiscountCustomer,
} from './erase-queries.ts';
import {
  countDocuments,
  deleteAnswersNaming,
  deleteMailsByEmail,
  eraseAudit,
  findPartIds,
} from './erase-trace-queries.ts';
import { findObstacles, findOpenCheckoutsByEmail, lockCustomer } from './erasure-obstacle-queries.ts';

export type Erased = { ok: true; keptOrders: number; keptInvoices: number };

type Erasing = {
  email: string;
  /** Random, of this erasure. */
  id: string;
  /** The cart of the browser that asks. */
  cartId: string | null;
  /** False: nothing can be sent to the email, so it is not kept for the confirmation either. */
  hasMailServer: boolean;
};

/**
 * Erases what the shop has of an email, in one transaction, but for what the law wants kept (decision 075).
 * Payments that were begun and not paid are ended first. Nothing is changed while there are obstacles.
 */
export async function eraseAccount(
  services: PaymentServices,
  erasing: Erasing,
): Promise<Erased | { ok: false; obstacles: ErasureObstacle[] }> {
  const emailKey = normalizeEmail(erasing.email);
  const unpayable = await endOpenCheckouts(services, emailKey);
  const result = await inTransaction(services.db, async (tx) => {
    const now = services.now();
    const customer = await lockCustomer(tx, emailKey);
    const obstacles = await findObstacles(tx, customer, { unpayable, emailKey, now });
    if (obstacles.length > 0) return { ok: false as const, obstacles };
    return await eraseLocked(tx, customer, { ...erasing, emailKey, now });
  });
  if (result.ok) services.onMail();
  return result;
}

/** Ends open checkouts; returns those that stay open although they cannot be paid. */
async function endOpenCheckouts(services: PaymentServices, emailKey: string): Promise<string[]> {
  const unpayable: string[] = [];
  for (const id of await findOpenCheckoutsByEmail(services.db, emailKey)) {
    const checkout = await findCheckout(services.db, id);
    if (checkout && (await endCheckout(services, checkout)) === 'unknown') unpayable.push(id);
  }
  return unpayable;
}

async function eraseLocked(
  tx: Transaction,
  customer: Awaited<ReturnType<typeof lockCustomer>>,
  { emailKey, id, cartId, hasMailServer, now }: Erasing & { emailKey: string; now: Date },
): Promise<Erased> {
  const { orderIds, membershipIds } = customer;
  const erasedAs = erasedEmail(id);
  for (const order of await findOrders(tx, orderIds))
    await recordOrderChange(tx, order, { ...order, userEmail: erasedAs }, now);
  await eraseOrders(tx, orderIds, erasedAs);
  await eraseCheckouts(tx, emailKey, customer, erasedAs);
  await eraseMemberships(tx, membershipIds, erasedAs);
  const draftIds = await eraseDraftOrders(tx, emailKey, now);
  const reviewIds = await eraseReviews(tx, emailKey, now);
  const messageIds = await deleteMessages(tx, emailKey);
  await deleteAddressBook(tx, emailKey);
  await deleteAlertsByEmail(tx, emailKey);
  await deleteWishList(tx, emailKey);
  await erasePastRecords(tx, emailKey);
  await markCustomerForDeletion(tx, emailKey);
  const cartIds = [cartId, ...customer.checkouts.map((checkout) => checkout.cartId)];
  await deleteCarts(tx, [...new Set(cartIds.filter((one) => one !== null))]);
  await deleteAccountCart(tx, emailKey);
  await deleteReminder(tx, emailKey);
  await renameDiscountCustomer(tx, digestCustomer(emailKey), digestCustomer(erasedAs));
  const events = await deleteMailsByEmail(tx, emailKey, messageIds);
  const checkoutIds = customer.checkouts.map((checkout) => checkout.id);
  const paymentIds = customer.checkouts.flatMap(({ paymentIntentId }) => paymentIntentId ?? []);
  const partIds = await findPartIds(tx, { orderIds, checkoutIds });
  const sold = [...orderIds, ...membershipIds, ...draftIds, ...checkoutIds, ...paymentIds, ...partIds];
  const subjects = [...sold, ...reviewIds, ...messageIds];
  await eraseAudit(tx, emailKey, [...subjects, ...events]);
  await deleteAnswersNaming(tx, emailKey, subjects);
  const keptInvoices = await countDocuments(tx, orderIds);
  const retained = { orders: orderIds.length, invoices: keptInvoices };
  const recipient = hasMailServer ? emailKey : erasedAs;
  await writeMail(tx, dataErased(id, recipient, { erasedAs, ...retained }), now);
  const entry = {
    staff: NOT_SIGNED_IN,
    action: 'account.erase',
    subjectId: erasedAs,
    after: retained,
  } as const;
  await writeAudit(tx, entry, now);
  return { ok: true, keptOrders: orderIds.length, keptInvoices };
}

/** Deletes the reviews of an email, and what they count for products. Returns their ids. */
async function eraseReviews(tx: Transaction, emailKey: string, now: Date): Promise<string[]> {
  const written = (await findReviewsOfEmail(tx, emailKey)).map(({ id }) => id);
  const locked = await lockReviews(tx, written);
  await countReviewChanges(
    tx,
    locked.map((before) => ({ before, after: { ...before, deletedAt: now } })),
  );
  await deleteReviews(tx, written);
  await invalidate(
    tx,
    locked.filter(isPublished).flatMap(({ productId }) => listRatingTags(productId)),
  );
  return written;
}
