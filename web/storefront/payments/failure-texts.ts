import type { Outcome } from './pay.ts';

export type Failure<Wanted = unknown> = Exclude<Outcome<Wanted, never>, { kind: 'done' }>;

/** Messages for a failed purchase (specification, section 8). */
export type FailureTexts = { tone: 'error' | 'warning'; title: string; message: string };

/** Messages that depend on what is bought. */
export type PurchaseTexts = {
  /** After the bank's challenge was closed. */
  abandonedAdvice: string;
  offerChanged: { title: string; advice: string };
  doneElsewhere: {
    title: string;
    message: string;
    seeLabel: string;
    toHref(id: string): string;
    againLabel: string;
  };
  unfinished: {
    title: string;
    message: string;
    advice: string;
    idLabel: string;
    track?: { label: string; toHref(id: string): string };
  };
  /** The link after a refund; all products unless given. */
  afterRefund?: { label: string; href: string };
};

/**
 * `advice` is shown in the page only: what to do next. There, `hint` replaces title and message where the
 * toast has said all of it.
 */
export function selectFailureTexts(
  failure: Failure,
  { abandonedAdvice, offerChanged, doneElsewhere, unfinished }: PurchaseTexts,
): FailureTexts & { advice: string; hint?: string } {
  switch (failure.kind) {
    case 'refused':
      return {
        tone: 'error',
        title: 'Payment Failed',
        message: failure.message,
        hint: 'Check the card or use another one.',
        advice: 'Nothing was charged, and your details are kept.',
      };
    case 'abandoned':
      return {
        tone: 'warning',
        title: 'Payment Not Completed',
        message: 'Your bank’s question was closed before it was answered.',
        advice: abandonedAdvice,
      };
    case 'email_refused':
      return {
        tone: 'warning',
        title: 'Email Not Accepted',
        message: `${failure.message}.`,
        advice: 'Nothing was charged, and your details are kept. Correct your email address and try again.',
      };
    case 'not_accepted':
      return {
        tone: 'error',
        title: 'Payment Not Possible',
        message: failure.message,
        advice: 'Nothing was charged, and your details are kept.',
      };
    case 'offer_changed':
      return { tone: 'warning', message: failure.message, ...offerChanged };
    case 'cart_taken':
      return {
        tone: 'warning',
        title: failure.isOrdered ? doneElsewhere.title : 'Your Payment Is Being Processed',
        message: failure.message,
        advice: failure.isOrdered
          ? 'What you have added since is still in your cart.'
          : 'Nothing more is charged meanwhile, and an email confirms the order. If your bank refuses the payment, your cart is as it was.',
      };
    case 'refunded':
      return {
        tone: 'warning',
        title: 'Your Payment Is Being Refunded',
        message: failure.message,
        advice:
          'All of it goes back to your card. It takes 5 to 10 business days to arrive, depending on your bank. An email confirms it.',
      };
    case 'done_elsewhere': {
      const { title, message } = doneElsewhere;
      return { tone: 'warning', title, message, advice: 'Nothing was charged again.' };
    }
    case 'payment_failed':
      return {
        tone: 'error',
        title: 'Payment Error',
        message: 'An unexpected error occurred during payment. Please try again.',
        advice: 'Your details are kept. Trying again will not charge you twice.',
      };
    case 'unfinished': {
      const { title, message, advice } = unfinished;
      return { tone: 'error', title, message, advice };
    }
  }
}
