import { hasCode, isFinal } from './finish.ts';
import { type Outcome, toOutcome } from './pay.ts';
import type { FreePurchase, Paying } from './purchase.ts';

/** Most attempts: one that ended before this form was opened, and one of changed stored data. */
const STARTS = 3;

/**
 * Makes what costs nothing, without a payment. Never throws and never makes it twice: after a lost response
 * the next press sends the same request, as does another tab.
 */
export async function placeFree<Wanted, Made extends { id: string }>(
  { wanted, place }: FreePurchase<Wanted, Made>,
  { attempts, openedAt }: Pick<Paying<Wanted, Made>, 'attempts' | 'openedAt'>,
): Promise<Outcome<Wanted, Made>> {
  try {
    for (let start = 0; start < STARTS; start++) {
      const attempt = await attempts.begin(wanted);
      if (attempt.stage === 'done') {
        if (attempt.doneAt > openedAt) return { kind: 'done_elsewhere', attempt, madeId: attempt.madeId };
        await attempts.forget(attempt);
        continue;
      }
      try {
        const made = await place({ headers: { 'Idempotency-Key': attempt.key } });
        await attempts.finish(attempt, made.id);
        return { kind: 'done', made };
      } catch (error) {
        if (isFinal(error)) await attempts.forget(attempt);
        if (!hasCode(error, 'idempotency_key_reused')) throw error;
      }
    }
    return { kind: 'payment_failed' };
  } catch (error) {
    return toOutcome(error);
  }
}
