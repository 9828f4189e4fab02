import type { Cents } from '../money.ts';
import type { ShippingBasis } from '../pricing/totals.ts';
import type { ShippingMethod } from './zone.ts';

/** The price of a method in cents; 0 is free. */
export function priceMethod(
  { rates, freeOver }: ShippingMethod,
  { goods, weightGrams }: Omit<ShippingBasis, 'shipsFree'>,
): Cents {
  if (freeOver !== null && goods > freeOver) return 0;
  if (rates.by === 'order') return rates.price;
  const value = rates.by === 'weight' ? weightGrams : goods;
  return rates.steps.findLast(({ from }) => from <= value)?.price ?? rates.steps[0]?.price ?? 0;
}
