import type { createPaymentIntent } from '#contract/calls/checkout.ts';
import type { OrderBodyInput } from '#contract/calls/orders.ts';
import type { CallInput } from '#contract/define-call.ts';
import type { CheckoutForm } from '#contract/forms/checkout.ts';
import type { Offer } from '../summary/quote-choice.ts';

/** Body of POST /orders, without the payment (spec 3). */
export function orderBodyOf(billing: CheckoutForm, { line, totals }: Offer, userId: string): OrderBodyInput {
  const { name, companyName, address, city, state, zip, country, phone } = billing;
  return {
    userId,
    userEmail: billing.email,
    userPhone: phone,
    paymentMethod: 'Credit Card',
    shippingAddress: { fullName: name, address, city, state, zipCode: zip, country, phone },
    billingAddress: { name, companyName, address, city, state, zip, country, phone },
    products: [
      {
        productId: line.productId,
        quantity: line.quantity,
        price: line.unitPrice,
        selectedColor: line.selectedColor,
        selectedSize: line.selectedSize,
        selectedMemory: line.selectedMemory,
        selectedProperties: line.selectedProperties,
        ...(line.propertyTexts && { propertyTexts: line.propertyTexts }),
      },
    ],
    ...totals,
  };
}

/** Body of POST /create-payment-intent. */
export function paymentRequestOf(
  billing: CheckoutForm,
  { line, totals }: Offer,
  order: OrderBodyInput,
): CallInput<typeof createPaymentIntent>['body'] {
  return {
    amount: totals.total,
    currency: 'usd',
    orderData: {
      customerEmail: billing.email,
      customerName: billing.name,
      productId: line.productId,
      productName: line.name,
      quantity: line.quantity,
    },
    order,
  };
}
