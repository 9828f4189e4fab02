import type { WireStockDemand } from '#contract/calls/stock-alerts.ts';
import type { WireStaffProduct, WireStaffVariant } from '#contract/product-schemas.ts';
import { formatCount } from '#domain/counts.ts';
import { describeVariant } from '#domain/products/variants/describe-variant.ts';

interface StockDemandProps {
  product: WireStaffProduct;
  /** Null: of all variants. */
  variant: WireStaffVariant | null;
  demand: readonly WireStockDemand[];
}

/** The number of people who wait for a back-in-stock mail; hidden if there are none. */
export function StockDemand({ product, variant, demand }: StockDemandProps) {
  const isOnly = product.variants.length === 1;
  const shown = demand.filter(({ variantId }) => isOnly || variant === null || variantId === variant.id);
  if (shown.length === 0) return null;
  return (
    <section aria-label="Demand" className="rounded-lg bg-sunken px-4 py-3">
      <ul className="grid gap-1">
        {shown.map(({ variantId, waiting }) => (
          <li key={variantId}>
            <strong className="numeric">{formatCount(waiting)}</strong>{' '}
            {`${waiting === 1 ? 'waits' : 'wait'} for ${findVariantName(product, variantId)}`}
          </li>
        ))}
      </ul>
      <p className="mt-1 text-sm text-muted">
        They asked for an email when it is back. It goes to three of them for each piece, and a day later to
        more while pieces are left.
      </p>
    </section>
  );
}

function findVariantName({ variants }: WireStaffProduct, variantId: string | null): string {
  if (variantId === null) return variants.length > 1 ? 'any variant' : 'this product';
  const variant = variants.find(({ id }) => id === variantId);
  return (variant && describeVariant(variant.options)) || 'a variant that was removed';
}
