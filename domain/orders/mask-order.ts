import { maskEmail } from '../email-address.ts';
import { phoneDigits } from '../phone-number.ts';
import { hideTypedTexts } from './hide-typed-texts.ts';
import type { Order, OrderActivity, OrderLine } from './order.ts';
import { PLACED_NOTE } from './place-order.ts';
import { statusNote } from './status.ts';

/**
 * The order for someone who only knows its email address or phone number: the products and status, but no
 * personal data. The id is masked too, because it grants full access.
 */
export function maskOrder(order: Order): Order {
  return {
    ...order,
    id: `MG-••••-••••-••••-${order.id.slice(-4)}`,
    userId: HIDDEN,
    userEmail: maskEmail(order.userEmail),
    userPhone: order.userPhone && maskPhone(order.userPhone),
    shippingAddress: order.shippingAddress && {
      fullName: maskWords(order.shippingAddress.fullName),
      address: HIDDEN,
      city: HIDDEN,
      state: HIDDEN,
      zipCode: HIDDEN,
      country: order.shippingAddress.country,
      phone: order.shippingAddress.phone && maskPhone(order.shippingAddress.phone),
    },
    billingAddress: null,
    lines: order.lines.map(maskLine),
    activities: order.activities.map(maskActivity),
    memberPlan: null,
    // A code may be a person's own.
    discounts: undefined,
    paymentIntentId: null,
    cancellation: order.cancellation && { ...order.cancellation, reason: null },
    // A carrier shows to all who know the number where the parcel goes.
    fulfilments: order.fulfilments?.map((parcel) => ({ ...parcel, trackingNumber: null, trackingUrl: null })),
  };
}

const HIDDEN = '•••••';

/** An engraving may be as private as the address. */
function maskLine({ propertyTexts, ...line }: OrderLine): OrderLine {
  if (!propertyTexts) return line;
  return { ...line, modifications: hideTypedTexts(line.modifications, propertyTexts, HIDDEN) };
}

/** Staff may have written anything about the customer. */
function maskActivity(activity: OrderActivity): OrderActivity {
  const note = statusNote(activity.status);
  return activity.description === PLACED_NOTE ? activity : { ...activity, description: note };
}

/** '+1 555 010 2030' → '••••• 30' */
function maskPhone(phone: string): string {
  return `${HIDDEN} ${phoneDigits(phone).slice(-2)}`;
}

/** 'Ada Lovelace' → 'A••• L•••' */
function maskWords(text: string): string {
  return text
    .split(/\s+/)
    .filter((word) => word)
    .map((word) => `${[...word][0]}•••`)
    .join(' ');
}
