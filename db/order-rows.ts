import { normalizeEmail } from '#domain/email-address.ts';
import type { Order } from '#domain/orders/order.ts';
import { isShipped } from '#domain/orders/restock.ts';
import { orderSearchText } from '#domain/orders/search-text.ts';
import { phoneKey } from '#domain/phone-key.ts';
import { createVariantId } from '#domain/products/variants/variant.ts';

/** Returns the row of an order, without its buyer's browser. */
export function orderRow(order: Order) {
  return {
    id: order.id,
    userId: order.userId,
    userEmail: order.userEmail,
    userPhone: order.userPhone,
    emailKey: normalizeEmail(order.userEmail),
    phoneKey: toPhoneKey(order),
    paymentMethod: order.paymentMethod,
    shippingAddress: order.shippingAddress,
    billingAddress: order.billingAddress,
    subtotalCents: order.subtotal,
    shippingCents: order.shipping,
    discountCents: order.discount,
    taxCents: order.tax,
    totalCents: order.total,
    shippingTaxCents: order.shippingTax ?? 0,
    taxIncluded: order.taxIncluded ?? false,
    discounts: order.discounts ?? null,
    shippingMethod: order.shippingMethod ?? null,
    taxes: order.taxes ?? null,
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
    draftOrderId: order.draftOrderId ?? null,
  };
}

/**
 * Returns the rows of an order's lines, in order. `counted` are the variants whose stock they took. All of an
 * order in a shipped status is fulfilled.
 */
export function orderLineRows({ id, status, lines }: Order, counted: Counted = NONE_COUNTED) {
  return lines.map(({ unitPrice, discount, tax, selection, ...line }, position) => ({
    ...line,
    variantId: line.variantId ?? null,
    sku: line.sku ?? null,
    selectedOptions: selection.options ?? null,
    selectedProperties: selection.properties ?? {},
    propertyTexts: selection.texts ?? null,
    discountCents: discount ?? null,
    taxCents: tax ?? null,
    notShipped: line.notShipped ?? false,
    unitPriceCents: unitPrice,
    taken: counted.has(createVariantId(line)) ? line.quantity : 0,
    fulfilled: isShipped(status) ? line.quantity : 0,
    orderId: id,
    position,
  }));
}

type Counted = Pick<ReadonlySet<string>, 'has'>;

const NONE_COUNTED: Counted = new Set();

/**
 * Converts a phone number to its compared form, which is one of the country of the address unless it says
 * another.
 */
export function toPhoneKey({
  userPhone,
  shippingAddress,
  billingAddress,
}: Pick<Order, 'userPhone' | 'shippingAddress' | 'billingAddress'>): string | null {
  const { country = '' } = shippingAddress ?? billingAddress ?? {};
  return (userPhone && phoneKey(userPhone, country)) || null;
}
