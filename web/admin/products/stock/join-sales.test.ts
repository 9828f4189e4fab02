import { expect, it } from 'vitest';
import type { WireStockMovement } from '#contract/calls/staff-products.ts';
import { joinSales } from './join-sales.ts';

const at = '2026-11-23T10:00:00Z';
const movement = (
  id: number,
  kind: WireStockMovement['kind'],
  change: number,
  more: Partial<WireStockMovement> = {},
): WireStockMovement => ({
  id,
  variantId: 'low-lamp',
  at,
  kind,
  change,
  cause: { kind: 'order', id: 'MG-1' },
  reason: 'Sold',
  ...more,
});

it('shows the sale of held pieces as one movement', () => {
  const held = movement(1, 'held', -2, { stock: 3, cause: { kind: 'checkout', id: 'MG-1' } });
  const shown = joinSales([movement(3, 'sold', -2), movement(2, 'released', 2), held]);
  expect(shown.map(({ movement, wasHeld }) => [movement.id, wasHeld])).toEqual([
    [3, true],
    [1, false],
  ]);
});

it('shows every other movement by itself', () => {
  const others = [
    movement(4, 'sold', -2, { stock: 1 }),
    movement(3, 'released', 2, { stock: 3 }),
    movement(2, 'sold', -1),
    movement(1, 'released', 1, { cause: { kind: 'checkout', id: 'MG-2' } }),
  ];
  expect(joinSales(others).map(({ wasHeld }) => wasHeld)).toEqual([false, false, false, false]);
});
