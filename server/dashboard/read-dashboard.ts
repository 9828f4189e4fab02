import type { Database } from '#db/connection.ts';
import { computeFigures } from '#domain/dashboard/figures.ts';
import {
  changeInPercent,
  daysSinceLastMonth,
  latestMonths,
  listDays,
  sameSpanOfLastMonth,
} from '#domain/dashboard/periods.ts';
import { dayBounds, monthBounds, monthIn } from '#domain/time-zone.ts';
import { applyEntries } from '../counters/apply-entries.ts';
import { selectCounters, selectOrderCounters } from '../counters/counter-queries.ts';
import { selectRecentOrders } from '../orders/order-list-queries.ts';
import { selectLowVariants } from '../products/variants/low-variant-queries.ts';
import {
  countDisputedToPack,
  countDisputesToAnswer,
  countLowStock,
  countLowVariants,
  countOrdersToSend,
  countReturnsToLookAt,
  countUnreadMessages,
  countUnsettledPayments,
  countWaitingReviews,
} from './need-queries.ts';
import { readNewCustomers, readOrderFigures, type SpanFigures } from './read-figures.ts';

/** Months of the chart and orders of the table (specification, section 9). */
const MONTHS = 12;
const RECENT_ORDERS = 5;

/** Variants in the list of those that are low. */
const LOW_VARIANTS = 6;

export type Dashboard = Awaited<ReturnType<typeof readDashboard>>;

type DashboardRequest = {
  month: string | undefined;
  /** The IANA name of the time zone of days and months. */
  zone: string;
  lowStockThreshold: number;
  now: Date;
};

/**
 * Reads everything the dashboard shows. Its cost hardly depends on the number of orders: figures are sums of
 * counters, and everything else reads few rows of an index.
 */
export async function readDashboard(db: Database, { month, zone, lowStockThreshold, now }: DashboardRequest) {
  await applyEntries(db);
  const months = latestMonths(now, MONTHS, zone);
  const days = month ? listDays(month) : [];
  const lastMonth = sameSpanOfLastMonth(now, zone);
  const [counters, customers, pending, figures, newCustomers, recent, lowVariants, ...needs] =
    await Promise.all([
      selectOrderCounters(db, ['all']),
      selectCounters(db, 'customers', ['all']),
      selectCounters(db, 'pending', daysSinceLastMonth(now)),
      readOrderFigures(db, [
        lastMonth,
        ...months.map((one) => monthBounds(one, zone)),
        ...days.map((day) => dayBounds(day, zone)),
      ]),
      readNewCustomers(db, [lastMonth, monthBounds(monthIn(now, zone), zone)]),
      selectRecentOrders(db, RECENT_ORDERS),
      selectLowVariants(db, lowStockThreshold, LOW_VARIANTS),
      countUnsettledPayments(db),
      countDisputesToAnswer(db),
      countLowStock(db, lowStockThreshold),
      countUnreadMessages(db),
      countWaitingReviews(db),
      countReturnsToLookAt(db),
      countOrdersToSend(db),
      countLowVariants(db, lowStockThreshold),
      countDisputedToPack(db),
    ]);
  const all = computeFigures(counters);
  const [before = NONE, ...sums] = figures;
  const sumSales = (periods: readonly string[], from: number) =>
    periods.map((period, index) => ({ period, sales: sums[from + index]?.sales ?? 0 }));
  const thisMonth = sums[MONTHS - 1] ?? NONE;
  const [customersBefore = 0, customersNow = 0] = newCustomers;
  const [unsettledPayments, disputesToAnswer, lowStock, unreadMessages, waitingReviews, ...more] = needs;
  const [returnsToLookAt, ordersToSend, lowVariantCount, disputedToPack = 0] = more;
  return {
    now,
    all: { ...all, customers: customers.get('all') ?? 0 },
    changes: {
      customers: changeInPercent(customersNow, customersBefore),
      orders: changeInPercent(thisMonth.orders, before.orders),
      sales: changeInPercent(thisMonth.sales, before.sales),
      pending: changeInPercent(all.pending, all.pending - sum(pending.values())),
    },
    months: sumSales(months, 0),
    days: month ? sumSales(days, MONTHS) : null,
    recent,
    lowVariants,
    needs: {
      unsettledPayments,
      disputesToAnswer,
      ordersToPack: Math.max(0, all.toPack - disputedToPack),
      ordersToSend,
      lowStock,
      lowVariants: lowVariantCount,
      unreadMessages,
      waitingReviews,
      returnsToLookAt,
    },
  };
}

const NONE: SpanFigures = { orders: 0, sales: 0 };

function sum(numbers: Iterable<number>): number {
  return [...numbers].reduce((sum, number) => sum + number, 0);
}
