import type { Hono } from 'hono';
import { followDisputes } from '../disputes/follow-disputes.ts';
import { refuse, sendRefusal } from '../http/answer.ts';
import type { Environment } from '../http/bind.ts';
import { readBytes } from '../http/read-json.ts';
import type { PaymentServices } from '../payments/payment-services.ts';
import { canBeSignature, type ReadEvent } from '../payments/read-event.ts';
import { carryOutRefundsOfPayment } from '../refunds/carry-out-refund.ts';
import { followRefunds } from '../refunds/follow-refunds.ts';
import { findCheckoutOfPayment } from './checkout-queries.ts';
import { finalize } from './finalize.ts';
import { endAfterDeclines } from './limit-declines.ts';

const MAX_EVENT_BYTES = 1024 * 1024;

const UNSIGNED = refuse('malformed', 'This is not a message signed by the payment provider.');

/** The events about money; docs/operating.md lists them for the set-up of the endpoint. */
const PAYMENT_EVENTS = [
  'payment_intent.succeeded',
  'payment_intent.canceled',
  'payment_intent.payment_failed',
];
const REFUND_EVENTS = [
  'charge.refunded',
  'refund.created',
  'refund.updated',
  'refund.failed',
  // Sent by older versions of the provider's API.
  'charge.refund.updated',
];

const DISPUTE_EVENTS = [
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
];

/** All events that the shop listens to. */
export const WEBHOOK_EVENTS = [...PAYMENT_EVENTS, ...REFUND_EVENTS, ...DISPUTE_EVENTS];

/**
 * Binds the calls of the webhook of the payment provider. Events may arrive in any order and any number of
 * times: each makes the shop ask the provider for the payment's state, and settle that. An event is
 * acknowledged once it is settled; otherwise the provider sends it again.
 */
export function webhookRoutes(
  app: Hono<Environment>,
  services: PaymentServices & { readEvent: ReadEvent },
): void {
  app.post('/webhooks/stripe', async (context) => {
    const signature = context.req.header('Stripe-Signature') ?? '';
    if (!canBeSignature(signature)) return sendRefusal(context, UNSIGNED);
    const bytes = await readBytes(context.req.raw, MAX_EVENT_BYTES);
    const busy = context.var.admit();
    if (busy) return sendRefusal(context, busy);
    const event = bytes && services.readEvent(new TextDecoder().decode(bytes), signature);
    if (!event) return sendRefusal(context, UNSIGNED);
    if (event.paymentIntentId) await act(services, event, event.paymentIntentId);
    return context.json({ received: true });
  });
}

async function act(
  services: PaymentServices,
  { type, failedAttempt: attempt }: { type: string; failedAttempt: string | null },
  paymentIntentId: string,
): Promise<void> {
  if (attempt) await endAfterDeclines(services, { paymentIntentId, attempt });
  if (PAYMENT_EVENTS.includes(type)) {
    const known = await findCheckoutOfPayment(services.db, paymentIntentId);
    // The browser has settled most payments before.
    if (!known?.outcome) await finalize(services, paymentIntentId, known);
  }
  if (REFUND_EVENTS.includes(type)) await followRefunds(services, paymentIntentId);
  if (DISPUTE_EVENTS.includes(type)) {
    await followDisputes(services, paymentIntentId);
    // Refunds that waited for its end.
    await carryOutRefundsOfPayment(services, paymentIntentId);
  }
}
