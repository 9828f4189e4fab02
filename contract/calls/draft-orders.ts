import * as z from 'zod/mini';
import { DRAFT_STATUSES } from '#domain/draft-orders/draft-order.ts';
import { draftOrderList } from '#domain/draft-orders/draft-order-list.ts';
import { LIMITS, MAX_LINES } from '#domain/limits.ts';
import { CURRENCY } from '#domain/money.ts';
import { readChoice } from '#domain/orders/choice-words.ts';
import { checkedPlace } from '../address.ts';
import { chosenFields } from '../choice-schemas.ts';
import { call, staffCall } from '../define-call.ts';
import { emailAddress, optionalText, requiredText, timestamp } from '../fields.ts';
import { AddressForm } from '../forms/orders.ts';
import { draftOrderParams, returnParams } from '../ids.ts';
import { listQuery } from '../list-query.ts';
import { money, sentMoney } from '../money.ts';
import { component } from '../openapi-component.ts';
import { ShippingAddress } from '../order-schemas.ts';
import { discountCodes, lineFields } from './order-body.ts';
import { Order } from './orders.ts';
import { Quote } from './quote.ts';

const DraftLine = z.object({
  /** Absent from a line of no product, which has `custom`. */
  productId: z.optional(z.string()),
  variantId: z.optional(z.string()),
  quantity: z.number(),
  ...chosenFields,
  selectedProperties: z.optional(chosenFields.selectedProperties),
  custom: z.optional(z.object({ name: z.string(), price: money() })),
});

/** An order that staff prepare. */
export const DraftOrder = component('DraftOrder', {
  id: z.string(),
  status: z.enum(DRAFT_STATUSES),
  version: z.number(),
  email: z.optional(z.string()),
  phone: z.optional(z.string()),
  shippingAddress: z.optional(ShippingAddress),
  lines: z.array(DraftLine),
  codes: z.array(z.string()),
  /** The discount of staff: percent or an amount. */
  discount: z.optional(
    z.object({ percent: z.optional(z.number()), amount: z.optional(money()), reason: z.string() }),
  ),
  shippingMethodId: z.optional(z.string()),
  /** A price for this order alone, instead of the methods. */
  customShipping: z.optional(z.object({ name: z.string(), price: money() })),
  /** For staff. */
  note: z.optional(z.string()),
  /** The current price; absent if the draft cannot be ordered as it is. */
  quote: z.optional(Quote),
  /** The reason why the draft cannot be ordered, with the invalid fields. */
  problem: z.optional(z.string()),
  fields: z.optional(z.record(z.string(), z.string())),
  /** Its link to pay, which only the answer that made it shows. */
  link: z.optional(z.object({ expiresAt: timestamp, sentAt: z.optional(timestamp) })),
  /** The order it became. */
  orderId: z.optional(z.string()),
  /** The return whose pieces it exchanges, and what they count for. */
  exchange: z.optional(z.object({ returnId: z.string(), orderId: z.string(), creditAmount: money() })),
  createdAt: timestamp,
  createdBy: z.string(),
  updatedAt: timestamp,
});

export type WireDraftOrder = z.output<typeof DraftOrder>;

/** A row of the list of draft orders. */
export const DraftOrderRow = component('DraftOrderRow', {
  id: z.string(),
  status: z.enum(DRAFT_STATUSES),
  email: z.optional(z.string()),
  name: z.optional(z.string()),
  pieces: z.number(),
  /** The total of its order, or of the draft when it was last saved; absent if it cannot be ordered. */
  total: z.optional(money()),
  orderId: z.optional(z.string()),
  createdAt: timestamp,
});

export type WireDraftOrderRow = z.output<typeof DraftOrderRow>;

