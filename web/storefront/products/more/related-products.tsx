import { useEffect, useState } from 'react';
import { listRelatedProducts, type WireProductCard } from '#contract/calls/products.ts';
import { browserApi } from '#web/data.ts';
import { ProductGrid } from '../card/product-grid.tsx';

/** The related products; nothing if there are none, or they cannot be loaded. */
export function RelatedProducts({ productId }: { productId: string }) {
  const [products, setProducts] = useState<readonly WireProductCard[]>([]);
  useEffect(() => {
    let isWanted = true;
    browserApi(listRelatedProducts, { params: { id: productId } }).then(
      ({ body }) => isWanted && setProducts(body),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [productId]);
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="related-products" className="mt-section">
      <h2 id="related-products" className="mb-6 text-2xl">
        Goes well with
      </h2>
      <ProductGrid products={products} isSelection />
    </section>
  );
}
