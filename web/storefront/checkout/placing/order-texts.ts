import { trackingPath } from '../../orders/track-order/track-url.ts';
import type { PurchaseTexts } from '../../payments/failure-texts.ts';

/** Messages for orders (specification, section 8). */
export const ORDER_TEXTS: PurchaseTexts = {
  abandonedAdvice:
    'Nothing was charged, and your details are kept. Place the order again when you are ready.',
  offerChanged: {
    title: 'Your Order Has Changed',
    advice:
      'Nothing was charged, and your details are kept. Look at the order summary, or choose again on the product page.',
  },
  doneElsewhere: {
    title: 'Already Ordered',
    message: 'This order was already placed in another tab.',
    seeLabel: 'See the order',
    toHref: confirmationPath,
    againLabel: 'Order once more',
  },
  unfinished: {
    title: 'Order Creation Failed',
    message: 'Payment succeeded but order creation failed. Please contact support.',
    advice:
      'Your payment is safe, and you will not be charged again. Your order still arrives by itself; an email confirms it.',
    idLabel: 'Your Order ID',
    track: { label: 'Track this order', toHref: trackingPath },
  },
};

/** Messages for orders of the cart. */
export const CART_ORDER_TEXTS: PurchaseTexts = {
  ...ORDER_TEXTS,
  offerChanged: {
    title: ORDER_TEXTS.offerChanged.title,
    advice:
      'Nothing was charged, and your details are kept. Look at the order summary, then place your order again.',
  },
  afterRefund: { label: 'Back to your cart', href: '/user/cart' },
};

export function confirmationPath(orderId: string): string {
  return `/user/billing?order=${encodeURIComponent(orderId)}`;
}
