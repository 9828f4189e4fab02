import type { WireOrder } from '#contract/calls/orders.ts';
import type { WireCancellation, WireOrderRefund } from '#contract/order-schemas.ts';
import type { Cancellation } from '#domain/orders/cancellation.ts';
import { maskOrder } from '#domain/orders/mask-order.ts';
import type { Order, OrderLine, OrderRefund } from '#domain/orders/order.ts';
import { omitNulls } from '../http/omit-nulls.ts';
import type { ReviewedProducts } from './order-review-queries.ts';

/** All of an order. */
export function presentOrder(order: Order): WireOrder {
  return {
    id: order.id,
    userId: order.userId,
    userEmail: order.userEmail,
    ...omitNulls({
      userPhone: order.userPhone,
      paymentMethod: order.paymentMethod,
      shippingAddress: order.shippingAddress && omitNulls(order.shippingAddress),
      billingAddress: order.billingAddress && omitNulls(order.billingAddress),
      memberPlan: order.memberPlan,
      paymentIntentId: order.paymentIntentId,
    }),
    products: order.lines.map(presentLine),
    subtotal: order.subtotal,
    shipping: order.shipping,
    discount: order.discount,
    tax: order.tax,
    total: order.total,
    status: order.status,
    activities: order.activities.map(({ status, timestamp, description }) => ({
      status,
      timestamp: timestamp.toISOString(),
      description,
    })),
    expectedDelivery: order.expectedDelivery.toISOString(),
    createdAt: order.createdAt.toISOString(),
    paymentStatus: order.paymentStatus,
    ...(order.unpaidUntil && { unpaidUntil: order.unpaidUntil.toISOString() }),
    ...(order.markedPaidAt && { markedPaidAt: order.markedPaidAt.toISOString() }),
    ...(order.cancellation && { cancellation: presentCancellation(order.cancellation) }),
    ...presentRefunded(order),
  };
}

/**
 * An order for a visitor who only knows its email address or phone number. A code is sent to `sealedEmail`.
 */
export function presentMaskedOrder(order: Order, sealedEmail: string): WireOrder {
  return { ...presentOrder(maskOrder(order)), masked: true, sealedEmail };
}

/** An order for its buyer, with which of its products they have reviewed. */
export function presentOwnOrder(order: Order, reviewed: ReviewedProducts): WireOrder {
  const wire = presentOrder(order);
  const products = wire.products.map((line) => ({
    ...line,
    reviewed: reviewed.has(line.productId),
    ...(reviewed.get(line.productId)?.waiting && { reviewWaiting: true as const }),
  }));
  return { ...wire, products, yours: true };
}

export function presentCancellation({ at, by, reason }: Cancellation): WireCancellation {
  return { at: at.toISOString(), by, ...omitNulls({ reason }) };
}

/** What was refunded of an order, where anything was. */
export function presentRefunded({ refund, refunded }: Pick<Order, 'refund' | 'refunded'>) {
  return { ...(refund && { refund: presentOrderRefund(refund) }), ...(refunded > 0 && { refunded }) };
}

function presentOrderRefund({ status, amount, requestedAt, doneAt }: OrderRefund): WireOrderRefund {
  return {
    status,
    amount,
    requestedAt: requestedAt.toISOString(),
    ...(doneAt && { doneAt: doneAt.toISOString() }),
  };
}

function presentLine(line: OrderLine): WireOrder['products'][number] {
  return {
    productId: line.productId,
    name: line.name,
    price: line.unitPrice,
    quantity: line.quantity,
    image: line.image,
    ...omitNulls({
      selectedColor: line.selectedColor,
      selectedSize: line.selectedSize,
      selectedMemory: line.selectedMemory,
    }),
    selectedProperties: line.selectedProperties,
    ...(line.propertyTexts && { propertyTexts: line.propertyTexts }),
    modifications: line.modifications,
    ...(line.canceledQuantity && { canceledQuantity: line.canceledQuantity }),
    ...(line.refundedQuantity && { refundedQuantity: line.refundedQuantity }),
  };
}
