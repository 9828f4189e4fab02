import type { Product } from './product.ts';

/** Whether shoppers can buy it: staff offer it, and where pieces are counted there is one left. */
export function isAvailable({ availability, stock }: Pick<Product, 'availability' | 'stock'>): boolean {
  return availability && stock !== 0;
}

/** True if pieces are counted, and as few as `lowStock` or fewer are left. */
export function isLowOnStock({ stock }: Pick<Product, 'stock'>, lowStock: number): boolean {
  return stock !== null && stock <= lowStock;
}

/**
 * How many pieces of each product some lines need, in the order of the products' ids: rows are always locked
 * in it.
 */
export function piecesOf(lines: readonly { productId: string; quantity: number }[]): Map<string, number> {
  const pieces = new Map<string, number>();
  for (const { productId, quantity } of [...lines].sort((a, b) => compare(a.productId, b.productId)))
    pieces.set(productId, (pieces.get(productId) ?? 0) + quantity);
  return pieces;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
