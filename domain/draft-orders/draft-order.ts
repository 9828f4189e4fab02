import type { WantedLine } from '../checkout/quote.ts';
import type { StaffDiscount } from '../discounts/staff-discount.ts';
import type { Cents } from '../money.ts';
import type { ShippingAddress } from '../orders/order.ts';
import { DAY } from '../time-units.ts';

/** An order that staff prepare. Its prices are those of the day it is paid. */
export type DraftContent = {
  email: string | null;
  phone: string | null;
  address: ShippingAddress | null;
  lines: WantedLine[];
  codes: string[];
  discount: StaffDiscount | null;
  /** A method of the shop; null for the first one of the place. */
  shippingMethodId: string | null;
  /** A price for this order alone, instead of the methods. */
  customShipping: CustomShipping | null;
  /** For staff. */
  note: string | null;
};

export type CustomShipping = { name: string; price: Cents };

/** Pieces of an order that come back, whose price counts towards another order. */
export type ExchangeCredit = {
  returnId: string;
  orderId: string;
  lines: CreditLine[];
};

/** Cents: what a refund of the pieces would return, `amount` without `tax` unless prices contain it. */
export type CreditLine = { position: number; quantity: number; amount: Cents; tax: Cents };

/** An order that staff prepare. It is no sale and holds no stock; `orderId` once it is paid. */
export type DraftOrder = {
  id: string;
  version: number;
  content: DraftContent;
  createdAt: Date;
  /** The email address of the member of staff. */
  createdBy: string;
  updatedAt: Date;
  /** The times at which its link was made, sent by mail, and ends; null without one. */
  linkMadeAt: Date | null;
  linkSentAt: Date | null;
  linkExpiresAt: Date | null;
  orderId: string | null;
  deletedAt: Date | null;
};

export const DRAFT_STATUSES = ['open', 'link_sent', 'paid'] as const;

export type DraftStatus = (typeof DRAFT_STATUSES)[number];

/** `link_sent`: there is a link to pay, by mail or copied. */
export function draftStatus({
  orderId,
  linkMadeAt,
}: Pick<DraftOrder, 'orderId' | 'linkMadeAt'>): DraftStatus {
  if (orderId) return 'paid';
  return linkMadeAt ? 'link_sent' : 'open';
}

export const DRAFT_STATUS_LABELS: Record<DraftStatus, string> = {
  open: 'Open',
  link_sent: 'Link sent',
  paid: 'Paid',
};

/** Milliseconds for which a link to pay can be used. */
export const LINK_LIFETIME = 30 * DAY;

/** Checks what a link needs: the customer and the destination. Messages by field. */
export function linkProblems({ email, address }: DraftContent): Record<string, string> {
  return {
    ...(!email && { email: 'The link needs the email address of the customer' }),
    ...(!address && { address: 'The link needs the address of the customer' }),
  };
}
