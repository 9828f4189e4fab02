import type { Product } from './product.ts';
import { isBackordered, type Pieces } from './stock.ts';

/** What shoppers read of a piece that is not there yet, unless staff write other words. */
export const BACKORDER_TEXT = 'Made to order';

type Backordered = Pick<Product, 'inventoryPolicy' | 'backorderText' | 'backorderDays'>;

/** The words of a product without stock that is sold all the same: 'Made to order (10 more days)'. */
export function describeBackorder({ backorderText, backorderDays }: Backordered): string {
  const words = backorderText || BACKORDER_TEXT;
  if (!backorderDays) return words;
  return `${words} (${backorderDays === 1 ? '1 more day' : `${backorderDays} more days`})`;
}

/**
 * What is said of pieces that are not there yet, and the days that they take; null if there are enough, or
 * the product is not sold below zero.
 */
export function findBackorder(
  product: Backordered,
  variant: Pieces,
  quantity: number,
): { text: string; days: number } | null {
  if (product.inventoryPolicy !== 'continue' || !isBackordered(variant, quantity)) return null;
  return { text: describeBackorder(product), days: product.backorderDays ?? 0 };
}
