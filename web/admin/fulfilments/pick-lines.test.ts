import { expect, it } from 'vitest';
import type { WireOrder } from '#contract/calls/orders.ts';
import { pickLines } from './pick-lines.ts';

type Line = WireOrder['products'][number];

const order = (id: string, ...lines: Partial<Line>[]): WireOrder =>
  ({
    id,
    products: lines.map((line) => ({ productId: 'p', name: 'Tee', modifications: '', quantity: 1, ...line })),
  }) as WireOrder;

it('sums the unsent pieces of orders by SKU, apart from other choices', () => {
  const lines = pickLines([
    order('1', { sku: 'T-10', quantity: 2 }, { sku: 'T-2', quantity: 3, fulfilledQuantity: 1 }),
    order('2', { sku: 'T-10' }, { sku: 'T-10', modifications: 'Text: Ada' }),
    order('3', { sku: 'T-2', canceledQuantity: 1 }, { productId: 'old', name: 'Old tee' }),
  ]);
  expect(
    lines.map(({ sku, name, modifications, pieces, orders }) => [sku ?? name, modifications, pieces, orders]),
  ).toEqual([
    ['Old tee', '', 1, 1],
    ['T-2', '', 2, 1],
    ['T-10', '', 3, 2],
    ['T-10', 'Text: Ada', 1, 1],
  ]);
});
