import type { OrderStatus } from './status.ts';

type MaybeDelivered = {
  status: OrderStatus;
  activities: readonly { status: OrderStatus; timestamp: string }[];
  fulfilments?: readonly { deliveredAt?: string | undefined }[] | undefined;
};

/**
 * When an order was delivered: its last parcel, or when staff said so. Null if it was not, or nobody knows.
 */
export function deliveredAt({ status, activities, fulfilments = [] }: MaybeDelivered): string | null {
  if (status !== 'delivered') return null;
  const parcels = fulfilments.flatMap((parcel) => parcel.deliveredAt ?? []);
  const said = activities.filter((activity) => activity.status === 'delivered');
  return parcels.sort().at(-1) ?? said.at(-1)?.timestamp ?? null;
}
