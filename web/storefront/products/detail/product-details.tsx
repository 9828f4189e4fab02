import Check from 'lucide-react/icons/check';
import { memo } from 'react';
import type { Product } from '#domain/products/product.ts';
import { DefinitionList } from '#web/ui/layout/definition-list.tsx';
import { RichText } from '#web/ui/rich-text/rich-text.tsx';
import { specificationRows } from './specification-rows.ts';

interface ProductDetailsProps {
  product: Product;
  descriptionHtml: string | undefined;
}

/** The formatted description if there is one, features and specifications. */
export const ProductDetails = memo(function ProductDetails({
  product,
  descriptionHtml,
}: ProductDetailsProps) {
  return (
    <div className="grid min-w-0 gap-x-12 gap-y-12 max-lg:mt-6 md:max-lg:grid-cols-2">
      {descriptionHtml !== undefined && (
        <section aria-labelledby="description" className="min-w-0 md:max-lg:col-span-2">
          <h2 id="description" className="text-2xl">
            Description
          </h2>
          <RichText html={descriptionHtml} className="mt-5" />
        </section>
      )}
      <section aria-labelledby="features">
        <h2 id="features" className="text-2xl">
          Features
        </h2>
        <Features features={product.features} />
      </section>
      <section aria-labelledby="specifications">
        <h2 id="specifications" className="text-2xl">
          Specifications
        </h2>
        <DefinitionList className="mt-5" items={specificationRows(product)} />
      </section>
    </div>
  );
});

function Features({ features }: Pick<Product, 'features'>) {
  if (features.length === 0) return <p className="mt-5 text-muted">No features specified</p>;
  return (
    <ul className="mt-5 grid gap-3.5">
      {features.map(({ id, text }) => (
        <li key={id} className="flex gap-3">
          <Check aria-hidden="true" className="mt-1 size-4.5 shrink-0 text-good" strokeWidth={2.25} />
          <span className="min-w-0">{text}</span>
        </li>
      ))}
    </ul>
  );
}
