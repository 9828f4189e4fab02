import type { WireAccountExport } from '#contract/calls/account.ts';
import type { WireOrder } from '#contract/calls/orders.ts';
import { normalizeEmail } from '#domain/email-address.ts';
import { findReminder } from '../cart/reminders/reminder-queries.ts';
import type { Visitor } from '../http/visitor.ts';
import { findMembershipsByEmail } from '../members/membership-queries.ts';
import { findMessagesOfEmail } from '../messages/message-queries.ts';
import { findOrderPage } from '../orders/order-queries.ts';
import { presentFoundOrders } from '../orders/present-found-orders.ts';
import { presentOrder } from '../orders/present-order.ts';
import { selectCustomerPastRecords } from '../past-records/past-record-queries.ts';
import { presentPastRecord } from '../past-records/present-past-record.ts';
import type { PaymentServices } from '../payments/payment-services.ts';
import { findReviewsOfEmail } from '../reviews/review-queries.ts';
import { findSavedCards } from '../saved-cards/find-saved-cards.ts';
import { findAlertsByEmail } from '../stock-alerts/stock-alert-queries.ts';
import { findWishList } from '../wishes/wish-list-queries.ts';
import { findAddressBook } from './address-book-queries.ts';
import {
  presentOwnMembership,
  presentOwnMessage,
  presentOwnReminder,
  presentOwnReview,
  presentSavedAddress,
} from './present-account.ts';

type Services = Pick<PaymentServices, 'db' | 'settings' | 'now' | 'payments'>;

/** Returns everything that the shop has of an email which the visitor has proven. */
export async function exportAccount(
  services: Services,
  email: string,
  visitor: Visitor,
): Promise<WireAccountExport> {
  const { db } = services;
  const now = services.now();
  const [book, memberships, reviews, messages, alerts, wishes, reminder, savedCards, pastRecords] =
    await Promise.all([
      findAddressBook(db, email),
      findMembershipsByEmail(db, email),
      findReviewsOfEmail(db, email),
      findMessagesOfEmail(db, email),
      findAlertsByEmail(db, email),
      findWishList(db, email),
      findReminder(db, normalizeEmail(email)),
      findSavedCards(services, email),
      selectCustomerPastRecords(db, normalizeEmail(email)),
    ]);
  return {
    exportedAt: now.toISOString(),
    email,
    orders: await findAllOrders(services, email, visitor),
    addresses: book.map(presentSavedAddress),
    memberships: memberships.map((membership) => presentOwnMembership(membership, now)),
    reviews: reviews.map(presentOwnReview),
    messages: messages.map(presentOwnMessage),
    wishes: wishes.map(({ productId, seenPrice, addedAt, choice }) => ({
      productId,
      seenPrice,
      addedAt,
      ...(choice && { choice: choice.words }),
    })),
    stockAlerts: alerts.map(({ productId, variantId, createdAt }) => ({
      productId,
      variantId,
      createdAt: createdAt.toISOString(),
    })),
    savedCards,
    pastRecords: pastRecords.map(presentPastRecord),
    cartReminder: reminder && presentOwnReminder(reminder),
  };
}

const BATCH = 100;

async function findAllOrders(services: Services, email: string, visitor: Visitor): Promise<WireOrder[]> {
  const orders: WireOrder[] = [];
  for (let page = 1; ; page++) {
    const { orders: stored } = await findOrderPage(services.db, email, { page, limit: BATCH });
    orders.push(...(await presentFoundOrders(services, stored, visitor, presentOrder)));
    if (stored.length < BATCH) return orders;
  }
}
