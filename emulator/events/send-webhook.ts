import { toSeconds } from '../wire/new-ids.ts';
import { signEvent } from './sign-event.ts';

/** Takes an event to the endpoint: over the network, or to an application in this process. */
export type Deliver = (request: Request) => Promise<Response>;

/** The response to a webhook: an HTTP status, or the reason there was none. */
export type WebhookAnswer = number | string;

/** Milliseconds an endpoint has to answer. */
const TIMEOUT = 10_000;
const TOO_LATE = 'no answer within 10 seconds';

export function createWebhookSender(deliver: Deliver, secret: string, now: () => Date) {
  const underway = new Set<AbortController>();

  return {
    /** Signs the event and sends it as Stripe does. Never rejects: every failure is an answer. */
    async send(body: string): Promise<WebhookAnswer> {
      const aborter = new AbortController();
      underway.add(aborter);
      const timer = setTimeout(() => aborter.abort(new Error(TOO_LATE)), TIMEOUT).unref();
      try {
        const response = await withSignal(deliver(requestFor(body, aborter.signal)), aborter.signal);
        // An unread body would keep its connection open.
        await response.body?.cancel();
        return response.status;
      } catch (error) {
        return describeError(error);
      } finally {
        clearTimeout(timer);
        underway.delete(aborter);
      }
    },
    /** Stops waiting for outstanding answers. */
    abort() {
      for (const aborter of underway) aborter.abort(new Error('closed'));
    },
  };

  function requestFor(body: string, signal: AbortSignal): Request {
    return new Request('http://webhook.invalid/', {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json; charset=utf-8',
        'User-Agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
        'Stripe-Signature': signEvent(body, secret, toSeconds(now())),
      },
      body,
      signal,
    });
  }
}

export function isAcknowledged(answer: WebhookAnswer): boolean {
  return typeof answer === 'number' && answer >= 200 && answer < 300;
}

/** The cause of a failed fetch names what failed. */
function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message || error.message : error.message;
}

function withSignal(answer: Promise<Response>, signal: AbortSignal): Promise<Response> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    answer.then(resolve, reject);
  });
}
