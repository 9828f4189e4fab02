import type { WireDashboard } from '#contract/dashboard.ts';
import type { Database } from '#db/connection.ts';
import { figuresOf, type OrderFigures } from '#domain/dashboard/figures.ts';
import {
  changeInPercent,
  daysOf,
  daysSinceLastMonth,
  latestMonths,
  type Span,
  sameSpanOfLastMonth,
} from '#domain/dashboard/periods.ts';
import type { OrderTally } from '#domain/orders/tally.ts';
import { monthOf } from '#domain/orders/tally.ts';
import { foldEntries } from '../tallies/fold-entries.ts';
import { selectOrderTallies, selectTallies } from '../tallies/tally-queries.ts';
import { countCustomersBetween, selectRecentOrders, sumOrdersBetween } from './dashboard-queries.ts';
import { countLowStock, countUnreadMessages, countUnsettledPayments } from './need-queries.ts';
import { presentDashboard } from './present-dashboard.ts';

/** The latest months the chart shows, the orders of the table and of the activity (spec 9). */
const MONTHS = 12;
const RECENT_ORDERS = 5;

type Asked = {
  month: string | undefined;
  /** Products with as many pieces left or fewer are low on stock. */
  lowStockThreshold: number;
  now: Date;
};

/**
 * Everything the dashboard shows, as it is now. What it costs does not depend on how many orders there are: figures are sums
 * of tallies, and everything else reads a few rows along an index.
 */
export async function readDashboard(
  db: Database,
  { month, lowStockThreshold, now }: Asked,
): Promise<WireDashboard> {
  await foldEntries(db);
  const months = latestMonths(now, MONTHS);
  const days = month ? daysOf(month) : [];
  const span = sameSpanOfLastMonth(now);
  const [tallies, customers, pending, ofRest, customersOfRest, recent, ...needs] = await Promise.all([
    selectOrderTallies(db, ['all', ...months, ...days, ...span.days]),
    selectTallies(db, 'customers', ['all', ...daysOf(monthOf(now)), ...span.days]),
    selectTallies(db, 'pending', daysSinceLastMonth(now)),
    span.rest ? sumOrdersBetween(db, span.rest) : { orders: 0, sales: 0 },
    span.rest ? countCustomersBetween(db, span.rest) : 0,
    selectRecentOrders(db, RECENT_ORDERS),
    countUnsettledPayments(db),
    countLowStock(db, lowStockThreshold),
    countUnreadMessages(db),
  ]);
  const figures = figuresByPeriod(tallies);
  const all = figures(['all']);
  const changes = {
    customers: changeOfCustomers(customers, span, customersOfRest, now),
    ...changeOfOrders(figures, span, ofRest, now),
    pending: changeInPercent(all.pending, all.pending - sumOf(pending.values())),
  };
  const [unsettledPayments, lowStock, unreadMessages] = needs;
  return presentDashboard({
    now,
    all: { ...all, customers: customers.get('all') ?? 0 },
    changes,
    months: months.map((period) => ({ period, sales: figures([period]).sales })),
    days: month ? days.map((period) => ({ period, sales: figures([period]).sales })) : null,
    recent,
    needs: { unsettledPayments, ordersToPack: all.toPack, lowStock, unreadMessages },
  });
}

type FiguresOfPeriods = (periods: readonly string[]) => OrderFigures;

function figuresByPeriod(tallies: readonly OrderTally[]): FiguresOfPeriods {
  const byPeriod = Map.groupBy(tallies, ({ period }) => period);
  return (periods) => figuresOf(periods.flatMap((period) => byPeriod.get(period) ?? []));
}

/** Orders and sales of this month so far beside those of the same span of the last. */
function changeOfOrders(
  figures: FiguresOfPeriods,
  span: Span,
  ofRest: { orders: number; sales: number },
  now: Date,
) {
  const [soFar, before] = [figures([monthOf(now)]), figures(span.days)];
  return {
    orders: changeInPercent(soFar.orders, before.orders + ofRest.orders),
    sales: changeInPercent(soFar.sales, before.sales + ofRest.sales),
  };
}

/** New customers of this month so far beside those of the same span of the last. */
function changeOfCustomers(counts: ReadonlyMap<string, number>, span: Span, ofRest: number, now: Date) {
  const sumDays = (days: readonly string[]) => sumOf(days.map((day) => counts.get(day) ?? 0));
  return changeInPercent(sumDays(daysOf(monthOf(now))), sumDays(span.days) + ofRest);
}

function sumOf(numbers: Iterable<number>): number {
  return [...numbers].reduce((sum, number) => sum + number, 0);
}
