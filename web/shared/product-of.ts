import type { WireProduct } from '#contract/product-schemas.ts';
import type { Product } from '#domain/products/product.ts';

/** A wire product as a domain product, so that the browser prices with the server's functions. */
export function productOf({ _id, ...wire }: WireProduct): Product {
  return {
    ...wire,
    id: _id,
    imagePreview: wire.imagePreview ?? null,
    discountPrice: wire.discountPrice ?? null,
    // The wire has no stock count, only the availability.
    stock: null,
    dimensions: wire.dimensions ?? null,
    weight: wire.weight ?? null,
    materials: wire.materials ?? null,
    warranty: wire.warranty ?? null,
    createdAt: new Date(wire.createdAt),
  };
}
