import type { Offered } from '../checkout/quote.ts';

/**
 * Products as they are offered to a browser that holds pieces of them: its next payment gives those back
 * first. `pieces`: held ones by variant.
 */
export function withOwnHolds(
  products: ReadonlyMap<string, Offered>,
  pieces: ReadonlyMap<string, number>,
): Map<string, Offered> {
  const plus = (stock: number | null, held: number) => (stock === null ? null : stock + held);
  return new Map(
    [...products].map(([id, product]) => {
      const { stock, variants } = product;
      if (!variants) return [id, { ...product, stock: plus(stock, pieces.get(id) ?? 0) }];
      const own = variants.map((variant) => ({
        ...variant,
        stock: plus(variant.stock, pieces.get(variant.id) ?? 0),
      }));
      const held = variants.reduce((sum, variant) => sum + (pieces.get(variant.id) ?? 0), 0);
      return [id, { ...product, stock: plus(stock, held), variants: own }];
    }),
  );
}
