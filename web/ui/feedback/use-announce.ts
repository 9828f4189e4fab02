import { createContext, use } from 'react';

export type Announce = (words: string) => void;

export const AnnounceContext = createContext<Announce>(() => {});

/**
 * Says to screen readers what everyone else sees happen away from the focus: that work has begun, that a list
 * has come to nothing. The `ToastProvider` says it; without one nobody does.
 */
export function useAnnounce(): Announce {
  return use(AnnounceContext);
}
