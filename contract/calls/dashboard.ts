import * as z from 'zod/mini';
import { PAYMENT_STATUSES } from '#domain/orders/order.ts';
import { ORDER_STATUSES } from '#domain/orders/status.ts';
import { component } from '../component.ts';
import { staffCall } from '../define-call.ts';
import { timestamp } from '../fields.ts';
import { money } from '../money.ts';
import { OrderRefund } from './order-refund.ts';

/** Percent against the same span of the last month; null where there was nothing to compare with. */
const change = z.nullable(z.number());

const RecentOrder = z.object({
  id: z.string(),
  createdAt: timestamp,
  userEmail: z.string(),
  total: money(),
  status: z.enum(ORDER_STATUSES),
  paymentStatus: z.enum(PAYMENT_STATUSES),
  refund: z.optional(OrderRefund),
});

/** What staff see first (spec 2, 3, 9). Days and months of the shop's time zone. */
export const Dashboard = component('Dashboard', {
  /** When it was counted. */
  at: timestamp,
  stats: z.object({
    /** Distinct e-mail addresses that ordered. */
    totalUsers: z.number(),
    totalOrders: z.number(),
    /** What orders come to that were neither given back nor rejected. */
    totalSales: money(),
    /** Placed, processing or packaging, and not given back. */
    pendingOrders: z.number(),
  }),
  /**
   * Of new customers, orders and sales this month so far; of pending orders against as many as there were a
   * month ago.
   */
  changes: z.object({
    totalUsers: change,
    totalOrders: change,
    totalSales: change,
    pendingOrders: change,
  }),
  /** The latest months, oldest first; one without sales has 0. */
  revenue: z.array(z.object({ month: z.string(), revenue: money() })),
  /** The days of the month that was asked for. */
  days: z.optional(z.array(z.object({ day: z.string(), revenue: money() }))),
  /** The latest orders as activities. */
  activities: z.array(
    z.object({
      orderId: z.string(),
      userEmail: z.string(),
      total: money(),
      status: z.enum(ORDER_STATUSES),
      paymentStatus: z.enum(PAYMENT_STATUSES),
      refund: z.optional(OrderRefund),
      timestamp,
    }),
  ),
  orders: z.array(RecentOrder),
  /** What needs a person. Counts of more than `MOST_COUNTED` say just that many. */
  needs: z.object({
    unsettledPayments: z.number(),
    /** Paid, and placed or processing. */
    ordersToPack: z.number(),
    lowStock: z.number(),
    unreadMessages: z.number(),
  }),
});

export type WireDashboard = z.output<typeof Dashboard>;

/** A month of four-digit years, which every database can count in. */
const month = () => z.string().check(z.regex(/^[12]\d{3}-(0[1-9]|1[0-2])$/, 'Give a month as YYYY-MM'));

export const getDashboard = staffCall({
  path: '/dashboard',
  summary: 'Figures of the shop, its latest orders, and what needs a person',
  query: z.object({
    /** Answers the revenue of each of its days too. */
    month: z.optional(month()),
  }),
  output: Dashboard,
});
