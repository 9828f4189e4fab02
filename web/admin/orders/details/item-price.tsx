import { type Cents, formatMoney } from '#domain/money.ts';
import { modifiedPrice } from '#domain/orders/modification-price.ts';

/**
 * A unit price; of a modified item as a fixed base, what is over it, and what was paid (spec 2, 9). The base
 * is the same for all products: many cost less.
 */
export function ItemPrice({ modifications, unitPrice }: { modifications: string; unitPrice: Cents }) {
  const price = modifiedPrice({ modifications, unitPrice });
  if (!price) return formatMoney(unitPrice);
  return (
    <span className="grid gap-0.5 whitespace-nowrap">
      <span className="text-muted">Base: {formatMoney(price.base)}</span>
      <span className="text-muted">
        {price.extra < 0
          ? `Below base: ${formatMoney(-price.extra)}`
          : `Options: +${formatMoney(price.extra)}`}
      </span>
      <span className="font-medium">Final: {formatMoney(price.final)}</span>
    </span>
  );
}
