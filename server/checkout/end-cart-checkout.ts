import type { Connection } from '#db/connection.ts';
import { CART_CHANGED, type OrderedCart } from '../cart/ordered-pieces.ts';
import { type Refusal, refuse } from '../http/answer.ts';
import type { PaymentServices } from '../payments/payment-services.ts';
import { detachCart, findLastOrderOfCart, findOpenCheckoutOfCart } from './cart-checkout-queries.ts';
import { findCheckout } from './checkout-queries.ts';
import { endCheckout } from './end-checkout.ts';

/**
 * Ends the open checkout of a cart, so that the one with `newId` can begin (model C4). Refuses if its
 * payment is paid or processing. An equal request may have stored the checkout with `newId`
 * meanwhile: that one stays. Throws `ProviderUnavailable` if the provider does not answer: it might be paid.
 */
export async function endCartCheckout(
  services: PaymentServices,
  cartId: string,
  newId: string | null = null,
): Promise<Refusal | null> {
  const { db } = services;
  const open = await findOpenCheckoutOfCart(db, cartId);
  const checkout = open && open !== newId ? await findCheckout(db, open) : null;
  if (!checkout) return null;
  switch (await endCheckout(services, checkout)) {
    case 'paid':
      return refuseOrdered(checkout.id);
    case 'processing':
      return refuseProcessing(checkout.id);
    case 'ended':
      return null;
    case 'unknown':
      // The provider knows no payment, so that it cannot be paid.
      await detachCart(db, checkout.id);
      return null;
  }
}

/** Explains why a cart lacks pieces to be ordered: they were ordered before, or the cart was changed. */
export async function explainMissingPieces(
  db: Connection,
  { cartId, pieces }: OrderedCart,
): Promise<Refusal> {
  const last = await findLastOrderOfCart(db, cartId);
  const ordered = new Set(last?.cartPieces?.map(({ key }) => key));
  return last && pieces.some(({ key }) => ordered.has(key)) ? refuseOrdered(last.id) : CART_CHANGED;
}

function refuseOrdered(orderId: string): Refusal {
  const message = `This is paid already: it is order ${orderId}. Nothing more was charged.`;
  return refuse('cart_ordered', message, { orderId });
}

function refuseProcessing(orderId: string): Refusal {
  const message = `A payment for this cart is being processed. It becomes order ${orderId}.`;
  return refuse('cart_being_paid', message, { orderId });
}
