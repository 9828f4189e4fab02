import { memo } from 'react';
import { Link } from 'react-router';
import { listHref } from '#domain/lists/list-url.ts';
import type { Product } from '#domain/products/product.ts';
import { type ProductQuery, productList } from '#domain/products/product-list.ts';
import type { Variant } from '#domain/products/variants/variant.ts';
import { DefinitionList } from '#web/ui/layout/definition-list.tsx';

interface ProductFactsProps {
  product: Product;
  /** The chosen one. */
  variant: Variant | null;
}

export const ProductFacts = memo(function ProductFacts({ product, variant }: ProductFactsProps) {
  const { brand, category } = product;
  const sku = variant?.sku ?? product.sku;
  const availability = product.availability && variant?.stock !== 0;
  return (
    <DefinitionList
      className="mt-9"
      items={[
        {
          term: 'Availability',
          description: (
            <span className={availability ? 'font-medium text-good' : 'font-medium text-bad'}>
              {availability ? (variant?.backorder ?? 'In Stock') : 'Out of Stock'}
            </span>
          ),
        },
        ...(product.requiresShipping === false
          ? [{ term: 'Shipping', description: 'No shipping needed' }]
          : []),
        { term: 'Brand', description: <FactLink filter={{ brand }}>{brand}</FactLink> },
        { term: 'Category', description: <FactLink filter={{ category }}>{category}</FactLink> },
        { term: 'SKU', description: <span className="numeric">{sku}</span> },
      ]}
    />
  );
});

function FactLink({ filter, children }: { filter: Partial<ProductQuery>; children: string }) {
  return (
    <Link
      to={listHref(productList, filter)}
      className="tap underline decoration-line decoration-2 underline-offset-4 hover:decoration-mark"
    >
      {children}
    </Link>
  );
}
