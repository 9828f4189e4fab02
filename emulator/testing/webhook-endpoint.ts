import Stripe from 'stripe';
import type { WebhookOptions } from '../events/webhooks.ts';

const WEBHOOK_SECRET = 'whsec_demo';

export type WebhookEndpoint = ReturnType<typeof webhookEndpoint>;

/**
 * An endpoint that checks each webhook as the SDK does. `answer` responds to the n-th, counted from 0.
 */
export function webhookEndpoint(
  events: readonly string[] = ['*'],
  answer: (index: number) => Response | Promise<Response> = () => new Response('ok'),
) {
  const received: { event: Stripe.Event; signature: string; request: Request }[] = [];
  const waiting = new Set<() => void>();

  const options: WebhookOptions = {
    secret: WEBHOOK_SECRET,
    events,
    async deliver(request) {
      const signature = request.headers.get('stripe-signature') ?? '';
      const event = Stripe.webhooks.constructEvent(await request.text(), signature, WEBHOOK_SECRET, 0);
      const index = received.length;
      received.push({ event, signature, request });
      for (const check of waiting) check();
      return answer(index);
    },
  };

  return {
    options,
    received,
    types: () => received.map(({ event }) => event.type),
    /** Resolves once so many have come in. */
    until(count: number): Promise<void> {
      return new Promise((resolve) => {
        const check = () => {
          if (received.length < count) return;
          waiting.delete(check);
          resolve();
        };
        waiting.add(check);
        check();
      });
    },
  };
}