/** A line of a product, as in an order, or of none: `custom`. */
const DraftLineBody = z.pipe(
  z
    .object({
      ...lineFields,
      price: z.optional(sentMoney()),
      productId: optionalText(LIMITS.id),
      custom: z.nullish(z.object({ name: requiredText('Name'), price: sentMoney({ label: 'Price' }) })),
    })
    .check(
      z.refine(({ productId, custom }) => (productId === null) === Boolean(custom), {
        message: 'Choose a product, or name what it is',
        path: ['productId'],
      }),
    ),
  z.transform(readChoice),
);

/** A discount that staff give this order alone; `reason` is what the customer reads. */
const StaffDiscountBody = z
  .object({
    percent: z.optional(
      z.number().check(
        z.gt(0, 'More than 0 %'),
        z.maximum(100, 'At most 100 %'),
        z.refine((value) => Number.isInteger(Math.round(value * 1e6) / 1e4), 'At most two decimals'),
      ),
    ),
    amount: z.optional(sentMoney({ label: 'Discount', least: 1 })),
    reason: requiredText('Reason', 100),
  })
  .check(
    z.refine(({ percent, amount }) => (percent === undefined) !== (amount === undefined), {
      message: 'Give a percentage or an amount',
      path: ['amount'],
    }),
  );

/** Null and empty are no email address yet. */
const maybeEmail = z.pipe(
  optionalText(LIMITS.email),
  z.transform((typed, context) => {
    if (typed === null) return null;
    const parsed = emailAddress().safeParse(typed);
    if (parsed.success) return parsed.data;
    context.issues.push({ code: 'custom', input: typed, message: 'Email is invalid' });
    return z.NEVER;
  }),
);

/** The input of a draft order. */
export const DraftOrderBody = z.object({
  email: maybeEmail,
  phone: optionalText(LIMITS.phone),
  shippingAddress: z.nullish(AddressForm),
  lines: z
    .array(DraftLineBody)
    .check(
      z.minLength(1, 'A draft needs at least one line'),
      z.maxLength(MAX_LINES, `At most ${MAX_LINES} lines`),
    ),
  codes: discountCodes(),
  discount: z.nullish(StaffDiscountBody),
  shippingMethodId: optionalText(50),
  customShipping: z.nullish(
    z.object({ name: requiredText('Name', 100), price: sentMoney({ label: 'Shipping' }) }),
  ),
  note: optionalText(LIMITS.text),
});

export type DraftOrderBody = z.output<typeof DraftOrderBody>;
export type DraftOrderBodyInput = z.input<typeof DraftOrderBody>;

export const listDraftOrders = staffCall({
  path: '/draft-orders',
  summary: 'Orders that staff prepare, newest first',
  query: listQuery(draftOrderList),
  output: z.array(DraftOrderRow),
  paged: true,
});

export const createDraftOrder = staffCall({
  method: 'POST',
  path: '/draft-orders',
  summary: 'Prepare an order for a customer; it is no sale and holds no stock',
  body: DraftOrderBody,
  output: DraftOrder,
  status: 201,
  creates: true,
});

export const quoteDraftOrder = staffCall({
  method: 'POST',
  path: '/draft-orders/quote',
  summary: 'Price what staff have put together; changes nothing',
  // A country is enough to price by.
  body: z.extend(DraftOrderBody, { shippingAddress: z.nullish(checkedPlace) }),
  output: z.object({
    quote: z.optional(Quote),
    problem: z.optional(z.string()),
    fields: z.optional(z.record(z.string(), z.string())),
  }),
});

export const findDraftCustomer = staffCall({
  path: '/draft-orders/customer',
  summary: 'What is known of a customer: their default address, or where their last order went',
  query: z.object({ email: emailAddress() }),
  output: z.object({
    phone: z.optional(z.string()),
    shippingAddress: z.optional(ShippingAddress),
    /** The order that this is from; absent from a saved address. */
    orderId: z.optional(z.string()),
  }),
});

export type DraftCustomer = z.output<typeof findDraftCustomer.output>;

export const getDraftOrder = staffCall({
  path: '/draft-orders/{id}',
  summary: 'A draft order at the prices of now',
  params: draftOrderParams,
  output: DraftOrder,
  failures: [404],
});

