import { useId } from 'react';
import type { WireDashboard } from '#contract/calls/dashboard.ts';
import { formatCount } from '#domain/counts.ts';
import { describeVariant } from '#domain/products/variants/describe-variant.ts';
import { TextLink } from '#web/ui/actions/text-link.tsx';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { productVariantsHref } from '../products/product-href.ts';

/** The variants with the fewest pieces, each with a link to its row, and a link to all their products. */
export function LowVariants({ dashboard: { lowVariants } }: { dashboard: WireDashboard }) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} padded={false} className="mb-4 p-5">
      <div className="flex items-center justify-between gap-4">
        <h2 id={id} className="text-lg">
          Low stock by variant
        </h2>
        <TextLink to="/admin/products?stock=some-low" className="tap text-sm">
          Show all<span className="sr-only"> products with variants low on stock</span>
        </TextLink>
      </div>
      <ul className="mt-2 grid gap-x-10 md:grid-cols-2">
        {lowVariants.map((variant) => (
          <li
            key={variant.id}
            className="flex items-center justify-between gap-3 border-t border-line py-2.5 text-sm"
          >
            <div className="min-w-0">
              <TextLink
                to={productVariantsHref(variant.productId, `?variant=${encodeURIComponent(variant.id)}`)}
                className="tap font-medium wrap-anywhere"
              >
                {variant.name}
              </TextLink>
              <p className="text-muted wrap-anywhere">
                {describeVariant(variant.options)} <span className="numeric text-xs">{variant.sku}</span>
              </p>
            </div>
            {variant.stock === 0 ? (
              <Badge tone="error">Sold out</Badge>
            ) : (
              <Badge tone="warning">{formatCount(variant.stock)} left</Badge>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
