import { ApiError } from '#contract/client.ts';
import type { FailureCode } from '#contract/failure.ts';
import { newKey } from '#web/shared/new-key.ts';
import type { PaymentAttempt } from './attempt-memory.ts';
import type { Paying } from './purchase.ts';

/** How a payment that succeeded ends. */
export type Finished<Wanted, Made> =
  | { kind: 'done'; made: Made }
  | { kind: 'refunded'; message: string }
  | { kind: 'unfinished'; attempt: PaymentAttempt<Wanted> };

/** Milliseconds before each try to have what was paid for made. */
const PAUSES = [0, 1_000, 2_000, 4_000];

/** Milliseconds after which an answer is not waited for any longer. */
const TIMEOUT = 15_000;

/**
 * Has what was paid for made. Sending it again is safe: the same payment always becomes the same thing. Where
 * that does not arrive, the attempt stays remembered, for another try.
 */
export async function finish<Wanted, Made extends { id: string }>(
  attempt: PaymentAttempt<Wanted>,
  { make, attempts, wait }: Pick<Paying<Wanted, Made>, 'make' | 'attempts' | 'wait'>,
): Promise<Finished<Wanted, Made>> {
  let { key } = attempt;
  for (const pause of PAUSES) {
    await wait(pause);
    try {
      const options = { signal: AbortSignal.timeout(TIMEOUT), headers: { 'Idempotency-Key': key } };
      const made = await make(attempt, options);
      await attempts.finish(attempt, made.id);
      return { kind: 'done', made };
    } catch (error) {
      if (hasCode(error, 'payment_refunded')) {
        await attempts.forget(attempt);
        return { kind: 'refunded', message: error.message };
      }
      // The payment alone makes it the same thing; the key only saves the shop work.
      if (hasCode(error, 'idempotency_key_reused')) key = newKey();
      else if (isFinal(error)) break;
    }
  }
  return { kind: 'unfinished', attempt };
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
