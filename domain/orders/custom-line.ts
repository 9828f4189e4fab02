import type { Cents } from '../money.ts';
import { NOTHING_SELECTED } from '../pricing/selection.ts';
import type { OrderLine } from './order.ts';

/** A line that is no product of the catalogue: a repair, a gift. */
export type CustomItem = { name: string; unitPrice: Cents };

/** A line of an order that is of no product: its `productId` is empty. It has no stock and no picture. */
export function customLine({ name, unitPrice }: CustomItem, quantity: number): OrderLine {
  return {
    productId: '',
    name,
    image: '',
    unitPrice,
    quantity,
    selection: NOTHING_SELECTED,
    description: '',
  };
}

export function isCustomLine({ productId }: Pick<OrderLine, 'productId'>): boolean {
  return productId === '';
}
