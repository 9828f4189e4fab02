import type { WireDashboard } from '#contract/calls/dashboard.ts';
import type { OrderFigures } from '#domain/dashboard/figures.ts';
import type { Cents } from '#domain/money.ts';
import { presentOrderRefund } from '../orders/present-order.ts';
import type { RecentOrder } from './dashboard-queries.ts';

/** Recent activity shows the latest orders (spec 9). */
const ACTIVITIES = 4;

type Sales = { period: string; sales: Cents };
type Change = number | null;

export type DashboardFacts = {
  now: Date;
  all: OrderFigures & { customers: number };
  changes: { customers: Change; orders: Change; sales: Change; pending: Change };
  months: Sales[];
  days: Sales[] | null;
  recent: RecentOrder[];
  needs: WireDashboard['needs'];
};

export function presentDashboard({
  now,
  all,
  changes,
  months,
  days,
  recent,
  needs,
}: DashboardFacts): WireDashboard {
  return {
    at: now.toISOString(),
    stats: {
      totalUsers: all.customers,
      totalOrders: all.orders,
      totalSales: all.sales,
      pendingOrders: all.pending,
    },
    changes: {
      totalUsers: changes.customers,
      totalOrders: changes.orders,
      totalSales: changes.sales,
      pendingOrders: changes.pending,
    },
    revenue: months.map(({ period, sales }) => ({ month: period, revenue: sales })),
    ...(days && {
      days: days.map(({ period, sales }) => ({ day: period, revenue: sales })),
    }),
    activities: recent.slice(0, ACTIVITIES).map((order) => ({
      orderId: order.id,
      userEmail: order.userEmail,
      total: order.total,
      status: order.status,
      paymentStatus: order.paymentStatus,
      ...(order.refund && { refund: presentOrderRefund(order.refund) }),
      timestamp: order.createdAt.toISOString(),
    })),
    orders: recent.map((order) => ({
      id: order.id,
      createdAt: order.createdAt.toISOString(),
      userEmail: order.userEmail,
      total: order.total,
      status: order.status,
      paymentStatus: order.paymentStatus,
      ...(order.refund && { refund: presentOrderRefund(order.refund) }),
    })),
    needs,
  };
}
