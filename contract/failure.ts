import * as z from 'zod/mini';
import { REFUND_REASONS } from '#domain/refunds/refund-reason.ts';
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
  /** The correct amounts; only with `total_changed` and `code_refused`. */
  amounts: z.optional(
    z.object({
      subtotal: money(),
      shipping: money(),
      discount: money(),
      tax: money(),
      total: money(),
    }),
  ),
  /** The correct total; only with `total_changed` and `code_refused`. */
  total: z.optional(money()),
  /** The order, with `cart_ordered`; the id of the order to come, with `cart_being_paid`. */
  orderId: z.optional(z.string()),
  /** The reason of the refund; only with `payment_refunded`. */
  reason: z.optional(z.enum(REFUND_REASONS)),
  /** The current state of the product; only with a `conflict` about it. */
  product: z.optional(StaffProduct),
  /** The current state of the variant; only with a `conflict` about its stock. */
  variant: z.optional(StaffVariant),
  /** The current state of the conflicting variants; only with a `conflict` about their fields. */
  variants: z.optional(z.array(StaffVariant)),
  /** The current state of the discount; only with a `conflict` about it. */
  discount: z.optional(Discount),
  /** The current state of the collection; only with a `conflict` about it. */
  collection: z.optional(StaffCollection),
  /** The id of the log entry, for support; only with `internal`. */
  requestId: z.optional(z.string()),
});

export const FAILURE_MONEY = findMoneyPaths(Failure);

export type FailureBody = z.output<typeof Failure>;
export type FailureCode = FailureBody['code'];
