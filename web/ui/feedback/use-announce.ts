import { createContext, use } from 'react';

export type Announce = (words: string) => void;

export const AnnounceContext = createContext<Announce>(() => {});

/** Announces to screen readers what happens away from the focus. Silent without a `ToastProvider`. */
export function useAnnounce(): Announce {
  return use(AnnounceContext);
}
