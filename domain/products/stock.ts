import type { Product } from './product.ts';

/** True if shoppers can buy it: offered by staff, and in stock if stock is counted. */
export function isAvailable({ availability, stock }: Pick<Product, 'availability' | 'stock'>): boolean {
  return availability && stock !== 0;
}

/** True if stock is counted and at or below `lowStock`. */
export function isLowOnStock({ stock }: Pick<Product, 'stock'>, lowStock: number): boolean {
  return stock !== null && stock <= lowStock;
}

/** Pieces per product, ordered by product id: rows are always locked in this order. */
export function piecesOf(lines: readonly { productId: string; quantity: number }[]): Map<string, number> {
  const pieces = new Map<string, number>();
  for (const { productId, quantity } of [...lines].sort((a, b) => compare(a.productId, b.productId)))
    pieces.set(productId, (pieces.get(productId) ?? 0) + quantity);
  return pieces;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
