/** Pieces of order lines; positions count from 0. */
export type ParcelLine = { position: number; quantity: number };

/** A parcel of an order that left the shop. */
export type Fulfilment = {
  /** FF-XXXX-XXXX-XXXX-XXXX */
  id: string;
  lines: ParcelLine[];
  /** A `CarrierId`, or the name of another carrier. */
  carrier: string | null;
  trackingNumber: string | null;
  /** Typed by staff; null: the carrier's own link. */
  trackingUrl: string | null;
  createdAt: Date;
  deliveredAt: Date | null;
};

/** Orders that are sent, or whose packing lists are printed, at once. */
export const MAX_FULFILLED_ORDERS = 100;

/** Describes the content of a parcel: '2 × Linen Lamp, 1 × Oak Desk'. */
export function describeParcel(lines: readonly ParcelLine[], names: readonly string[]): string {
  return lines
    .map(({ position, quantity }) => `${quantity} × ${names[position] ?? `line ${position + 1}`}`)
    .join(', ');
}

/** True if nothing is left to send and every parcel is delivered. */
export function isAllDelivered(
  unsent: readonly number[],
  parcels: readonly Pick<Fulfilment, 'deliveredAt'>[],
): boolean {
  return (
    parcels.length > 0 &&
    unsent.every((pieces) => pieces === 0) &&
    parcels.every(({ deliveredAt }) => deliveredAt !== null)
  );
}
