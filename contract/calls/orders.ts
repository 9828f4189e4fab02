import * as z from 'zod/mini';
import { LIMITS, MAX_LINES } from '#domain/limits.ts';
import { PLAN_IDS } from '#domain/members/plan.ts';
import { ORDER_STATUSES } from '#domain/orders/status.ts';
import {
  NO_EMAIL_ADDRESS,
  NOTHING_TYPED,
  TRACK_METHODS,
  type TrackMethod,
} from '#domain/orders/track-search.ts';
import { call, staffCall } from '../define-call.ts';
import { emailAddress, optionalText, quantity, requiredText, text, timestamp } from '../fields.ts';
import { AddressForm } from '../forms/orders.ts';
import { idParams, orderParams } from '../ids.ts';
import { money, sentMoney } from '../money.ts';
import { component } from '../openapi-component.ts';
import { Cancellation, orderState } from '../order-schemas.ts';

const phone = () => optionalText(LIMITS.phone);

/** The street may be called `address` or `street` (spec 3). */
const ShippingAddressBody = z.pipe(
  z.extend(AddressForm, { address: optionalText(), street: optionalText() }),
  z.transform(({ street, ...rest }, context) => {
    const address = rest.address ?? street;
    if (address) return { ...rest, address };
    context.issues.push({ code: 'custom', input: rest, path: ['address'], message: 'Address is required' });
    return z.NEVER;
  }),
);

const BillingAddressBody = z.object({
  name: requiredText('Name'),
  companyName: optionalText(),
  address: requiredText('Address'),
  city: requiredText('City'),
  state: requiredText('State'),
  zip: requiredText('ZIP code', 20),
  country: requiredText('Country'),
  phone: phone(),
});

/**
 * A chosen option's name. Null or empty means none; undefined means the product page's default if required.
 */
function choice() {
  return z.pipe(
    z.nullish(text()),
    z.transform((name) => (name === undefined ? undefined : name || null)),
  );
}

/** A requested line. A price is compared with the server's, never used. */
const OrderLineBody = z.object({
  productId: requiredText('Product'),
  quantity: quantity(),
  price: z.optional(sentMoney()),
  selectedColor: choice(),
  selectedSize: choice(),
  selectedMemory: choice(),
  selectedProperties: z.pipe(
    z.nullish(z.record(text(), text())),
    z.transform((chosen) => (chosen === null ? {} : chosen)),
  ),
  /** Property id → the text it asks for; the property limits its length. */
  propertyTexts: z.pipe(
    z.nullish(z.record(text(), text(LIMITS.text))),
    z.transform((typed) => typed ?? {}),
  ),
});

/**
 * An order as sent. Amounts are optional and compared with the server's. Fields that callers may not decide
 * (status, activities, payment status, dates) are ignored.
 */
export const OrderBody = z.object({
  userId: optionalText(),
  userEmail: emailAddress(),
  userPhone: phone(),
  paymentMethod: optionalText(),
  shippingAddress: z.nullish(ShippingAddressBody),
  billingAddress: z.nullish(BillingAddressBody),
  products: z
    .array(OrderLineBody)
    .check(z.minLength(1, 'An order needs at least one product'), z.maxLength(MAX_LINES)),
  subtotal: z.optional(sentMoney()),
  shipping: z.optional(sentMoney()),
  discount: z.optional(sentMoney()),
  tax: z.optional(sentMoney()),
  total: z.optional(sentMoney()),
});

export type OrderBody = z.output<typeof OrderBody>;
export type OrderBodyInput = z.input<typeof OrderBody>;

const OrderLine = z.object({
  productId: z.string(),
  name: z.string(),
  price: money(),
  quantity: z.number(),
  image: z.string(),
  selectedColor: z.optional(z.string()),
  selectedSize: z.optional(z.string()),
  selectedMemory: z.optional(z.string()),
  selectedProperties: z.record(z.string(), z.string()),
  /** Property id → the text typed for it; absent if there is none. */
  propertyTexts: z.optional(z.record(z.string(), z.string())),
  modifications: z.string(),
  /** Pieces that were canceled while the rest of the order went on; absent if there are none. */
  canceledQuantity: z.optional(z.number()),
  /** Pieces whose money was or is being returned; absent if there are none. */
  refundedQuantity: z.optional(z.number()),
  /** True if this browser or email address has reviewed the product of that order; only with `yours`. */
  reviewed: z.optional(z.boolean()),
  /** Present while that review waits for approval by staff. */
  reviewWaiting: z.optional(z.literal(true)),
});

