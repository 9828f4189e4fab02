import type { InventoryPolicy } from './inventory-policy.ts';
import type { Product } from './product.ts';
import { createVariantId } from './variants/variant.ts';

/**
 * Pieces of a variant. `stock` limits its sale, null if nothing does. `onHand` is the count where it differs:
 * of one that is sold below zero, or owes pieces to its orders.
 */
export type Pieces = { stock: number | null; onHand?: number | null | undefined };

/** The count, below zero if more was sold than was there; null if pieces are not counted. */
export function countOnHand({ stock, onHand }: Pieces): number | null {
  return onHand ?? stock;
}

/** What a count means for the sale: nothing limits it if the product is sold below zero. */
export function limitSale(
  { inventoryPolicy = 'deny' }: { inventoryPolicy?: InventoryPolicy | undefined },
  count: number | null,
): number | null {
  return inventoryPolicy === 'continue' || count === null ? null : Math.max(0, count);
}

/** The count of all offered variants; null if one of them is not counted. */
export function sumOnHand(variants: readonly (Pieces & { isOffered: boolean })[]): number | null {
  const counts = variants.filter(({ isOffered }) => isOffered).map(countOnHand);
  return counts.length === 0 || counts.includes(null)
    ? null
    : counts.reduce<number>((sum, count) => sum + (count ?? 0), 0);
}

/** What limits the sale of a product: the stock of its offered variants; null if one of them has no limit. */
export function sumStock(variants: readonly { stock: number | null; isOffered: boolean }[]): number | null {
  return sumOnHand(variants.map(({ stock, isOffered }) => ({ stock, isOffered })));
}

/** True if so many pieces are more than there are of a variant that is sold below zero. */
export function isBackordered({ stock, onHand }: Pieces, quantity = 1): boolean {
  return stock === null && onHand != null && onHand < quantity;
}

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