export const updateDraftOrder = staffCall({
  method: 'PUT',
  path: '/draft-orders/{id}',
  summary: 'Replace a draft order that is not paid; an open payment of it is canceled first',
  params: draftOrderParams,
  body: z.extend(DraftOrderBody, {
    /** `version` as last read: 409 with the current draft if it was changed since. */
    version: z.optional(z.number().check(z.int(), z.minimum(1))),
  }),
  output: DraftOrder,
  failures: [404, 409],
});

export const deleteDraftOrder = staffCall({
  method: 'DELETE',
  path: '/draft-orders/{id}',
  summary: 'Delete a draft order that is not paid; its link ends',
  params: draftOrderParams,
  output: z.object({ deleted: z.literal(true) }),
  failures: [404, 409],
});

export const linkDraftOrder = staffCall({
  method: 'POST',
  path: '/draft-orders/{id}/link',
  summary: 'Make a link to pay, which ends an earlier one; `notify` mails it to the customer',
  params: draftOrderParams,
  body: z.object({ notify: z.optional(z.boolean()) }),
  output: z.object({ url: z.string(), expiresAt: timestamp, sent: z.boolean() }),
  failures: [404, 409],
  creates: true,
});

export const markDraftOrderPaid = staffCall({
  method: 'POST',
  path: '/draft-orders/{id}/mark-paid',
  summary: 'Place the order of a draft that was paid another way; it takes its stock',
  params: draftOrderParams,
  body: z.object({
    /** The way in which the money came: 'Bank transfer'. */
    method: requiredText('Method', 100),
    /** The total that the member of staff saw; 409 with the current amounts if it differs. */
    total: z.optional(sentMoney()),
    /** True to mail the customer the confirmation. Default: true. */
    notify: z.optional(z.boolean()),
  }),
  output: Order,
  failures: [404, 409],
  creates: true,
});

export const exchangeReturn = staffCall({
  method: 'POST',
  path: '/returns/{id}/exchange',
  summary: 'Draft the order that a return is exchanged for; what its pieces cost counts towards it',
  params: returnParams,
  output: DraftOrder,
  status: 201,
  failures: [404, 409],
  creates: true,
});

const linkParams = z.object({ token: requiredText('Link', 100) });

export const getPaymentLink = call({
  path: '/payment-links/{token}',
  summary: 'What is paid by a link: knowing it is the right to see and to pay it, until it is paid',
  params: linkParams,
  output: z.object({
    /** Once it is paid, nothing else of it is shown: the order is its buyer's. */
    paid: z.optional(z.literal(true)),
    /** The order it became; for a browser that paid it or has proven its email address. */
    orderId: z.optional(z.string()),
    name: z.optional(z.string()),
    /** Empty once it is paid. */
    email: z.string(),
    shippingAddress: z.optional(z.array(z.string())),
    /** Absent if it is paid, or cannot be bought any more. */
    quote: z.optional(Quote),
    problem: z.optional(z.string()),
    expiresAt: timestamp,
  }),
  failures: [404],
});

export const payDraftOrder = call({
  method: 'POST',
  path: '/payment-links/{token}/payment',
  summary: 'Start the payment of a draft order; the total is compared with the one of now',
  params: linkParams,
  body: z.object({ total: sentMoney() }),
  output: z.object({
    clientSecret: z.string(),
    paymentIntentId: z.string(),
    orderId: z.string(),
    amount: money(),
    currency: z.literal(CURRENCY),
    heldUntil: z.optional(timestamp),
  }),
  failures: [404, 409, 422],
  creates: true,
});

export const finishDraftOrder = call({
  method: 'POST',
  path: '/payment-links/{token}/order',
  summary: 'The order of a succeeded payment of a link, or of a link that costs nothing; idempotent',
  params: linkParams,
  /** The payment; absent if the total is $0.00. */
  body: z.object({ paymentIntentId: optionalText(100) }),
  output: Order,
  status: 201,
  failures: [404, 409, 422],
  creates: true,
});