/** An order on the wire. Prices are unit prices including options. */
export const Order = component('Order', {
  id: z.string(),
  userId: z.string(),
  userEmail: z.string(),
  userPhone: z.optional(z.string()),
  paymentMethod: z.optional(z.string()),
  shippingAddress: z.optional(
    z.object({
      fullName: z.string(),
      address: z.string(),
      city: z.string(),
      state: z.string(),
      zipCode: z.string(),
      country: z.string(),
      phone: z.optional(z.string()),
    }),
  ),
  billingAddress: z.optional(
    z.object({
      name: z.string(),
      companyName: z.optional(z.string()),
      address: z.string(),
      city: z.string(),
      state: z.string(),
      zip: z.string(),
      country: z.string(),
      phone: z.optional(z.string()),
    }),
  ),
  products: z.array(OrderLine),
  subtotal: money(),
  shipping: money(),
  discount: money(),
  tax: money(),
  total: money(),
  /** The membership its discount comes from; absent from masked orders. */
  memberPlan: z.optional(z.enum(PLAN_IDS)),
  ...orderState,
  /** When it is canceled unless it is paid; absent from orders that are paid or that staff work on. */
  unpaidUntil: z.optional(timestamp),
  /** When staff marked it as paid; absent if it was paid through the shop, or not. */
  markedPaidAt: z.optional(timestamp),
  /** Of a canceled order; its status is rejected. */
  cancellation: z.optional(Cancellation),
  activities: z.array(
    z.object({ status: z.enum(ORDER_STATUSES), timestamp: timestamp, description: z.string() }),
  ),
  expectedDelivery: timestamp,
  createdAt: timestamp,
  paymentIntentId: z.optional(z.string()),
  /** True if address, phone and id are masked: found by email or phone, and not `yours`. */
  masked: z.optional(z.boolean()),
  /** True in the buyer's browser and in one that has proven the order's email address. */
  yours: z.optional(z.boolean()),
  /** In masked orders: the sealed address for POST /email-codes. */
  sealedEmail: z.optional(z.string()),
});

export type WireOrder = z.output<typeof Order>;

export const createOrder = call({
  method: 'POST',
  path: '/orders',
  summary: 'Place an order: paid with a succeeded payment intent, or unpaid without one',
  body: z.extend(OrderBody, { paymentIntentId: optionalText(100) }),
  output: Order,
  status: 201,
  failures: [404, 409, 422],
  creates: true,
});

export const getOrder = call({
  path: '/orders/{id}',
  summary: 'One order; knowing its id is the right to see it',
  params: idParams,
  output: Order,
  failures: [404],
});

export const updateOrderStatus = staffCall({
  method: 'PUT',
  path: '/orders/{id}/status',
  summary: 'Change the status of an order; the customer is notified by email unless `notify` is false',
  params: orderParams,
  body: z.object({
    status: z.enum(ORDER_STATUSES),
    /** Text of the activity; 'Status updated to {status}' unless given. */
    description: optionalText(),
    /** The expected current status: 409 if it has changed since. */
    from: z.optional(z.enum(ORDER_STATUSES)),
    /** True to notify the customer by email; true unless given. */
    notify: z.optional(z.boolean()),
    /** True to restock a rejected order; unless given, if nothing was shipped. */
    restock: z.optional(z.boolean()),
  }),
  output: Order,
  failures: [404, 409],
});

/** Exactly one of order id, email address and phone number, with the messages of spec 5. */
export const TrackQuery = z.pipe(
  z.object({
    orderId: z.nullish(text()),
    email: z.nullish(text(LIMITS.email)),
    phone: z.nullish(text(LIMITS.phone)),
  }),
  z.transform((query, context) => {
    const sent = TRACK_METHODS.filter((method) => typeof query[method] === 'string');
    const typed = sent.filter((method) => query[method]);
    const refuse = (message: string, method: TrackMethod = 'orderId') => {
      context.issues.push({ code: 'custom', input: query, path: [method], message });
      return z.NEVER;
    };
    const [only] = sent;
    if (only && sent.length === 1 && typed.length === 0) return refuse(NOTHING_TYPED[only], only);
    if (typed.length !== 1) return refuse('Give exactly one of orderId, email and phone');
    const { orderId, email, phone } = query;
    if (orderId) return { by: 'orderId' as const, orderId };
    if (phone) return { by: 'phone' as const, phone };
    const parsed = emailAddress().safeParse(email);
    return parsed.success ? { by: 'email' as const, email: parsed.data } : refuse(NO_EMAIL_ADDRESS, 'email');
  }),
);

export const NotFoundAnswer = z.object({ found: z.literal(false), message: z.string() });
export const OrdersAnswer = z.object({ orders: z.array(Order) });

export const trackOrder = call({
  method: 'POST',
  path: '/orders/track',
  summary:
    'Find orders by id (everything), email or phone (masked, unless this browser bought or has proven the address)',
  body: TrackQuery,
  output: z.union([Order, NotFoundAnswer, OrdersAnswer]),
});
