import { type Api, ApiError } from '#contract/client.ts';
import type { FailureCode } from '#contract/failure.ts';
import { createOrder, type WireOrder } from '#contract/orders.ts';
import { newKey } from '#web/shared/new-key.ts';
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
  const body = { ...attempt.order, paymentIntentId: attempt.intent.id };
  let { key } = attempt;
  for (const pause of PAUSES) {
    await wait(pause);
    try {
      const options = { signal: AbortSignal.timeout(TIMEOUT), headers: { 'Idempotency-Key': key } };
      const { body: order } = await api(createOrder, { body }, options);
      await attempts.place(attempt, order.id);
      return { kind: 'placed', order };
    } catch (error) {
      if (hasCode(error, 'payment_refunded')) {
        await attempts.forget(attempt);
        return { kind: 'refunded', message: error.message };
      }
      // The payment alone makes it the same order; the key only saves the shop work.
      if (hasCode(error, 'idempotency_key_reused')) key = newKey();
      else if (isFinal(error)) break;
    }
  }
  return { kind: 'order_failed', attempt };
}

/** The server has decided; asking again would not change its mind. */
export function isFinal(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.status >= 400 && error.status < 500 && error.status !== 408 && error.status !== 429;
}

/** Whether the server refused with this code. */
export function hasCode(error: unknown, code: FailureCode): error is ApiError {
  return error instanceof ApiError && error.failure.code === code;
}
