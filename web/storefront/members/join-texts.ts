import type { PurchaseTexts } from '../payments/failure-texts.ts';
import { joinedPath } from './membership-urls.ts';

/** Messages for memberships. */
export const JOIN_TEXTS: PurchaseTexts = {
  abandonedAdvice: 'Nothing was charged, and your details are kept. Pay again when you are ready.',
  offerChanged: {
    title: 'The Price Has Changed',
    advice: 'Nothing was charged, and your details are kept. Please load this page again.',
  },
  doneElsewhere: {
    title: 'Already Bought',
    message: 'This membership was already bought in another tab.',
    seeLabel: 'See the membership',
    toHref: joinedPath,
    againLabel: 'Buy another year',
  },
  unfinished: {
    title: 'Membership Not There Yet',
    message: 'Payment succeeded, but your membership could not be made yet.',
    advice:
      'Your payment is safe, and you will not be charged again. Your membership still arrives by itself; an email confirms it.',
    idLabel: 'Your membership',
  },
};
