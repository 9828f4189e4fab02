import type { createPaymentIntent } from '#contract/calls/checkout.ts';
import type { OrderBodyInput } from '#contract/calls/order-body.ts';
import type { CallInput } from '#contract/define-call.ts';
import type { CheckoutForm } from '#contract/forms/checkout.ts';
import type { OrderLine } from '#domain/orders/order.ts';
import type { Offer } from '../summary/offer.ts';

/** Body of POST /orders, without the payment (specification, section 3). */
export function orderBodyOf(
  billing: CheckoutForm,
  { lines, totals, discounts = [], delivery, fromCart }: Offer,
  userId: string,
): OrderBodyInput {
  const codes = discounts.flatMap(({ code }) => code ?? []);
  const { name, companyName, address, city, state, zip, country, phone } = billing;
  return {
    userId,
    userEmail: billing.email,
    userPhone: phone,
    paymentMethod: 'Credit Card',
    shippingAddress: { fullName: name, address, city, state, zipCode: zip, country, phone },
    billingAddress: { name, companyName, address, city, state, zip, country, phone },
    ...(delivery?.shippingMethodId && { shippingMethodId: delivery.shippingMethodId }),
    ...(codes.length > 0 && { codes }),
    ...(fromCart && { cart: true }),
    products: lines.map((line) => ({ ...wantedLineOf(line), price: line.unitPrice })),
    ...totals,
  };
}

/** A line as calls ask for it. */
export function wantedLineOf(line: OrderLine): OrderBodyInput['products'][number] {
  return {
    productId: line.productId,
    ...(line.variantId && { variantId: line.variantId }),
    quantity: line.quantity,
    selectedColor: line.selectedColor,
    selectedSize: line.selectedSize,
    selectedMemory: line.selectedMemory,
    ...(line.selectedOptions && { selectedOptions: line.selectedOptions }),
    selectedProperties: line.selectedProperties,
    ...(line.propertyTexts && { propertyTexts: line.propertyTexts }),
  };
}

/**
 * Body of POST /create-payment-intent. Its fields of a product are those of the first line (specification,
 * section 7).
 */
export function paymentRequestOf(
  billing: CheckoutForm,
  { lines, totals }: Offer,
  order: OrderBodyInput,
): CallInput<typeof createPaymentIntent>['body'] {
  const [first] = lines;
  if (!first) throw new Error('An order has a line');
  return {
    amount: totals.total,
    currency: 'usd',
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
