import { type Api, ApiError } from '#contract/client.ts';
import { createOrder, type WireOrder } from '#contract/orders.ts';
import type { AttemptMemory, PaymentAttempt } from './payment-attempt.ts';

type Finishing = { api: Api; attempts: AttemptMemory; wait(milliseconds: number): Promise<void> };

type Finished =
  | { kind: 'placed'; order: WireOrder }
  | { kind: 'refunded'; message: string }
  | { kind: 'order_failed'; attempt: PaymentAttempt };

/** Milliseconds before each try to place a paid order. */
const PAUSES = [0, 1_000, 2_000, 4_000];

/** Milliseconds after which an answer is not waited for any longer. */
const TIMEOUT = 15_000;

/**
 * Places the order of a payment that succeeded. Sending it again is safe: the same payment always becomes the same order.
 * Where it does not arrive, the attempt stays remembered, for another try.
 */
export async function finishOrder(
  attempt: PaymentAttempt,
  { api, attempts, wait }: Finishing,
): Promise<Finished> {
  const { key, startedAt, order, intent } = attempt;
  const body = { ...order, paymentIntentId: intent.id };
  for (const pause of PAUSES) {
    await wait(pause);
    try {
      const options = { signal: AbortSignal.timeout(TIMEOUT), headers: { 'Idempotency-Key': key } };
      const placed = await api(createOrder, { body }, options);
      attempts.save({
        key,
        startedAt,
        order,
        stage: 'placed',
        orderId: placed.body.id,
        placedAt: Date.now(),
      });
      return { kind: 'placed', order: placed.body };
    } catch (error) {
      if (error instanceof ApiError && error.failure.code === 'payment_refunded') {
        attempts.forget(attempt);
        return { kind: 'refunded', message: error.message };
      }
      if (isFinal(error)) break;
    }
  }
  return { kind: 'order_failed', attempt };
}

/** The server has decided; asking again would not change its mind. */
function isFinal(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;
}
