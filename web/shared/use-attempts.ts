import { useRef } from 'react';
import type { SendOptions } from '#contract/client.ts';
import { newKey } from './new-key.ts';

/**
 * Sends a creating call with an Idempotency-Key that stays the same until an attempt succeeds, by the name of
 * what is done: a repeat after a lost answer has no second effect, one after a success has.
 */
export function useAttempts() {
  const keys = useRef(new Map<string, string>());
  return async <Answer>(name: string, send: (options: SendOptions) => Promise<Answer>): Promise<Answer> => {
    const key = keys.current.get(name) ?? newKey();
    keys.current.set(name, key);
    const answer = await send({ headers: { 'Idempotency-Key': key } });
    keys.current.delete(name);
    return answer;
  };
}
