import * as z from 'zod/mini';
import { FIRST_STEPS } from '#domain/dashboard/first-steps.ts';
import { PAYMENT_TROUBLES } from '#domain/payments/payment-trouble.ts';
import { staffCall } from '../define-call.ts';
import { timestamp } from '../fields.ts';
import { money } from '../money.ts';
import { component } from '../openapi-component.ts';
import { orderState, staffState } from '../order-schemas.ts';

/** Percent against the same span of the last month; null if that span was empty. */
const change = z.nullable(z.number());

const RecentOrder = z.object({
  id: z.string(),
  createdAt: timestamp,
  userEmail: z.string(),
  total: money(),
  ...orderState,
  ...staffState,
});

/**
 * The first screen of the back office (specification, sections 2, 3 and 9). Days and months are in the shop's
 * time zone.
 */
export const Dashboard = component('Dashboard', {
  /** The time when the figures were computed. */
  at: timestamp,
  stats: z.object({
    /** Distinct email addresses that ordered. */
    totalUsers: z.number(),
    totalOrders: z.number(),
    /** Total of orders that are neither refunded nor rejected. */
    totalSales: money(),
    /** Placed, processing or packaging, and not refunded. */
    pendingOrders: z.number(),
  }),
  /** Customers, orders and sales compare this month so far; pending orders compare with a month ago. */
  changes: z.object({
    totalUsers: change,
    totalOrders: change,
    totalSales: change,
    pendingOrders: change,
  }),
  /** The latest months, oldest first; 0 for a month without sales. */
  revenue: z.array(z.object({ month: z.string(), revenue: money() })),
  /** The days of the requested month. */
  days: z.optional(z.array(z.object({ day: z.string(), revenue: money() }))),
  activities: z.array(
    z.object({
      orderId: z.string(),
      userEmail: z.string(),
      total: money(),
      ...orderState,
      ...staffState,
      timestamp,
    }),
  ),
  orders: z.array(RecentOrder),
  /** Variants of which few or none are left, the fewest first. */
  lowVariants: z.array(
    z.object({
      id: z.string(),
      productId: z.string(),
      /** The product's. */
      name: z.string(),
      options: z.record(z.string(), z.string()),
      sku: z.string(),
      stock: z.number(),
    }),
  ),
  /** Counts of things that need attention, at most `MAX_COUNTED` each. */
  needs: z.object({
    unsettledPayments: z.number(),
    /** Disputes of payments that wait for the shop's answer; their payments are unsettled, too. */
    disputesToAnswer: z.number(),
    /** Paid, and placed or processing. */
    ordersToPack: z.number(),
    /** Paid, and packed or sent in part. */
    ordersToSend: z.number(),
    lowStock: z.number(),
    /** Offered variants at or below the threshold, of products with options. */
    lowVariants: z.number(),
    unreadMessages: z.number(),
    /** Reviews that wait for approval. */
    waitingReviews: z.number(),
    /** Returns to decide on, and received ones to settle. */
    returnsToLookAt: z.number(),
  }),
  paymentTrouble: z.optional(z.enum(PAYMENT_TROUBLES)),
});

export type WireDashboard = z.output<typeof Dashboard>;

/** Four-digit years only; not every database supports more. */
const month = () => z.string().check(z.regex(/^[12]\d{3}-(0[1-9]|1[0-2])$/, 'Give a month as YYYY-MM'));

export const getDashboard = staffCall({
  path: '/dashboard',
  summary: 'Figures, latest orders and open tasks',
  query: z.object({
    /** Adds the revenue of each day of this month. */
    month: z.optional(month()),
  }),
  output: Dashboard,
});

const WireFirstStep = component('FirstStep', {
  step: z.enum(FIRST_STEPS),
  isDone: z.boolean(),
  /** What is missing, in plain words. */
  missing: z.optional(z.string()),
});

export type WireFirstStep = z.output<typeof WireFirstStep>;

export const getFirstSteps = staffCall({
  path: '/first-steps',
  summary: 'What a seller does before the first order, and what of it is missing',
  output: z.array(WireFirstStep),
});

const removed = z.int().check(z.minimum(0));

export const removeDemoData = staffCall({
  method: 'DELETE',
  path: '/demo-data',
  summary: 'Remove the data of the demo that nobody has changed',
  /** What was removed, in rows. */
  output: component('RemovedDemo', {
    products: removed,
    orders: removed,
    members: removed,
    messages: removed,
  }),
});

export type WireRemovedDemo = z.output<typeof removeDemoData.output>;
