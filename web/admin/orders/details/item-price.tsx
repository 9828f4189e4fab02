import { type Cents, formatMoney } from '#domain/money.ts';
import { modifiedPrice } from '#domain/orders/modification-price.ts';

/** A unit price; of a modified item as a fixed base, what is over it, and what was paid (spec 2, 9). */
export function ItemPrice({ modifications, unitPrice }: { modifications: string; unitPrice: Cents }) {
  const price = modifiedPrice({ modifications, unitPrice });
  if (!price) return formatMoney(unitPrice);
  const sign = price.extra < 0 ? '' : '+';
  return (
    <span className="grid gap-0.5 whitespace-nowrap">
      <span className="text-muted">Base: {formatMoney(price.base)}</span>
      <span className="text-muted">
        Options: {sign}
        {formatMoney(price.extra)}
      </span>
      <span className="font-medium">Final: {formatMoney(price.final)}</span>
    </span>
  );
}
