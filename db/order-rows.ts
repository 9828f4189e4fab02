import { normalizeEmail } from '#domain/email-address.ts';
import type { Order } from '#domain/orders/order.ts';
import { orderSearchText } from '#domain/orders/search-text.ts';
import { phoneKey } from '#domain/phone-number.ts';

/** The row of an order, without its buyer's browser. */
export function orderRow(order: Order) {
  return {
    id: order.id,
    userId: order.userId,
    userEmail: order.userEmail,
    userPhone: order.userPhone,
    emailKey: normalizeEmail(order.userEmail),
    phoneKey: (order.userPhone && phoneKey(order.userPhone)) || null,
    paymentMethod: order.paymentMethod,
    shippingAddress: order.shippingAddress,
    billingAddress: order.billingAddress,
    subtotalCents: order.subtotal,
    shippingCents: order.shipping,
    discountCents: order.discount,
    taxCents: order.tax,
    totalCents: order.total,
    refundedCents: order.refunded,
    lostCents: order.lost,
    memberPlan: order.memberPlan,
    status: order.status,
    expectedDelivery: order.expectedDelivery,
    createdAt: order.createdAt,
    paymentIntentId: order.paymentIntentId,
    paymentStatus: order.paymentStatus,
    markedPaidAt: order.markedPaidAt,
    unpaidUntil: order.unpaidUntil,
    searchText: orderSearchText(order),
  };
}

/** The rows of an order's lines, in order. `counted` are the products whose stock they took. */
export function orderLineRows({ id, lines }: Order, counted: Counted = NONE_COUNTED) {
  return lines.map(({ unitPrice, ...line }, position) => ({
    ...line,
    propertyTexts: line.propertyTexts ?? null,
    unitPriceCents: unitPrice,
    taken: counted.has(line.productId) ? line.quantity : 0,
    orderId: id,
    position,
  }));
}

type Counted = Pick<ReadonlySet<string>, 'has'>;

const NONE_COUNTED: Counted = new Set();
