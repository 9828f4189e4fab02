import type { WireFulfilment } from '#contract/order-schemas.ts';

/** The carrier and number of a parcel, with a link to where it is tracked. */
export function ParcelNumber({
  parcel: { carrier, trackingNumber, trackingUrl },
}: {
  parcel: WireFulfilment;
}) {
  const text = [carrier, trackingNumber].filter(Boolean).join(' ');
  if (!text && !trackingUrl) return null;
  return (
    <p className="numeric wrap-anywhere">
      {trackingUrl ? (
        <a
          href={trackingUrl}
          target="_blank"
          rel="noreferrer"
          className="tap font-medium underline underline-offset-4"
        >
          {text || 'Track the parcel'}
          <span className="sr-only"> (opens in a new tab)</span>
        </a>
      ) : (
        text
      )}
    </p>
  );
}
