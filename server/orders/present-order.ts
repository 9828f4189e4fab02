import type { WireOrder } from '#contract/calls/orders.ts';
import type { WireFulfilment, WireOrderRefund, WireReturn, WireTax } from '#contract/order-schemas.ts';
import { carrierName, trackingLink } from '#domain/fulfilments/carrier.ts';
import type { Fulfilment } from '#domain/fulfilments/fulfilment.ts';
import { writeChoice } from '#domain/orders/choice-words.ts';
import { maskOrder, type ShownOrder } from '#domain/orders/mask-order.ts';
import type { BillingAddress, Order, OrderLine, OrderRefund, ShippingAddress } from '#domain/orders/order.ts';
import type { OrderDiscount } from '#domain/pricing/discounted-cart.ts';
import { labelUrl } from '#domain/returns/label.ts';
import type { OrderReturn } from '#domain/returns/return.ts';
import { returnEndsAt, withdrawalEndsAt } from '#domain/returns/return-window.ts';
import type { ChosenMethod } from '#domain/shipping/offer-methods.ts';
import type { NamedTax } from '#domain/tax/named-tax.ts';
import type { ExchangedOrder } from '../draft-orders/exchange-queries.ts';
import { omitNulls } from '../http/omit-nulls.ts';
import { presentCancellation } from '../payments/present-cancellation.ts';
import type { ReviewedProducts } from '../reviews/order-review-queries.ts';

/** Presents all of an order. */
export function presentOrder(order: ShownOrder): WireOrder {
  return {
    id: order.id,
    userId: order.userId,
    userEmail: order.userEmail,
    ...omitNulls({
      userPhone: order.userPhone,
      paymentMethod: order.paymentMethod,
      shippingAddress: order.shippingAddress && presentShippingAddress(order.shippingAddress),
      billingAddress: order.billingAddress && presentBillingAddress(order.billingAddress),
      memberPlan: order.memberPlan,
      paymentIntentId: order.paymentIntentId,
    }),
    products: order.lines.map(presentLine),
    subtotal: order.subtotal,
    shipping: order.shipping,
    discount: order.discount,
    tax: order.tax,
    total: order.total,
    ...(order.discounts && { discounts: order.discounts.map(presentDiscount) }),
    ...(order.shippingTax && { shippingTax: order.shippingTax }),
    ...(order.taxIncluded && { taxIncluded: order.taxIncluded }),
    ...(order.shippingMethod && { shippingMethod: presentMethod(order.shippingMethod) }),
    ...(order.taxes && { taxes: order.taxes.map(presentTax) }),
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
    ...(order.fulfilments && { fulfilments: order.fulfilments.map(presentFulfilment) }),
  };
}

function presentShippingAddress(place: ShippingAddress): WireOrder['shippingAddress'] {
  const { fullName, address, city, state, zipCode, country, phone } = place;
  return { fullName, address, city, state, zipCode, country, ...omitNulls({ phone }) };
}

function presentBillingAddress(place: BillingAddress): WireOrder['billingAddress'] {
  const { name, companyName, address, city, state, zip, country, phone } = place;
  return { name, ...omitNulls({ companyName }), address, city, state, zip, country, ...omitNulls({ phone }) };
}

export function presentFulfilment(parcel: Fulfilment): WireFulfilment {
  const { carrier, trackingNumber, createdAt, deliveredAt } = parcel;
  return {
    id: parcel.id,
    lines: parcel.lines.map(({ position, quantity }) => ({ position, quantity })),
    ...omitNulls({
      carrier: carrier && carrierName(carrier),
      trackingNumber,
      trackingUrl: trackingLink(parcel),
    }),
    createdAt: createdAt.toISOString(),
    ...(deliveredAt && { deliveredAt: deliveredAt.toISOString() }),
  };
}

/**
 * Presents an order for a visitor who only knows its email address or phone number. A code is sent to
 * `sealedEmail`.
 */
export function presentMaskedOrder(order: Order, sealedEmail: string): WireOrder {
  return { ...presentOrder(maskOrder(order)), masked: true, sealedEmail };
}

