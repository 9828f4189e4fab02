import type { Product } from '../products/product.ts';

type Line = { productId: string; quantity: number };
type Limited = Pick<Product, 'id' | 'name' | 'minPerOrder' | 'maxPerOrder'>;

/**
 * A line of which an order has too few or too many pieces of its product. `quantity` is what this line could
 * have, with the others as they are; 0 for too many: none.
 */
export type LimitProblem = {
  code: 'too_few' | 'too_many';
  name: string;
  limit: number;
  quantity: number;
};

/**
 * Compares the pieces of each product in all lines of an order with its limits; a problem or null for each
 * line. Too many is said of the lines beyond the limit, too few of all lines of the product.
 */
export function findLimitProblems(
  lines: readonly Line[],
  products: ReadonlyMap<string, Limited>,
): (LimitProblem | null)[] {
  const sums = new Map<string, number>();
  for (const { productId, quantity } of lines) sums.set(productId, (sums.get(productId) ?? 0) + quantity);
  const before = new Map<string, number>();
  return lines.map(({ productId, quantity }) => {
    const earlier = before.get(productId) ?? 0;
    before.set(productId, earlier + quantity);
    const product = products.get(productId);
    if (!product) return null;
    const { name, minPerOrder, maxPerOrder } = product;
    if (maxPerOrder != null && earlier + quantity > maxPerOrder)
      return { code: 'too_many', name, limit: maxPerOrder, quantity: Math.max(0, maxPerOrder - earlier) };
    const sum = sums.get(productId) ?? 0;
    if (minPerOrder != null && sum < minPerOrder)
      return { code: 'too_few', name, limit: minPerOrder, quantity: minPerOrder - sum + quantity };
    return null;
  });
}
