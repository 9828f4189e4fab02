export type StatusTone = 'success' | 'primary' | 'error' | 'warning';

/**
 * The traits of a status:
 * - `sale`: counts as a sale once it is paid.
 * - `pending`: the dashboard calls it pending (specification, section 4).
 * - `to-pack`: waits to be packed once it is paid.
 * - `packed`: is packed, and waits to be sent once it is paid.
 * - `shipped`: its pieces have left the shop.
 * - `sendable`: parcels of it can be sent.
 * - `parcel`: says something about a parcel, so that an order without shipping never has it.
 * - `holds-stock`: holds pieces that are in the shop, which go back on sale if it ends.
 * - `shopper-cancels`: its customer can cancel it.
 * - `open`: something is still to happen to it.
 */
export type StatusTrait =
  | 'sale'
  | 'pending'
  | 'to-pack'
  | 'packed'
  | 'shipped'
  | 'sendable'
  | 'parcel'
  | 'holds-stock'
  | 'shopper-cancels'
  | 'open';

type StatusFacts = {
  label: string;
  /** The color of its badge in the back office (specification, section 4). */
  tone: StatusTone;
  /** The color of its badge while tracking, if it is another one (specification, section 4). */
  trackingTone?: StatusTone;
  /** Its place on the progress bar of a tracked order, from 1. */
  step?: number;
  /** The text of the mail about a change to it. */
  news: string;
  /** Explains a status that is not on the progress bar to its customer. */
  explanation?: string;
  traits: readonly StatusTrait[];
};

/** All that follows from the status of an order; every rule and query asks this table. */
const STATUSES = {
  placed: {
    label: 'Placed',
    tone: 'warning',
    step: 1,
    news: 'We have your order.',
    traits: ['sale', 'pending', 'to-pack', 'sendable', 'holds-stock', 'shopper-cancels', 'open'],
  },
  processing: {
    label: 'Processing',
    tone: 'warning',
    news: 'We are getting your order ready.',
    explanation: 'We are looking through your order. It will be packed next.',
    traits: ['sale', 'pending', 'to-pack', 'sendable', 'holds-stock', 'open'],
  },
  packaging: {
    label: 'Packaging',
    tone: 'warning',
    step: 2,
    news: 'Your order is being packed.',
    traits: ['sale', 'pending', 'packed', 'sendable', 'parcel', 'holds-stock', 'open'],
  },
  'on-the-road': {
    label: 'On The Road',
    tone: 'primary',
    step: 3,
    news: 'Your order has left us and is on its way to you.',
    traits: ['sale', 'shipped', 'sendable', 'parcel', 'open'],
  },
  delivered: {
    label: 'Delivered',
    tone: 'success',
    step: 4,
    news: 'Your order has been delivered. We hope you enjoy it.',
    traits: ['sale', 'shipped', 'sendable'],
  },
  // What becomes of the pieces of a rejected order is decided when it is rejected.
  rejected: {
    label: 'Rejected',
    tone: 'error',
    trackingTone: 'warning',
    news: 'We are sorry: we cannot carry out your order.',
    explanation: 'We could not take your order on.',
    traits: [],
  },
  'on-hold': {
    label: 'On Hold',
    tone: 'warning',
    news: 'Your order is on hold for now. We will write again as soon as it goes on.',
    explanation: 'Something has to be settled before we can pack your order.',
    traits: ['sale', 'holds-stock', 'open'],
  },
} as const satisfies Record<string, StatusFacts>;

export type OrderStatus = keyof typeof STATUSES;

/** In no particular order: staff may set any (specification, section 4). */
export const ORDER_STATUSES = Object.keys(STATUSES) as [OrderStatus, ...OrderStatus[]];

export function statusHas(status: OrderStatus, trait: StatusTrait): boolean {
  return factsOf(status).traits.includes(trait);
}

/** The statuses with a trait, e.g. for the condition of a query. */
export function statusesWith(trait: StatusTrait): OrderStatus[] {
  return ORDER_STATUSES.filter((status) => statusHas(status, trait));
}

/** 'On The Road' (specification, section 4). */
export function statusLabel(status: OrderStatus): string {
  return factsOf(status).label;
}

/** The text of a change to this status, unless staff write another one (specification, section 7). */
export function statusNote(status: OrderStatus): string {
  return `Status updated to ${status}`;
}

/** Returns the text of a mail about a change to this status. */
export function statusNews(status: OrderStatus): string {
  return factsOf(status).news;
}

/** Explains a status that is not one of the steps shown to shoppers; null for those that are. */
export function statusExplanation(status: OrderStatus): string | null {
  return factsOf(status).explanation ?? null;
}

/** The color of a status's badge in the back office (specification, section 4). */
export function statusTone(status: OrderStatus): StatusTone {
  return factsOf(status).tone;
}

/** The color of a status's badge while tracking: as in the back office, but a rejected order is a warning. */
export function trackingTone(status: OrderStatus): StatusTone {
  const { tone, trackingTone: whileTracking = tone } = factsOf(status);
  return whileTracking;
}

/** The steps shown to shoppers, in their order. */
export const TRACKING_STEPS: readonly OrderStatus[] = ORDER_STATUSES.filter(
  (status) => stepOf(status) > 0,
).sort((one, other) => stepOf(one) - stepOf(other));

/** Progress in percent: 25, 50, 75 or 100 at a tracking step, otherwise 0 (specification, section 4). */
export function trackingProgress(status: OrderStatus): number {
  return (stepOf(status) / TRACKING_STEPS.length) * 100;
}

function stepOf(status: OrderStatus): number {
  return factsOf(status).step ?? 0;
}

function factsOf(status: OrderStatus): StatusFacts {
  return STATUSES[status];
}
