import type { Product } from './product.ts';
import { createVariantId } from './variants/variant.ts';

/** True if shoppers can buy it: offered by staff, and in stock if stock is counted. */
export function isAvailable({ availability, stock }: Pick<Product, 'availability' | 'stock'>): boolean {
  return availability && stock !== 0;
}

/** True if stock is counted and at or below `lowStock`. */
export function isLowOnStock({ stock }: Pick<Product, 'stock'>, lowStock: number): boolean {
  return stock !== null && stock <= lowStock;
}

/** Shoppers see how many pieces are left of a variant from this many on. */
const FEW_PIECES = 5;

/** The number of pieces that shoppers are shown as the last ones; null if they are many or not counted. */
export function lastPieces(stock: number | null): number | null {
  return stock !== null && stock > 0 && stock <= FEW_PIECES ? stock : null;
}

/** Pieces per variant, ordered by its id: rows are always locked in this order. */
export function countPieces(
  lines: readonly { productId: string; variantId?: string | null | undefined; quantity: number }[],
): Map<string, number> {
  const pieces = new Map<string, number>();
  const counted = lines.map((line) => ({ id: createVariantId(line), quantity: line.quantity }));
  for (const { id, quantity } of counted.sort((a, b) => compare(a.id, b.id)))
    pieces.set(id, (pieces.get(id) ?? 0) + quantity);
  return pieces;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
