import { and, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import type { Transaction } from '#db/connection.ts';
import {
  addressBooks,
  carts,
  checkouts,
  discountCustomers,
  discountUses,
  draftOrders,
  fulfilments,
  memberships,
  messageAnswers,
  messages,
  orderActivities,
  orderLines,
  orderNotes,
  orders,
  refunds,
  returns,
  reviews,
  reviewVotes,
} from '#db/schema/index.ts';
import type { DraftContent } from '#domain/draft-orders/draft-order.ts';
import { hideTypedTexts } from '#domain/orders/hide-typed-texts.ts';
import type { BillingAddress, ShippingAddress } from '#domain/orders/order.ts';
import { PLACED_NOTE } from '#domain/orders/place-order.ts';
import { orderSearchText } from '#domain/orders/search-text.ts';
import { deleteLabelsOfOrders } from '../returns/return-label-queries.ts';
import { hasCheckoutEmail, type LockedCustomer } from './erasure-obstacle-queries.ts';

/** Orders keep their amounts, products, status, and the country and state that their tax is of. */
export async function eraseOrders(tx: Transaction, ids: readonly string[], erasedAs: string): Promise<void> {
  if (ids.length === 0) return;
  const isOne = inArray(orders.id, [...ids]);
  const rows = await tx
    .select({ id: orders.id, shipping: orders.shippingAddress, billing: orders.billingAddress })
    .from(orders)
    .where(isOne);
  for (const { id, shipping, billing } of rows) {
    const shippingAddress = shipping && placeOnly(shipping);
    const billingAddress = billing && billedPlaceOnly(billing);
    const retained = { id, userEmail: erasedAs, userPhone: null, shippingAddress, billingAddress };
    await tx
      .update(orders)
      .set({
        ...retained,
        userId: erasedAs,
        emailKey: erasedAs,
        phoneKey: null,
        buyerDigest: null,
        cancelReason: null,
        searchText: orderSearchText(retained),
      })
      .where(eq(orders.id, id));
  }
  await eraseTypedTexts(tx, ids);
  await tx
    .update(orderActivities)
    .set({ description: sql`'Status updated to ' || ${orderActivities.status}` })
    .where(and(inArray(orderActivities.orderId, [...ids]), ne(orderActivities.description, PLACED_NOTE)));
  await tx.delete(orderNotes).where(inArray(orderNotes.orderId, [...ids]));
  await tx
    .update(returns)
    .set({ note: null, answer: null })
    .where(inArray(returns.orderId, [...ids]));
  await deleteLabelsOfOrders(tx, ids);
  await tx
    .update(fulfilments)
    .set({ trackingNumber: null, trackingUrl: null })
    .where(inArray(fulfilments.orderId, [...ids]));
}

/** Erases the texts that were typed to be engraved, in these orders. */
async function eraseTypedTexts(tx: Transaction, ids: readonly string[]): Promise<void> {
  const lines = await tx
    .select({
      orderId: orderLines.orderId,
      position: orderLines.position,
      propertyTexts: orderLines.propertyTexts,
      description: orderLines.description,
    })
    .from(orderLines)
    .where(and(inArray(orderLines.orderId, [...ids]), isNotNull(orderLines.propertyTexts)));
  for (const { orderId, position, description, propertyTexts } of lines)
    await tx
      .update(orderLines)
      .set({ propertyTexts: null, description: hideTypedTexts(description, propertyTexts ?? {}, '…') })
      .where(and(eq(orderLines.orderId, orderId), eq(orderLines.position, position)));
}

/** Checkouts keep amounts and outcomes; what the provider, refunds and counters are compared with. */
export async function eraseCheckouts(
  tx: Transaction,
  emailKey: string,
  { checkouts: started }: LockedCustomer,
  erasedAs: string,
): Promise<void> {
  await tx
    .update(checkouts)
    .set({
      email: erasedAs,
      lines: null,
      newOrder: null,
      membership: sql`case when ${checkouts.membership} is not null then
        ${JSON.stringify(NO_MEMBER)}::jsonb
          || jsonb_build_object('plan', ${checkouts.membership} -> 'plan', 'email', ${erasedAs}::text) end`,
      buyerDigest: null,
      providerRefusal: null,
    })
    .where(hasCheckoutEmail(emailKey));
  const ids = started.map(({ id }) => id);
  if (ids.length > 0) await tx.update(refunds).set({ note: null }).where(inArray(refunds.checkoutId, ids));
}

/** The details of a member, without any. */
export const NO_MEMBER = { fullName: '', phone: '', address: '', city: '', state: '', postalCode: '' };

/** Memberships that have ended keep plan, dates, amount and state. */
export async function eraseMemberships(
  tx: Transaction,
  ids: readonly string[],
  erasedAs: string,
): Promise<void> {
  if (ids.length === 0) return;
  const { state: _, ...rest } = NO_MEMBER;
  await tx
    .update(memberships)
    .set({ ...rest, email: erasedAs, emailKey: erasedAs })
    .where(inArray(memberships.id, [...ids]));
}

/** Drafts of staff; one that is no order yet ends. Returns their ids. */
export async function eraseDraftOrders(tx: Transaction, emailKey: string, now: Date): Promise<string[]> {
  const hasEmail = eq(sql`lower(${draftOrders.content} ->> 'email')`, emailKey);
  const drafts = await tx.select().from(draftOrders).where(hasEmail).for('update');
  for (const { id, content, orderId, deletedAt, version } of drafts)
    await tx
      .update(draftOrders)
      .set({
        content: removePerson(content),
        searchText: id.toLowerCase(),
        linkDigest: null,
        version: version + 1,
        deletedAt: orderId === null ? (deletedAt ?? now) : deletedAt,
      })
      .where(eq(draftOrders.id, id));
  return drafts.map(({ id }) => id);
}

/** Keeps a draft's goods and prices only. */
export function removePerson(content: DraftContent): DraftContent {
  return {
    ...content,
    email: null,
    phone: null,
    address: content.address && placeOnly(content.address),
    lines: content.lines.map(({ selection: { texts: _, ...selection }, ...line }) => ({
      ...line,
      selection,
    })),
    note: null,
  };
}

/** Messages with their answers; returns their ids. */
export async function deleteMessages(tx: Transaction, emailKey: string): Promise<string[]> {
  const hasEmail = eq(sql`lower(${messages.email})`, emailKey);
  const erased = await tx.select({ id: messages.id }).from(messages).where(hasEmail).for('update');
  const ids = erased.map(({ id }) => id);
  if (ids.length === 0) return [];
  await tx.delete(messageAnswers).where(inArray(messageAnswers.messageId, ids));
  await tx.delete(messages).where(inArray(messages.id, ids));
  return ids;
}

/** Reviews that are not counted any more, with the votes for them. */
export async function deleteReviews(tx: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.delete(reviewVotes).where(inArray(reviewVotes.reviewId, [...ids]));
  await tx.delete(reviews).where(inArray(reviews.id, [...ids]));
}

export async function deleteAddressBook(tx: Transaction, emailKey: string): Promise<void> {
  await tx.delete(addressBooks).where(eq(addressBooks.emailKey, emailKey));
}

export async function deleteCarts(tx: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx.delete(carts).where(inArray(carts.id, [...ids]));
}

/** Uses stay counted, under the digest of another name. */
export async function renameDiscountCustomer(tx: Transaction, from: string, to: string): Promise<void> {
  await tx.update(discountUses).set({ customerDigest: to }).where(eq(discountUses.customerDigest, from));
  await tx
    .update(discountCustomers)
    .set({ customerDigest: to })
    .where(eq(discountCustomers.customerDigest, from));
}

function placeOnly({ state, country }: ShippingAddress): ShippingAddress {
  return { fullName: '', address: '', city: '', state, zipCode: '', country, phone: null };
}

function billedPlaceOnly({ state, country }: BillingAddress): BillingAddress {
  return { name: '', companyName: null, address: '', city: '', state, zip: '', country, phone: null };
}
