import type { WireDashboard } from '#contract/calls/dashboard.ts';
import { presentRefunded } from '../orders/present-order.ts';
import { presentStaffState } from '../orders/present-staff-order.ts';
import type { Dashboard } from './read-dashboard.ts';

/** Recent activity shows the latest orders (specification, section 9). */
const ACTIVITIES = 4;

export function presentDashboard(dashboard: Dashboard): WireDashboard {
  const { now, all, changes, months, days, recent, lowVariants, needs } = dashboard;
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
    ...(days && { days: days.map(({ period, sales }) => ({ day: period, revenue: sales })) }),
    activities: recent.slice(0, ACTIVITIES).map((order) => ({
      orderId: order.id,
      timestamp: order.createdAt.toISOString(),
      ...presentState(order),
    })),
    orders: recent.map((order) => ({
      id: order.id,
      createdAt: order.createdAt.toISOString(),
      ...presentState(order),
    })),
    lowVariants: lowVariants.map(({ id, productId, name, options, sku, stock }) => ({
      id,
      productId,
      name,
      options,
      sku,
      stock,
    })),
    needs,
  };
}

function presentState({
  userEmail,
  total,
  status,
  paymentStatus,
  refund,
  refunded,
  owed,
  isDisputed,
}: Dashboard['recent'][number]) {
  return {
    userEmail,
    total,
    status,
    paymentStatus,
    ...presentRefunded({ refund, refunded }),
    ...presentStaffState({ owed, isDisputed }),
  };
}
