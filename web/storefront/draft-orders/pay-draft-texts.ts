import { trackingPath } from '../orders/track-order/track-url.ts';
import type { PurchaseTexts } from '../payments/failure-texts.ts';

/** Messages for orders that are paid by a link. */
export const PAY_DRAFT_TEXTS: PurchaseTexts = {
  abandonedAdvice: 'Nothing was charged. Pay again when you are ready.',
  offerChanged: {
    title: 'This Has Changed',
    advice: 'Nothing was charged. What it costs now is shown here: please look, and pay again.',
  },
  doneElsewhere: {
    title: 'Already Paid',
    message: 'This was already paid in another tab.',
    seeLabel: 'See the order',
    toHref: trackingPath,
    againLabel: 'Look again',
  },
  unfinished: {
    title: 'Order Not There Yet',
    message: 'Payment succeeded, but your order could not be made yet.',
    advice:
      'Your payment is safe, and you will not be charged again. Your order still arrives by itself; an email confirms it.',
    idLabel: 'Your order',
    track: { label: 'Track your order', toHref: trackingPath },
  },
};
