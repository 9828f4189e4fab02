import { maskEmail } from '../email-address.ts';
import type { Fulfilment } from '../fulfilments/fulfilment.ts';
import { phoneDigits } from '../phone-number.ts';
import { hideTypedTexts } from './hide-typed-texts.ts';
import type { Order, OrderActivity, OrderLine, ShippingAddress } from './order.ts';
import { PLACED_NOTE } from './place-order.ts';
import { statusNote } from './status.ts';

/** The parts of an order that a presenter shows to every reader. */
export type ShownOrder = Omit<Order, 'owed' | 'lost' | 'draftOrderId'>;

/**
 * The order for someone who only knows its email address or phone number: the products and status, but no
 * personal data. It names what may leave, so that a new field of an order does not. The id is masked too,
 * because it grants full access.
 */
export function maskOrder(order: Order): ShownOrder {
  return {
    id: `MG-••••-••••-••••-${order.id.slice(-4)}`,
    userId: HIDDEN,
    userEmail: maskEmail(order.userEmail),
    userPhone: order.userPhone && maskPhone(order.userPhone),
    paymentMethod: order.paymentMethod,
    shippingAddress: order.shippingAddress && maskAddress(order.shippingAddress),
    billingAddress: null,
    lines: order.lines.map(maskLine),
    memberPlan: null,
    subtotal: order.subtotal,
    shipping: order.shipping,
    discount: order.discount,
    tax: order.tax,
    total: order.total,
    // Its discounts are absent: a code may be a person's own.
    shippingTax: order.shippingTax,
    taxIncluded: order.taxIncluded,
    shippingMethod: order.shippingMethod,
    taxes: order.taxes,
    status: order.status,
    activities: order.activities.map(maskActivity),
    expectedDelivery: order.expectedDelivery,
    createdAt: order.createdAt,
    paymentIntentId: null,
    paymentStatus: order.paymentStatus,
    unpaidUntil: order.unpaidUntil,
    markedPaidAt: order.markedPaidAt,
    cancellation: order.cancellation && {
      at: order.cancellation.at,
      by: order.cancellation.by,
      reason: null,
    },
    refund: order.refund,
    refunded: order.refunded,
    fulfilments: order.fulfilments?.map(maskParcel),
  };
}

const HIDDEN = '•••••';

function maskAddress({ fullName, country, phone }: ShippingAddress): ShippingAddress {
  return {
    fullName: maskWords(fullName),
    address: HIDDEN,
    city: HIDDEN,
    state: HIDDEN,
    zipCode: HIDDEN,
    country,
    phone: phone && maskPhone(phone),
  };
}

/** An engraving may be as private as the address. */
function maskLine(line: OrderLine): OrderLine {
  return {
    productId: line.productId,
    variantId: line.variantId,
    sku: line.sku,
    name: line.name,
    image: line.image,
    unitPrice: line.unitPrice,
    quantity: line.quantity,
    selection: { options: line.selection.options, properties: line.selection.properties },
    description: hideTypedTexts(line.description, line.selection.texts ?? {}, HIDDEN),
    notShipped: line.notShipped,
    discount: line.discount,
    tax: line.tax,
    canceledQuantity: line.canceledQuantity,
    refundedQuantity: line.refundedQuantity,
    fulfilledQuantity: line.fulfilledQuantity,
    returnedQuantity: line.returnedQuantity,
  };
}

/** A carrier shows to all who know the number where the parcel goes. */
function maskParcel({ id, lines, carrier, createdAt, deliveredAt }: Fulfilment): Fulfilment {
  return { id, lines, carrier, trackingNumber: null, trackingUrl: null, createdAt, deliveredAt };
}

/** Staff may have written anything about the customer. */
function maskActivity({ status, timestamp, description }: OrderActivity): OrderActivity {
  return { status, timestamp, description: description === PLACED_NOTE ? description : statusNote(status) };
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
