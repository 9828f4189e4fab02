import { useEffect, useEffectEvent } from 'react';
import type { PayingState } from './use-paying.ts';

/** Shows a refused email address at its field. */
export function useRefusedEmail(
  failure: PayingState<unknown>['failure'],
  refuse: (field: 'email', message: string) => void,
): void {
  const show = useEffectEvent((message: string) => refuse('email', message));
  useEffect(() => {
    if (failure?.kind === 'email_refused') show(failure.message);
  }, [failure]);
}
