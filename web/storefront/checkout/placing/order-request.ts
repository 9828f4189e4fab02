import type { createPaymentIntent } from '#contract/calls/checkout.ts';
import type { OrderBodyInput } from '#contract/calls/order-body.ts';
import type { CallInput } from '#contract/define-call.ts';
import type { CheckoutForm } from '#contract/forms/checkout.ts';
import { CURRENCY } from '#domain/money.ts';
import { writeLine } from '#domain/orders/choice-words.ts';
import { needsShipping } from '#domain/orders/not-shipped.ts';
import type { Offer } from '../summary/offer.ts';

/** Body of POST /orders, without the payment (specification, section 3). */
export function buildOrderBody(
  billing: CheckoutForm,
  { lines, totals, discounts = [], delivery, fromCart }: Offer,
  userId: string,
): OrderBodyInput {
  const codes = discounts.flatMap(({ code }) => code ?? []);
  const { name, companyName, address, city, state, zip, country, phone } = billing;
  return {
    userId,
    userEmail: billing.email,
    userPhone: phone || null,
    paymentMethod: 'Credit Card',
    shippingAddress: needsShipping(lines)
      ? { fullName: name, address, city, state, zipCode: zip, country, phone }
      : null,
    billingAddress: { name, companyName, address, city, state, zip, country, phone: phone || null },
    ...(delivery?.shippingMethodId && { shippingMethodId: delivery.shippingMethodId }),
    ...(codes.length > 0 && { codes }),
    ...(fromCart && { cart: true }),
    products: lines.map((line) => ({ ...writeLine(line), price: line.unitPrice })),
    ...totals,
  };
}

/**
 * Body of POST /create-payment-intent. Its fields of a product are those of the first line (specification,
 * section 7).
 */
export function buildPaymentRequest(
  billing: CheckoutForm,
  { lines, totals }: Offer,
  order: OrderBodyInput,
): CallInput<typeof createPaymentIntent>['body'] {
  const [first] = lines;
  if (!first) throw new Error('An order has a line');
  return {
    amount: totals.total,
    currency: CURRENCY,
    orderData: {
      customerEmail: billing.email,
      customerName: billing.name,
      productId: first.productId,
      productName: first.name,
      quantity: first.quantity,
    },
    order,
  };
}
