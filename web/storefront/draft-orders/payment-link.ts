import type { getPaymentLink } from '#contract/calls/draft-orders.ts';
import type { CallOutput } from '#contract/define-call.ts';

/** A purchase that is paid by a link. */
export type PaymentLink = CallOutput<typeof getPaymentLink>;
