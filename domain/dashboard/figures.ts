import type { Cents } from '../money.ts';
import type { OrderCounters } from '../orders/counters.ts';
import { isPending, isSale, isToPack } from '../orders/sale.ts';

export type OrderFigures = { orders: number; sales: Cents; pending: number; toPack: number };

/** The sum of some counters. */
export function figuresOf(tallies: readonly OrderCounters[]): OrderFigures {
  const sum = (of: readonly OrderCounters[]) => of.reduce((total, { orders }) => total + orders, 0);
  return {
    orders: sum(tallies),
    sales: tallies.filter(isSale).reduce((total, tally) => total + tally.total, 0),
    pending: sum(tallies.filter(isPending)),
    toPack: sum(tallies.filter(isToPack)),
  };
}
