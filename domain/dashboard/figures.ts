import type { Cents } from '../money.ts';
import type { OrderCounters } from '../orders/counters.ts';
import { isPending, isSale, isToPack } from '../orders/sale.ts';

export type OrderFigures = { orders: number; sales: Cents; pending: number; toPack: number };

/** The sum of some counters. */
export function computeFigures(counters: readonly OrderCounters[]): OrderFigures {
  const sum = (of: readonly OrderCounters[]) => of.reduce((total, { orders }) => total + orders, 0);
  return {
    orders: sum(counters),
    sales: counters.filter(isSale).reduce((total, counter) => total + counter.total, 0),
    pending: sum(counters.filter(isPending)),
    toPack: sum(counters.filter(isToPack)),
  };
}
