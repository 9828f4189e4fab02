import { ApiError } from '#contract/client.ts';
import type { FailureCode } from '#contract/failure.ts';
import { newKey } from '#web/shared/new-key.ts';
import type { PaymentAttempt } from './attempt-store.ts';
import type { Paying } from './purchase.ts';

export type Finished<Wanted, Made> =
  | { kind: 'done'; made: Made }
  | { kind: 'refunded'; message: string }
  | { kind: 'unfinished'; attempt: PaymentAttempt<Wanted> };

/** Milliseconds before each try. */
const PAUSES = [0, 1_000, 2_000, 4_000];

/** Milliseconds before a request is aborted. */
const TIMEOUT = 15_000;

/** Creates what was paid for, idempotent by its payment. If that fails, the attempt is remembered. */
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
      // The payment makes it idempotent; the key only saves work.
      if (hasCode(error, 'idempotency_key_reused')) key = newKey();
      else if (isFinal(error)) break;
    }
  }
  return { kind: 'unfinished', attempt };
}

/** The server decided; retrying does not help. */
export function isFinal(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.status >= 400 && error.status < 500 && error.status !== 408 && error.status !== 429;
}

export function hasCode(error: unknown, code: FailureCode): error is ApiError {
  return error instanceof ApiError && error.failure.code === code;
}
