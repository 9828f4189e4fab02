import type { Connection } from '#db/connection.ts';
import { computeFigures } from '#domain/dashboard/figures.ts';
import { inMonths, type SplitSpan, splitSpan } from '#domain/dashboard/split-span.ts';
import type { Cents } from '#domain/money.ts';
import type { TimeSpan } from '#domain/time-zone.ts';
import { selectCounters, selectOrderCounters } from '../counters/counter-queries.ts';
import { countCustomersIn, sumOrdersIn } from './dashboard-queries.ts';

/** The number of orders placed in a span of time, and the total of those that are sales. */
export type SpanFigures = { orders: number; sales: Cents };

/**
 * Reads the figures of each span: counters of its whole UTC days, and orders of the hours at its edges, of
 * which there are none where days begin as in UTC (decision 036).
 */
export async function readOrderFigures(db: Connection, spans: readonly TimeSpan[]): Promise<SpanFigures[]> {
  const splits = spans.map(splitSpan);
  const edges = splits.flatMap((split) => split.edges);
  const periods = splits.map(({ days }) => inMonths(days));
  const [counters, counted] = await Promise.all([
    selectOrderCounters(db, [...new Set(periods.flat())]),
    sumOrdersIn(db, edges),
  ]);
  const byPeriod = Map.groupBy(counters, ({ period }) => period);
  const atEdges = inGroups(counted, splits);
  return splits.map((split, index) => {
    const whole = computeFigures((periods[index] ?? []).flatMap((period) => byPeriod.get(period) ?? []));
    const sums = signed(split, atEdges[index] ?? []);
    return {
      orders: sums.reduce((sum, [sign, { orders }]) => sum + sign * orders, whole.orders),
      sales: sums.reduce((sum, [sign, { sales }]) => sum + sign * sales, whole.sales),
    };
  });
}

/** Reads the number of customers whose first order was placed in each span. */
export async function readNewCustomers(db: Connection, spans: readonly TimeSpan[]): Promise<number[]> {
  const splits = spans.map(splitSpan);
  const edges = splits.flatMap((split) => split.edges);
  const [counters, counted] = await Promise.all([
    selectCounters(db, 'customers', [...new Set(splits.flatMap(({ days }) => days))]),
    countCustomersIn(db, edges),
  ]);
  const atEdges = inGroups(counted, splits);
  return splits.map((split, index) => {
    const whole = split.days.reduce((sum, day) => sum + (counters.get(day) ?? 0), 0);
    return signed(split, atEdges[index] ?? []).reduce((sum, [sign, count]) => sum + sign * count, whole);
  });
}

/** Returns the counts of all edges, grouped by split. */
function inGroups<Value>(counted: readonly Value[], splits: readonly SplitSpan[]): Value[][] {
  let taken = 0;
  return splits.map(({ edges }) => {
    taken += edges.length;
    return counted.slice(taken - edges.length, taken);
  });
}

function signed<Value>({ edges }: SplitSpan, counted: readonly Value[]): [1 | -1, Value][] {
  return counted.map((value, index) => [edges[index]?.sign ?? 1, value]);
}
