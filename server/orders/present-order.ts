import type { WireOrder } from '#contract/calls/orders.ts';
import { maskOrder } from '#domain/orders/mask-order.ts';
import type { Order, OrderLine } from '#domain/orders/order.ts';
import { omitNulls } from '../http/omit-nulls.ts';
import { presentOrderRefund } from './present-order-refund.ts';

/** An order as it travels, for whoever may see all of it. */
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
    ...(order.refund && { refund: presentOrderRefund(order.refund) }),
  };
}

/**
 * An order as anyone may see it who knows an e-mail address or a phone number; the address `sealed`, to send
 * a code to.
 */
export function presentMaskedOrder(order: Order, sealedEmail: string): WireOrder {
  return { ...presentOrder(maskOrder(order)), masked: true, sealedEmail };
}

/** An order for whoever bought: with which of its products they have reviewed. */
export function presentOwnOrder(order: Order, reviewed: ReadonlySet<string>): WireOrder {
  const wire = presentOrder(order);
  const products = wire.products.map((line) => ({ ...line, reviewed: reviewed.has(line.productId) }));
  return { ...wire, products, yours: true };
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
  };
}