/** Presents an order for its buyer, with which of its products they have reviewed. */
export function presentOwnOrder(order: Order, reviewed: ReviewedProducts): WireOrder {
  const wire = presentOrder(order);
  const products = wire.products.map((line) => ({
    ...line,
    reviewed: reviewed.has(line.productId),
    ...(reviewed.get(line.productId)?.waiting && { reviewWaiting: true as const }),
  }));
  return { ...wire, products, yours: true };
}

function presentMethod({ name, kind }: ChosenMethod): WireOrder['shippingMethod'] {
  return { name, kind };
}

/** A rate is a fraction on the wire. */
export function presentTax({ name, rate, taxable, tax }: NamedTax): WireTax {
  return { name, rate: rate / 10_000, taxableAmount: taxable, tax };
}

/** Returns an order with what it was placed for, and what was placed for its returned pieces. */
export function withExchanges(wire: WireOrder, exchanges: readonly ExchangedOrder[]): WireOrder {
  const exchangeFor = exchanges.find(({ newOrderId }) => newOrderId === wire.id)?.orderId;
  const exchangedFor = exchanges.flatMap((one) => (one.orderId === wire.id ? [one.newOrderId] : []));
  return {
    ...wire,
    ...(exchangeFor && { exchangeFor }),
    ...(exchangedFor.length > 0 && { exchangedFor }),
  };
}

/** Returns an order with its returns, for who may ask for one. */
export function withReturns(
  wire: WireOrder,
  order: Order,
  {
    returns,
    returnDays,
    ...at
  }: { returns: readonly OrderReturn[]; returnDays: number; now: Date; zone: string },
): WireOrder {
  const returnUntil = returnEndsAt(order, returnDays, at);
  const withdrawUntil = withdrawalEndsAt(order, at);
  return {
    ...wire,
    ...(returns.length > 0 && { returns: returns.map(presentReturn) }),
    ...(returnUntil && returnUntil >= at.now && { returnUntil: returnUntil.toISOString() }),
    ...(withdrawUntil && withdrawUntil >= at.now && { withdrawUntil: withdrawUntil.toISOString() }),
  };
}

export function presentReturn(orderReturn: OrderReturn): WireReturn {
  const { id, orderId, status, isWithdrawal, note, answer, label } = orderReturn;
  const { createdAt, decidedAt, receivedAt, endedAt } = orderReturn;
  return {
    id,
    orderId,
    status,
    withdrawal: isWithdrawal,
    ...(orderReturn.wantsExchange && { wantsExchange: true as const }),
    lines: orderReturn.lines.map(({ position, quantity, reason, restocked, writtenOff }) => ({
      position,
      quantity,
      ...omitNulls({ reason }),
      restocked,
      writtenOff,
    })),
    ...omitNulls({ note, answer, exchangeShort: orderReturn.exchangeShort ?? null }),
    ...(label && { label: labelUrl(orderReturn) }),
    createdAt: createdAt.toISOString(),
    ...(decidedAt && { decidedAt: decidedAt.toISOString() }),
    ...(receivedAt && { receivedAt: receivedAt.toISOString() }),
    ...(endedAt && { endedAt: endedAt.toISOString() }),
  };
}

/** Presents the refunded amount of an order, if there is one. */
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

export function presentDiscount({ id, code, title, amount, shipping }: OrderDiscount) {
  return { id, ...omitNulls({ code }), title, amount, shipping };
}

function presentLine(line: OrderLine): WireOrder['products'][number] {
  return {
    productId: line.productId,
    ...(line.variantId && { variantId: line.variantId }),
    ...(line.sku && { sku: line.sku }),
    name: line.name,
    price: line.unitPrice,
    quantity: line.quantity,
    image: line.image,
    selectedProperties: {},
    ...writeChoice(line.selection),
    modifications: line.description,
    ...(line.notShipped && { notShipped: true as const }),
    ...(line.discount !== undefined && { discount: line.discount }),
    ...(line.tax !== undefined && { tax: line.tax }),
    ...(line.canceledQuantity && { canceledQuantity: line.canceledQuantity }),
    ...(line.refundedQuantity && { refundedQuantity: line.refundedQuantity }),
    ...(line.fulfilledQuantity && { fulfilledQuantity: line.fulfilledQuantity }),
    ...(line.returnedQuantity && { returnedQuantity: line.returnedQuantity }),
  };
}
