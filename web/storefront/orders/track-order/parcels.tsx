import type { WireOrder } from '#contract/calls/orders.ts';
import { describeParcel } from '#domain/fulfilments/fulfilment.ts';
import { isProvided } from '#domain/orders/not-shipped.ts';
import { ParcelNumber } from '#web/shared/parcel-number.tsx';
import { useDates } from '#web/shared/use-dates.ts';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { TitledCard } from '../../titled-card.tsx';

/** The parcels of an order with what is in each, where they are tracked, and what comes later. */
export function Parcels({ order: { products, fulfilments = [] } }: { order: WireOrder }) {
  const { formatDate } = useDates();
  if (fulfilments.length === 0) return null;
  const names = products.map(({ name }) => name);
  const later = products.flatMap((line, position) => {
    const { quantity, canceledQuantity = 0, fulfilledQuantity = 0 } = line;
    const left = quantity - canceledQuantity - fulfilledQuantity;
    return left > 0 ? [{ position, quantity: left }] : [];
  });
  return (
    <TitledCard
      id="parcels"
      title={findTitle(fulfilments, products)}
      className="break-inside-avoid print:p-4"
    >
      <ol className="divide-y divide-line">
        {fulfilments.map((parcel) => (
          <li key={parcel.id} className="grid gap-1 py-4 first:pt-0 last:pb-0">
            <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
              <Badge tone={parcel.deliveredAt ? 'success' : 'primary'}>
                {describeState(parcel, products)}
              </Badge>
              <span className="text-sm text-muted">
                {parcel.deliveredAt
                  ? `on ${formatDate(parcel.deliveredAt)}`
                  : `since ${formatDate(parcel.createdAt)}`}
              </span>
            </p>
            <p className="wrap-anywhere">{describeParcel(parcel.lines, names)}</p>
            <ParcelNumber parcel={parcel} />
          </li>
        ))}
      </ol>
      {later.length > 0 && (
        <p className="mt-4 border-t border-line pt-4 text-muted wrap-anywhere">
          Still to come: {describeParcel(later, names)}
        </p>
      )}
    </TitledCard>
  );
}

type Parcel = NonNullable<WireOrder['fulfilments']>[number];

function findTitle(parcels: readonly Parcel[], products: WireOrder['products']): string {
  if (parcels.every((parcel) => isProvided(parcel, products))) return 'Provided';
  return parcels.length === 1 ? 'Parcel' : 'Parcels';
}

function describeState(parcel: Parcel, products: WireOrder['products']): string {
  if (isProvided(parcel, products)) return 'Provided';
  return parcel.deliveredAt ? 'Delivered' : 'On its way';
}
