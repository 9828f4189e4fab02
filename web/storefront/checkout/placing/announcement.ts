import type { Outcome } from './place-order.ts';

/** How an order ends that was not placed here. */
export type Failure = Exclude<Outcome, { kind: 'placed' }>;

/** What the shopper is told of an order that was not placed (spec 8). */
export type Announcement = { tone: 'error' | 'warning'; title: string; message: string };

/** The words for how it ended. `advice` stays in the page, below them: what to do next. */
export function announcementOf(outcome: Failure): Announcement & { advice: string } {
  switch (outcome.kind) {
    case 'refused':
      return {
        tone: 'error',
        title: 'Payment Failed',
        message: outcome.message,
        advice: 'Nothing was charged, and your details are kept. Check the card or use another one.',
      };
    case 'abandoned':
      return {
        tone: 'warning',
        title: 'Payment Not Completed',
        message: 'Your bank’s question was closed before it was answered.',
        advice: 'Nothing was charged, and your details are kept. Place the order again when you are ready.',
      };
    case 'offer_changed':
      return {
        tone: 'warning',
        title: 'Your Order Has Changed',
        message: outcome.message,
        advice:
          'Nothing was charged, and your details are kept. Look at the order summary, or choose again on the product page.',
      };
    case 'refunded':
      return {
        tone: 'warning',
        title: 'Your Payment Is Being Refunded',
        message: outcome.message,
        advice:
          'All of it goes back to your card. It takes 5 to 10 business days to arrive, depending on your bank. A mail confirms it.',
      };
    case 'placed_elsewhere':
      return {
        tone: 'warning',
        title: 'Already Ordered',
        message: 'This order was already placed in another tab.',
        advice: 'Nothing was charged again.',
      };
    case 'payment_failed':
      return {
        tone: 'error',
        title: 'Payment Error',
        message: 'An unexpected error occurred during payment. Please try again.',
        advice: 'Your details are kept. Trying again will not charge you twice.',
      };
    case 'order_failed':
      return {
        tone: 'error',
        title: 'Order Creation Failed',
        message: 'Payment succeeded but order creation failed. Please contact support.',
        advice:
          'Your payment is safe, and you will not be charged again. Your order still arrives by itself; a mail confirms it.',
      };
  }
}
