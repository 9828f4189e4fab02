import { formatMoney } from '#domain/money.ts';
import { ProductThumbnail } from '#web/shared/product-picture.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';
import type { Offer } from './offer.ts';

/** Lines that are shown at once; of more, the rest is scrolled to. */
const SHOWN = 4;

/** The lines of an order of several, close together. */
export function SummaryLines({ lines }: Pick<Offer, 'lines'>) {
  const isLong = lines.length > SHOWN;
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <section
      aria-label={`${pieces} items`}
      // Whatever scrolls can be scrolled by keys.
      tabIndex={isLong ? 0 : undefined}
      className={classNames(isLong && '-mx-2 max-h-96 overflow-y-auto px-2 [scrollbar-width:thin]')}
    >
      <ul className="divide-y divide-line">
        {lines.map((line, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other name.
          <li key={position} className="flex gap-3 py-3 first:pt-0 last:pb-0">
            <ProductThumbnail src={line.image} size={56} className="size-14 rounded-md" />
            <div className="min-w-0 grow text-sm">
              <p className="font-medium wrap-anywhere">{line.name}</p>
              {line.description && <p className="text-muted wrap-anywhere">{line.description}</p>}
              <p className="numeric flex flex-wrap justify-between gap-x-4">
                <span className="text-muted">Quantity: {line.quantity}</span>
                <span className="font-medium">{formatMoney(line.unitPrice * line.quantity)}</span>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
