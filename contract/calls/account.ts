import * as z from 'zod/mini';
import { call } from '../define-call.ts';
import { paging, timestamp } from '../fields.ts';
import { SavedAddressBody } from '../forms/account.ts';
import { idParams } from '../ids.ts';
import { money } from '../money.ts';
import { component } from '../openapi-component.ts';
import { Membership } from './memberships.ts';
import { Order } from './orders.ts';
import { PastRecord } from './past-records.ts';
import { Review } from './reviews.ts';
import { SavedCard } from './saved-cards.ts';

/*
 * The account of the email that this browser has proven last (decision 071). All but `getAccount` and
 * `signOut` answer 403 without a proof.
 */

export const getAccount = call({
  path: '/account',
  summary: 'The address that this browser has proven last, and its memberships',
  output: z.object({
    /** Absent without a proof. */
    email: z.optional(z.string()),
    /** Newest first, without refunded ones. */
    memberships: z.array(Membership),
  }),
});

export type WireAccount = z.output<typeof getAccount.output>;

export const signOut = call({
  method: 'POST',
  path: '/account/sign-out',
  summary: 'Make this browser forget every address that it has proven',
  output: z.object({ signedOut: z.literal(true) }),
});

export const listAccountOrders = call({
  path: '/account/orders',
  summary: 'The orders of the proven address, newest first',
  query: z.object({
    page: paging.page,
    /** Default: 10, at most 50. */
    limit: paging.limit,
  }),
  output: z.array(Order),
  failures: [403],
  paged: true,
});

const SavedAddress = component('SavedAddress', {
  id: z.string(),
  name: z.string(),
  companyName: z.optional(z.string()),
  phone: z.string(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
  country: z.string(),
  /** True for exactly one of the addresses. */
  isDefault: z.boolean(),
});

export type WireSavedAddress = z.output<typeof SavedAddress>;

export const listSavedAddresses = call({
  path: '/account/addresses',
  summary: 'The saved addresses, oldest first',
  output: z.array(SavedAddress),
  failures: [403],
});

export const addSavedAddress = call({
  method: 'POST',
  path: '/account/addresses',
  summary: 'Save an address; the first is the default, and there are at most 20',
  body: SavedAddressBody,
  output: SavedAddress,
  status: 201,
  failures: [409],
  creates: true,
});

export const changeSavedAddress = call({
  method: 'PUT',
  path: '/account/addresses/{id}',
  summary: 'Change a saved address',
  params: idParams,
  body: SavedAddressBody,
  output: SavedAddress,
  failures: [404],
});

export const removeSavedAddress = call({
  method: 'DELETE',
  path: '/account/addresses/{id}',
  summary: 'Remove a saved address; the oldest one becomes the default if that was it',
  params: idParams,
  output: z.object({ deleted: z.literal(true) }),
});

export const eraseAccount = call({
  method: 'DELETE',
  path: '/account',
  summary: 'Delete what the shop has of the proven address, but for what the law wants kept',
  output: z.object({
    erased: z.literal(true),
    /** Orders whose amounts and country are kept, without the customer. */
    keptOrders: z.int(),
    /** Issued invoices and credit notes, which are kept as they are. */
    keptInvoices: z.int(),
  }),
  // 409: what is still under way, and how long.
  failures: [403, 409],
});

export const exportAccount = call({
  method: 'POST',
  path: '/account/export',
  summary: 'Everything that the shop has of the proven address',
  output: z.object({
    exportedAt: timestamp,
    email: z.string(),
    orders: z.array(Order),
    addresses: z.array(SavedAddress),
    memberships: z.array(
      z.object({
        ...Membership.shape,
        fullName: z.string(),
        email: z.string(),
        phone: z.string(),
        address: z.string(),
        city: z.string(),
        state: z.string(),
        postalCode: z.string(),
      }),
    ),
    reviews: z.array(z.object({ ...Review.shape, userEmail: z.string() })),
    messages: z.array(
      z.object({
        id: z.string(),
        firstName: z.string(),
        lastName: z.string(),
        email: z.string(),
        phone: z.string(),
        message: z.string(),
        createdAt: timestamp,
        /** The shop's answers, oldest first. */
        answers: z.array(z.object({ text: z.string(), createdAt: timestamp })),
      }),
    ),
    /** At the payment provider, newest first. */
    savedCards: z.array(SavedCard),
    wishes: z.array(
      z.object({
        productId: z.string(),
        seenPrice: money(),
        addedAt: timestamp,
        choice: z.optional(z.string()),
      }),
    ),
    /** Stock alerts of the email; `variantId` is null for any variant. */
    stockAlerts: z.array(
      z.object({ productId: z.string(), variantId: z.nullable(z.string()), createdAt: timestamp }),
    ),
    /** What the shop before this one said of the email: the customer and the orders. */
    pastRecords: z.array(PastRecord),
    /** The cart reminder of an unfinished checkout; null if the customer never allowed one. */
    cartReminder: z.nullable(
      z.object({
        typedAt: timestamp,
        dueAt: z.nullable(timestamp),
        remindedAt: z.nullable(timestamp),
        stoppedAt: z.nullable(timestamp),
        /** The lines of a Buy Now checkout, or those that a reminder was about. */
        lines: z.array(
          z.object({
            productId: z.string(),
            quantity: z.number(),
            propertyTexts: z.optional(z.record(z.string(), z.string())),
          }),
        ),
      }),
    ),
  }),
});

export type WireAccountExport = z.output<typeof exportAccount.output>;
