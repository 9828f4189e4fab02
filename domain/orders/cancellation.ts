import { type OrderStatus, statusLabel } from './status.ts';

/** The party that canceled an order; `expiry`: it was not paid in time. */
export const CANCELED_BY = ['shopper', 'staff', 'expiry'] as const;

export type CanceledBy = (typeof CANCELED_BY)[number];

/** The end of an order before it was shipped. `reason` is the text of the shopper or of staff. */
export type Cancellation = { at: Date; by: CanceledBy; reason: string | null };

/** The description of the activity, which shoppers read too. */
export function describeCancellation({ by, reason }: Pick<Cancellation, 'by' | 'reason'>): string {
  return reason ? `${CANCELED[by]}: ${reason}` : CANCELED[by];
}

/** The label of an order's status: 'Canceled' for a canceled one, which is rejected for old readers. */
export function orderLabel({ status, cancellation }: Labeled): string {
  return cancellation ? 'Canceled' : statusLabel(status);
}

type Labeled = { status: OrderStatus; cancellation?: object | null | undefined };

const CANCELED: Record<CanceledBy, string> = {
  shopper: 'Canceled by the customer',
  staff: 'Canceled by the shop',
  expiry: 'Canceled: it was not paid in time',
};
