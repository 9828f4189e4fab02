import * as z from 'zod/mini';
import { REFUND_REASONS } from '#domain/refunds/refund.ts';
import { StaffCollection } from './collection-schemas.ts';
import { Discount } from './discount-schemas.ts';
import { findMoneyPaths, money } from './money.ts';
import { component } from './openapi-component.ts';
import { StaffProduct, StaffVariant } from './product-schemas.ts';

/** Machine-readable reasons of failures. */
const FAILURE_CODES = [
  'malformed',
  'invalid',
  'not_signed_in',
  'wrong_credentials',
  'not_allowed',
  'not_found',
  'method_not_allowed',
  'request_timeout',
  'conflict',
  'total_changed',
  'product_unavailable',
  'option_unavailable',
  'place_not_served',
  'method_unavailable',
  'code_refused',
  'cart_changed',
  'cart_ordered',
  'cart_being_paid',
  'payment_mismatch',
  'payment_refunded',
  'idempotency_key_reused',
  'too_large',
  'unsupported_media_type',
  'payment_refused',
  'too_many_requests',
  'provider_unavailable',
  'unavailable',
  'internal',
] as const;

/** The body of every unsuccessful answer. */
export const Failure = component('Failure', {
  message: z.string(),
  code: z.enum(FAILURE_CODES),
  /** One message per invalid field, by its path ('shippingAddress.city'). */
  fields: z.optional(z.record(z.string(), z.string())),
  /** With `total_changed` and `code_refused`: the correct amounts. */
  amounts: z.optional(
    z.object({
      subtotal: money(),
      shipping: money(),
      discount: money(),
      tax: money(),
      total: money(),
    }),
  ),
  /** With `total_changed` and `code_refused`: the correct total. */
  total: z.optional(money()),
  /** With `cart_ordered`: the order; with `cart_being_paid`: the one that it becomes. */
  orderId: z.optional(z.string()),
  /** With `payment_refunded`: why the payment is refunded. */
  reason: z.optional(z.enum(REFUND_REASONS)),
  /** With `conflict` about a product changed by someone else: its current state. */
  product: z.optional(StaffProduct),
  /** With `conflict` about the stock of a variant: its current state. */
  variant: z.optional(StaffVariant),
  /** With `conflict` about fields of variants: the current state of those that clash. */
  variants: z.optional(z.array(StaffVariant)),
  /** The same about a discount. */
  discount: z.optional(Discount),
  /** The same about a collection. */
  collection: z.optional(StaffCollection),
  /** With `internal`: the id of the log entry, for support. */
  requestId: z.optional(z.string()),
});

export const FAILURE_MONEY = findMoneyPaths(Failure);

export type FailureBody = z.output<typeof Failure>;
export type FailureCode = FailureBody['code'];
