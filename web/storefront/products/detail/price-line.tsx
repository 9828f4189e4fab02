import { formatMoney } from '#domain/money.ts';
import type { ShownPrice } from '#domain/pricing/shown-price.ts';
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx';

/** The unit price with options; changes are announced. */
export function PriceLine({ price: { current, regular, percentage } }: { price: ShownPrice }) {
  return (
    <p aria-live="polite" aria-atomic="true" className="numeric flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="text-2xl font-semibold">
        <VisuallyHidden>Price </VisuallyHidden>
        {formatMoney(current)}
      </span>
      {regular !== null && (
        <s className="text-lg text-muted">
          <VisuallyHidden>Regular price </VisuallyHidden>
          {formatMoney(regular)}
        </s>
      )}
      {percentage !== null && (
        <span className="rounded-sm bg-accent px-2 py-0.5 text-sm font-semibold text-on-accent">
          <span aria-hidden="true">−</span>
          {percentage}%<VisuallyHidden> off</VisuallyHidden>
        </span>
      )}
    </p>
  );
}
