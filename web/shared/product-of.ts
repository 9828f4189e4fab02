import type { WireProduct } from '#contract/product-schemas.ts';
import type { Product } from '#domain/products/product.ts';

/** A product as the rules know it, so that the browser prices with the very functions the server uses. */
export function productOf({ _id, ...wire }: WireProduct): Product {
  return {
    ...wire,
    id: _id,
    imagePreview: wire.imagePreview ?? null,
    discountPrice: wire.discountPrice ?? null,
    // How many pieces are left is not for everyone; the wire's availability already says whether any is.
    stock: null,
    dimensions: wire.dimensions ?? null,
    weight: wire.weight ?? null,
    materials: wire.materials ?? null,
    warranty: wire.warranty ?? null,
    createdAt: new Date(wire.createdAt),
  };
}
